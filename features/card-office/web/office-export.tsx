import type { OfficeList } from '#features/card-office/exports-contract.ts';
import { cardOfficeTexts } from '#features/card-office/texts/token.ts';
import { ProvenExport } from '#features/exports/web/proven-export.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { orderOfficeList } from './calls.ts';

/** CRD-09: a list of the office as a file, narrowed as on the screen. */
export function OfficeExport({ list }: { list: OfficeList }) {
  const { export: texts, export_names } = useTexts(cardOfficeTexts);
  const call = useCall();
  const office = useOffice();
  return (
    <ProvenExport
      texts={{ ...texts, file: export_names[list.kind] }}
      order={(type) => call(orderOfficeList, { body: { ...office, type, list } })}
    />
  );
}
