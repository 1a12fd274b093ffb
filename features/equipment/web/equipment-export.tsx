import { equipmentOfficeTexts } from '#features/equipment/texts/office/token.ts';
import { ProvenExport } from '#features/exports/web/proven-export.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { orderEquipmentFile } from './office-calls.ts';

/** BEY-20: everything that is lent, piece by piece, as a file. */
export function EquipmentExport() {
  const { export: texts, page_title: file } = useTexts(equipmentOfficeTexts);
  const call = useCall();
  const office = useOffice();
  return (
    <ProvenExport
      texts={{ ...texts, file }}
      order={(type) => call(orderEquipmentFile, { body: { ...office, type } })}
    />
  );
}
