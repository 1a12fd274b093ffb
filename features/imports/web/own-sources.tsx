import { PlusIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OwnSource } from '../source-contract.ts';
import { importSourceTexts } from '../texts/sources/token.ts';
import { QuestionList } from './question-list.tsx';
import { deleteImportSource, fetchImportSource, getImportSources } from './source-calls.ts';
import { SourceCard, type SourceDeed } from './source-card.tsx';
import { SourceDialog } from './source-dialog.tsx';

type Shown = { deed: 'add' } | { deed: SourceDeed; source: OwnSource } | null;

/** BEY-17: the calendars and pages that the municipality has fetched, and what waits for its admins. */
export function OwnSources() {
  const texts = useTexts(importSourceTexts);
  const answer = useAnswer(getImportSources, { query: useOffice() });
  const [shown, setShown] = useState<Shown>(null);
  const found = answer.data?.data;
  const close = () => setShown(null);
  return (
    <section className="nb-stack nb-gap-m">
      <SectionHeading
        title={texts.title}
        lead={texts.lead}
        action={
          found?.can.change ? (
            <Button icon={<PlusIcon aria-hidden />} onClick={() => setShown({ deed: 'add' })}>
              {texts.add}
            </Button>
          ) : null
        }
      />
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart text={texts.failed} onTryAgain={() => void answer.refetch()} /> : null}
      {found && found.questions.length > 0 ? <QuestionList questions={found.questions} /> : null}
      {found?.sources.length === 0 ? (
        <EmptyState title={texts.empty.title} level={3}>
          {texts.empty.text}
        </EmptyState>
      ) : null}
      {found?.sources.map((source) => (
        <SourceCard
          key={source.id}
          source={source}
          canChange={found.can.change}
          onDeed={(deed) => setShown({ deed, source })}
        />
      ))}
      {shown?.deed === 'add' ? <SourceDialog source={null} onClose={close} /> : null}
      {shown?.deed === 'edit' ? <SourceDialog source={shown.source} onClose={close} /> : null}
      {shown?.deed === 'remove' || shown?.deed === 'lose' ? (
        <SureDialog deed={shown.deed} source={shown.source} onClose={close} />
      ) : null}
    </section>
  );
}

type SureDialogProps = { deed: 'remove' | 'lose'; source: OwnSource; onClose: () => void };

/** What takes activities away is asked about once more. */
function SureDialog({ deed, source: { id, name }, onClose }: SureDialogProps) {
  const texts = useTexts(importSourceTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const isRemoving = deed === 'remove';
  const doing = useAction(
    async () => {
      if (isRemoving) await call(deleteImportSource, { params: { id } });
      else await call(fetchImportSource, { params: { id }, body: { accepts_loss: true } });
      showToast({ tone: 'success', title: isRemoving ? texts.done.removed : texts.done.fetched });
    },
    { invalidates: [getImportSources], isToldInToast: true },
  );
  return (
    <ConfirmationDialog
      isOpen
      tone="danger"
      title={isRemoving ? texts.removing.title(name) : texts.losing.title}
      text={isRemoving ? texts.removing.text : texts.losing.text}
      confirmLabel={isRemoving ? texts.remove : texts.accept_loss}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      isPending={doing.isPending}
      onConfirm={async () => {
        await doing.run();
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
