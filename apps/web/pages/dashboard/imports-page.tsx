import { roomTexts } from '#features/dashboards/texts/office/token.ts';
import { todayTexts } from '#features/dashboards/texts/today/token.ts';
import { importSourceTexts } from '#features/imports/texts/sources/token.ts';
import { importTexts } from '#features/imports/texts/token.ts';
import { ImportDesk } from '#features/imports/web/import-desk.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { askedOffice } from './asked-office.ts';
import { OwnRoom } from './own-room.tsx';

/** DSH-03: what is fetched from elsewhere, for the municipality's people. */
export const page: PageModule = {
  Component: ImportsPage,
  texts: [importTexts, importSourceTexts, todayTexts, roomTexts],
  isPersonal: true,
  load: (services, parts) => askedOffice('imports', services, parts),
  head: ({ textsOf }) => ({ title: textsOf(importTexts).page_title }),
};

function ImportsPage() {
  return <OwnRoom room="imports">{() => <ImportDesk />}</OwnRoom>;
}
