import type { OfficeList } from '#features/card-office/exports-contract.ts';
import { cardOfficeTexts } from '#features/card-office/texts/token.ts';
import { orderOfficeList } from '#features/card-office/web/calls.ts';
import { OFFICE_EXPORT_TYPES } from '#features/exports/rules.ts';
import { ExportMenu } from '#features/exports/web/export-menu.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ProofDeclined, useProof } from '#platform/web/use-proof.ts';

/** CRD-09: a list of the office as a file, narrowed as on the screen, after proof of who one is. */
export function OfficeExport({ list }: { list: OfficeList }) {
  const { export: texts, export_names } = useTexts(cardOfficeTexts);
  const call = useCall();
  const office = useOffice();
  const withProof = useProof();
  return (
    <ExportMenu
      types={OFFICE_EXPORT_TYPES}
      texts={{ ...texts, file: export_names[list.kind] }}
      onAsk={async (type) => {
        try {
          const { data } = await withProof(() => call(orderOfficeList, { body: { ...office, type, list } }));
          return data.id;
        } catch (error) {
          if (error instanceof ProofDeclined) return null;
          throw error;
        }
      }}
    />
  );
}
