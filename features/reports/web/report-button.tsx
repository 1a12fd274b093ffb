import { MegaphoneIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
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

/** Whether it stands in a list of what can be done, and looks as the others there. */
type ReportButtonProps = ReportProps & { isListed?: boolean };

/** EVT-06, BEY-16: says that something is not as it should be. */
export function ReportButton({ isListed = false, ...props }: ReportButtonProps) {
  const { report: texts } = useTexts(reportTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        isSmall={!isListed}
        variant="tertiary"
        icon={isListed ? <MegaphoneIcon aria-hidden /> : undefined}
        aria-label={texts.which(props.about)}
        onClick={() => setIsOpen(true)}
      >
        {texts.action}
      </Button>
      {isOpen ? <ReportDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
