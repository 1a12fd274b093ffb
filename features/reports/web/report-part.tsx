import { reportTexts } from '#features/reports/texts/token.ts';
import { lazyPart } from '#platform/web/lazy-part.tsx';

/** EVT-06: 'Meld fra'. The page is as good without it until it has loaded. */
export const ReportPart = lazyPart(async () => (await import('./report-button.tsx')).ReportButton, {
  texts: [reportTexts],
  when: 'page-loaded',
});

/** CHT-02, BEY-16: the same from a button of another's, once it is wanted. */
export const ReportDialogPart = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog, {
  texts: [reportTexts],
});
