import { useState } from 'react';
import { confirmationTexts } from '#features/portal/texts/confirmations/token.ts';
import { ConfirmationProvider } from '#features/portal/web/confirmations/confirmation-provider.tsx';
import { CONFIRMATIONS, type ConfirmationKind } from '#features/portal/web/confirmations/confirmations.ts';
import { useConfirmation } from '#features/portal/web/confirmations/use-confirmation.ts';
import type { Locale } from '#platform/language/locale.ts';
import { LanguageProvider, useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { StyleguideSection } from './styleguide-section.tsx';
import type { SectionProps } from './styleguide-texts.ts';

const KINDS = Object.keys(CONFIRMATIONS) as ConfirmationKind[];

/** DLG-02: every question the portal asks before it does something. */
export function ConfirmationsSection({ texts, locale }: SectionProps & { locale: Locale }) {
  return (
    <StyleguideSection title={texts.sections.confirmations}>
      <LanguageProvider locale={locale}>
        <ConfirmationProvider>
          <Kinds texts={texts} />
        </ConfirmationProvider>
        <UnderWay texts={texts} />
      </LanguageProvider>
    </StyleguideSection>
  );
}

function Kinds({ texts }: SectionProps) {
  const { kinds } = useTexts(confirmationTexts);
  const confirm = useConfirmation();
  const [answer, setAnswer] = useState('');
  const { answers } = texts.confirmations;
  async function ask(kind: ConfirmationKind) {
    const given = await confirm(kind, SAMPLE);
    setAnswer(given === null ? answers.none : given ? answers.yes : answers.no);
  }
  return (
    <>
      <div className="nb-row">
        {KINDS.map((kind) => (
          <Button key={kind} variant="secondary" isSmall onClick={() => ask(kind)}>
            {kinds[kind].title}
          </Button>
        ))}
      </div>
      <p role="status">{answer}</p>
    </>
  );
}

/** The same dialog while what was confirmed is being carried out. */
function UnderWay({ texts }: SectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const { kinds, buttons: pairs, close: closeLabel } = useTexts(confirmationTexts);
  function carryOut() {
    setIsPending(true);
    setTimeout(() => {
      setIsPending(false);
      setIsOpen(false);
    }, PENDING_MS);
  }
  return (
    <div className="nb-row">
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {texts.confirmations.slow}
      </Button>
      <ConfirmationDialog
        isOpen={isOpen}
        title={kinds.delete_photo.title}
        text={kinds.delete_photo.text}
        confirmLabel={pairs.cancel_delete.confirm}
        cancelLabel={pairs.cancel_delete.cancel}
        closeLabel={closeLabel}
        tone="danger"
        isBlocking
        isPending={isPending}
        onConfirm={carryOut}
        onCancel={() => setIsOpen(false)}
      />
    </div>
  );
}

const PENDING_MS = 1500;

const SAMPLE = {
  name: 'Åpen fotballtrening',
  attendees_count: 16,
  count: 16,
  data_processing_url: 'https://example.com/',
};
