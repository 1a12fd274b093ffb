import { roomTexts } from '#features/dashboards/texts/office/token.ts';
import { equipmentOfficeTexts } from '#features/equipment/texts/office/token.ts';
import { EquipmentExport } from '#features/equipment/web/equipment-export.tsx';
import { getEquipmentOffice } from '#features/equipment/web/office-calls.ts';
import { EquipmentRoom } from '#features/equipment/web/office-room.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { sheetTexts } from '#features/uploads/texts/sheets/token.ts';
import { uploadTexts } from '#features/uploads/texts/token.ts';
import { ProofProvider } from '#features/users/web/profile/proof-provider.tsx';
import { fillAnswer } from '#platform/web/answers.tsx';
import { askedOffice } from './asked-office.ts';
import { OfficeFrame } from './office-frame.tsx';

export const page: PageModule = {
  Component: EquipmentPage,
  texts: [equipmentOfficeTexts, roomTexts, uploadTexts, sheetTexts],
  isPersonal: true,
  load: async (services, parts) =>
    fillAnswer(services.queries, services.call, getEquipmentOffice, {
      query: await askedOffice('equipment', services, parts),
    }),
  head: ({ textsOf }) => ({ title: textsOf(equipmentOfficeTexts).page_title }),
};

/** BEY-20: the municipality's room for what it lends. */
function EquipmentPage() {
  return (
    <OfficeFrame room="equipment">
      {() => (
        <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-m">
          <ProofProvider>
            <EquipmentRoom exportPart={<EquipmentExport />} />
          </ProofProvider>
        </div>
      )}
    </OfficeFrame>
  );
}
