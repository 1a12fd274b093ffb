import { roomTexts } from '#features/dashboards/texts/office/token.ts';
import { NotForYou } from '#features/portal/web/not-for-you.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { statisticsTexts } from '#features/statistics/texts/token.ts';
import { ReachRoom } from '#features/statistics/web/reach-room.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { askedOffice } from './asked-office.ts';
import { OfficeFrame } from './office-frame.tsx';

/** BEY-18: the municipality's room for numbers. */
export const page: PageModule = {
  Component: ReachPage,
  texts: [statisticsTexts, roomTexts],
  isPersonal: true,
  load: (services, parts) => askedOffice('reach', services, parts),
  head: ({ textsOf }) => ({ title: textsOf(statisticsTexts).title }),
};

function ReachPage() {
  return <OfficeFrame room="reach">{(chosen) => (chosen ? <ReachRoom /> : <ReachForStaff />)}</OfficeFrame>;
}

function ReachForStaff() {
  const texts = useTexts(statisticsTexts);
  return <NotForYou title={texts.forbidden} text={texts.forbidden_text} action={texts.to_dashboard} />;
}
