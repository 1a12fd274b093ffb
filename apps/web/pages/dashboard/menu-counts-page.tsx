import { metricTexts } from '#features/metrics/texts/token.ts';
import { MenuCounts } from '#features/metrics/web/counts/menu-counts.tsx';
import { FailedPage } from '#features/portal/web/failed-page.tsx';
import { NotForYou } from '#features/portal/web/not-for-you.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { getMyInfo } from '#features/users/web/calls.ts';
import { fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { PageHeader } from '#ui/page-header.tsx';

/** SHL-12: for those who look after all portals. */
export const page: PageModule = {
  Component: MenuCountsPage,
  texts: [metricTexts],
  isPersonal: true,
  load: ({ queries, call }) => fillAnswer(queries, call, getMyInfo, {}),
  head: ({ textsOf }) => ({ title: textsOf(metricTexts).title }),
};

function MenuCountsPage() {
  const texts = useTexts(metricTexts);
  const info = useAnswer(getMyInfo, {});
  if (info.isError) return <FailedPage error={info.error} />;
  if (!info.data) return null;
  if (!info.data.data.scopes.includes('admin')) return <MenuCountsForSuperAdmins />;
  return (
    <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-m">
      <PageHeader title={texts.title} lead={texts.lead} />
      <MenuCounts />
    </div>
  );
}

function MenuCountsForSuperAdmins() {
  const texts = useTexts(metricTexts);
  return <NotForYou title={texts.forbidden} text={texts.forbidden_text} action={texts.to_dashboard} />;
}
