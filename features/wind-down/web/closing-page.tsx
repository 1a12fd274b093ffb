import { FailedPage } from '#features/portal/web/failed-page.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { closingTexts } from '../texts/closing/token.ts';
import { getClosing } from './calls.ts';
import { ClosingContent } from './closing-content.tsx';
import { closingPath } from './closing-path.ts';

export const page: PageModule = {
  Component: ClosingPage,
  texts: [closingTexts],
  load: ({ queries, call }) => fillAnswer(queries, call, getClosing, {}),
  head: ({ textsOf }) => ({ title: textsOf(closingTexts).page_title, canonical: closingPath }),
};

function ClosingPage() {
  const answer = useAnswer(getClosing, {});
  if (answer.isError) return <FailedPage error={answer.error} />;
  return answer.data ? <ClosingContent closing={answer.data.data} /> : null;
}
