import { sql } from 'kysely';
import { takeOutOfFile, tellOfBank } from '#features/claims/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { BankFileId } from '#features/vocabulary/ids.ts';
import { Problem, refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { isStillHere } from '../policy.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { changeFile } from './access.ts';
import { readLines } from './file-rows.ts';
import { noteFile } from './note-file.ts';

/**
 * CRD-05: a file that nobody has fetched is taken back, also where the control has stopped payouts: no money leaves by it.
 * Its payments wait for the next file, and it stays with its lines, as what was withdrawn.
 */
export async function withdrawFile(
  context: Context,
  origins: OriginSettings,
  id: BankFileId,
  { reason }: { reason: string },
): Promise<undefined> {
  await changeFile(context, id, async (inside, file) => {
    const words = REFUSALS[inside.language];
    if (file.state === 'withdrawn') refuse('conflict', words.changed);
    if (!isStillHere(file)) refuse('conflict', words.sent_already);
    if (reason === '') throw new Problem('invalid', { message: words.reason, errors: { reason: [words.reason] } });
    const lines = await readLines(inside, sql`bank_file_id = ${id}`);
    const claims = lines.map(({ claim_id }) => claim_id);
    await sql`
      update bank_file set state = 'withdrawn', withdrawn_by = ${actorOf(inside).id}, withdrawn_at = ${inside.now},
        withdrawn_reason = ${reason}
      where id = ${id}`.execute(inside.db);
    await sql`update bank_file_line set result = 'withdrawn' where bank_file_id = ${id}`.execute(inside.db);
    await takeOutOfFile(inside, claims);
    await noteFile(inside, 'withdraw', file, { reason });
    await tellOfBank({ ...inside, origins }, claims);
  });
  return undefined;
}
