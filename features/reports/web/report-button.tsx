import { MegaphoneIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import type { ChangedAnswers } from '#features/identity/web/use-action.ts';
import { useTexts } from '#platform/web/language.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { ReportKind } from '../rules.ts';
import { reportTexts } from '../texts/token.ts';

const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog, { texts: [reportTexts] });

export type ReportProps = {
  kind: ReportKind;
  id: string;
  /** Of a message, its number in the conversation that `id` names. */
  seq?: number;
  /** What it says, or what it is called. */
  about: string;
  /** Where to log in and come back from; null for a user who has. */
  signInHref: string | null;
};

type ReportButtonProps = ReportProps & {
  /** As what stands around it: in a list of what can be done, or beside a name. */
  look?: 'small' | 'listed' | 'icon';
  /** What else looks different when a user is hidden. */
  hides?: ChangedAnswers;
};

/** EVT-06, BEY-16: says that something is not as it should be. */
export function ReportButton({ look = 'small', ...props }: ReportButtonProps) {
  const { report: texts } = useTexts(reportTexts);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  const label = texts.which(props.about);
  const icon = <MegaphoneIcon aria-hidden />;
  return (
    <>
      {look === 'icon' ? (
        <IconButton label={label} icon={icon} onClick={open} />
      ) : (
        <Button
          isSmall={look === 'small'}
          variant="tertiary"
          icon={look === 'listed' ? icon : undefined}
          aria-label={label}
          onClick={open}
        >
          {texts.action}
        </Button>
      )}
      {isOpen ? <ReportDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
