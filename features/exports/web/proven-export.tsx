import type { ComponentProps } from 'react';
import { ProofDeclined, useProof } from '#platform/web/use-proof.ts';
import { SHEET_TYPES, type SheetType } from '../rules.ts';
import { ExportMenu } from './export-menu.tsx';

type ProvenExportProps = {
  texts: ComponentProps<typeof ExportMenu>['texts'];
  /** Asks for the file, and answers what was asked for. */
  order: (type: SheetType) => Promise<{ data: { id: string } }>;
};

/** CRD-09: a file of the municipality's, after proof of who one is. */
export function ProvenExport({ texts, order }: ProvenExportProps) {
  const withProof = useProof();
  return (
    <ExportMenu
      types={SHEET_TYPES}
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
