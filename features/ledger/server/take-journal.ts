import { recordAudit } from '#features/audit/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import type { HandedFile } from '#platform/contract/endpoint.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { journalOf } from './access.ts';
import { journalLines } from './journal-file.ts';

/** Handed over while it is read, so that a journal of any length takes as little room as a short one. */
export async function takeJournal(context: Context, asked: MunicipalityId | undefined): Promise<HandedFile> {
  const municipality_id = journalOf(context, asked);
  await recordAudit(context, 'ledger.download', { municipality_id });
  return {
    name: `journal-${municipality_id}-${shortDate(context.now)}.jsonl`,
    type: 'application/x-ndjson; charset=utf-8',
    parts: journalLines(context.db, municipality_id),
  };
}
