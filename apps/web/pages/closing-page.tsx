import { FailedPage } from '#features/portal/web/failed-page.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { closingTexts } from '#features/wind-down/texts/closing/token.ts';
import { getClosing } from '#features/wind-down/web/calls.ts';
import { ClosingContent } from '#features/wind-down/web/closing-content.tsx';
import { closingPath } from '#features/wind-down/web/closing-path.ts';
import { fillAnswer, useAnswer } from '#platform/web/answers.tsx';

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
