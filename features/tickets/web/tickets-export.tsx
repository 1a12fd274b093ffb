import { ProvenExport } from '#features/exports/web/proven-export.tsx';
import type { OfficeGroup } from '#features/tickets/office-contract.ts';
import { ticketOfficeTexts } from '#features/tickets/texts/office/token.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { orderTicketsFile } from './office-calls.ts';

/** CRD-09: the tickets of a group as a file. */
export function TicketsExport({ group: { id, name } }: { group: Pick<OfficeGroup, 'id' | 'name'> }) {
  const { export: texts } = useTexts(ticketOfficeTexts);
  const call = useCall();
  return (
    <ProvenExport
      texts={{ ...texts, file: name }}
      order={(type) => call(orderTicketsFile, { params: { id }, body: { type } })}
    />
  );
}
