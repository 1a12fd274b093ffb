import { roomTexts } from '#features/dashboards/texts/office/token.ts';
import { todayTexts } from '#features/dashboards/texts/today/token.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { windDownTexts } from '#features/wind-down/texts/room/token.ts';
import { MunicipalityEnd } from '#features/wind-down/web/municipality-end.tsx';
import { askedOffice } from './asked-office.ts';
import { OwnRoom } from './own-room.tsx';

/** BEY-21: the end of the municipality's portal, for its admins. */
export const page: PageModule = {
  Component: WindDownPage,
  texts: [windDownTexts, todayTexts, roomTexts],
  isPersonal: true,
  load: (services, parts) => askedOffice('windDown', services, parts),
  head: ({ textsOf }) => ({ title: textsOf(windDownTexts).page_title }),
};

function WindDownPage() {
  return <OwnRoom room="windDown">{() => <MunicipalityEnd />}</OwnRoom>;
}
