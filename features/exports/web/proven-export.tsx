import type { ComponentProps } from 'react';
import { OFFICE_EXPORT_TYPES } from '#features/exports/rules.ts';
import { ProofDeclined, useProof } from '#platform/web/use-proof.ts';
import { ExportMenu } from './export-menu.tsx';

type OfficeExportType = (typeof OFFICE_EXPORT_TYPES)[number];

type ProvenExportProps = {
  texts: ComponentProps<typeof ExportMenu>['texts'];
  /** Asks for the file, and answers what was asked for. */
  order: (type: OfficeExportType) => Promise<{ data: { id: string } }>;
};

/** CRD-09: a file of the municipality's, after proof of who one is. */
export function ProvenExport({ texts, order }: ProvenExportProps) {
  const withProof = useProof();
  return (
    <ExportMenu
      types={OFFICE_EXPORT_TYPES}
      texts={texts}
      onAsk={async (type) => {
        try {
          return (await withProof(() => order(type))).data.id;
        } catch (error) {
          if (error instanceof ProofDeclined) return null;
          throw error;
        }
      }}
    />
  );
}
