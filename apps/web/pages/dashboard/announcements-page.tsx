import { useLocation } from 'react-router';
import { announcementOfficeTexts } from '#features/announcements/texts/office/token.ts';
import { MunicipalAnnouncements } from '#features/announcements/web/municipal-announcements.tsx';
import { roomTexts } from '#features/dashboards/texts/office/token.ts';
import { todayTexts } from '#features/dashboards/texts/today/token.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { askedOffice } from './asked-office.ts';
import { OwnRoom } from './own-room.tsx';

/** DSH-03: what the municipality says on top of every page, for its admins. */
export const page: PageModule = {
  Component: AnnouncementsPage,
  texts: [announcementOfficeTexts, todayTexts, roomTexts],
  isPersonal: true,
  load: (services, parts) => askedOffice('announcements', services, parts),
  head: ({ textsOf }) => ({ title: textsOf(announcementOfficeTexts).page_title }),
};

function AnnouncementsPage() {
  const asked = new URLSearchParams(useLocation().search).get('page') ?? '';
  const number = /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : 1;
  return <OwnRoom room="announcements">{() => <MunicipalAnnouncements number={number} />}</OwnRoom>;
}
