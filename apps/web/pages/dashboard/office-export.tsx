import { OFFICE_EXPORT_TYPES } from '#features/exports/rules.ts';
import { ExportMenu } from '#features/exports/web/export-menu.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ProofDeclined, useProof } from '#platform/web/use-proof.ts';
import type { OfficeList } from '../exports-contract.ts';
import { cardOfficeTexts } from '../texts/token.ts';
import { orderOfficeList } from './calls.ts';

type OfficeExportProps = {
  /** As the list is narrowed on the screen. */
  list: OfficeList;
  /** What the file is called. */
  name: string;
};

/** CRD-09: a list of the office as a file, after proof of who one is. */
export function OfficeExport({ list, name }: OfficeExportProps) {
  const { export: texts } = useTexts(cardOfficeTexts);
  const call = useCall();
  const office = useOffice();
  const withProof = useProof();
  return (
    <ExportMenu
      types={OFFICE_EXPORT_TYPES}
      texts={{ ...texts, file: name }}
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
