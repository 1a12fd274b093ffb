import { roomTexts } from '#features/dashboards/texts/office/token.ts';
import { todayTexts } from '#features/dashboards/texts/today/token.ts';
import { NoOffice } from '#features/dashboards/web/no-office.tsx';
import { importTexts } from '#features/imports/texts/token.ts';
import { ImportDesk } from '#features/imports/web/import-desk.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { askedOffice } from './asked-office.ts';
import { OfficeFrame } from './office-frame.tsx';

/** DSH-03: what is fetched from elsewhere, for the municipality's people. */
export const page: PageModule = {
  Component: ImportsPage,
  texts: [importTexts, todayTexts, roomTexts],
  isPersonal: true,
  load: (services, parts) => askedOffice('imports', services, parts),
  head: ({ textsOf }) => ({ title: textsOf(importTexts).page_title }),
};

function ImportsPage() {
  return (
    <OfficeFrame room="imports">
      {(chosen) =>
        chosen ? (
          <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-m">
            <ImportDesk />
          </div>
        ) : (
          <NoOffice />
        )
      }
    </OfficeFrame>
  );
}
