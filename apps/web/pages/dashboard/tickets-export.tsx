import type { OfficeGroup } from '#features/tickets/office-contract.ts';
import { ticketOfficeTexts } from '#features/tickets/texts/office/token.ts';
import { orderTicketsFile } from '#features/tickets/web/office-calls.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ProvenExport } from './proven-export.tsx';

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
