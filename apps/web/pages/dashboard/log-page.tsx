import { useLocation } from 'react-router';
import { logTexts } from '#features/audit/texts/log/token.ts';
import { LogDesk } from '#features/audit/web/log-desk.tsx';
import { logFilterIn } from '#features/audit/web/log-filter.ts';
import { roomTexts } from '#features/dashboards/texts/office/token.ts';
import { todayTexts } from '#features/dashboards/texts/today/token.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { askedOffice } from './asked-office.ts';
import { OwnRoom } from './own-room.tsx';

/** DSH-03: what was done in the municipality's name, for its admins. */
export const page: PageModule = {
  Component: LogPage,
  texts: [logTexts, todayTexts, roomTexts],
  isPersonal: true,
  load: (services, parts) => askedOffice('log', services, parts),
  head: ({ textsOf }) => ({ title: textsOf(logTexts).page_title }),
};

function LogPage() {
  const { search } = useLocation();
  return <OwnRoom room="log">{() => <LogDesk filter={logFilterIn(search)} />}</OwnRoom>;
}
