import type { OfficeList } from '#features/card-office/exports-contract.ts';
import { cardOfficeTexts } from '#features/card-office/texts/token.ts';
import { orderOfficeList } from '#features/card-office/web/calls.ts';
import { useOffice } from '#features/portal/web/office.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ProvenExport } from './proven-export.tsx';

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
