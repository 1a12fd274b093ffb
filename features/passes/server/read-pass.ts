import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '#platform/server/context.ts';
import { boolean, number, rowsOf, text } from '#platform/server/rows.ts';
import { areRightDigits, PASS_KINDS, type PassFault, type PassKindName, tidiedCode } from '../rules.ts';
import { isGenuinePass, looksLikePass, passNamedIn } from './codes.ts';

export type ReadPass = { kind: PassKindName; thing_id: string } | { fault: PassFault };

/**
 * What a code that was read, or digits that were typed, stand for at a desk of this municipality. One that has ended
 * leads to its thing for as long as it is known, so that the desk can say what became of it.
 */
export async function readPass(
  context: Pick<Context, 'db' | 'secrets'>,
  municipality_id: number,
  read: string,
): Promise<ReadPass> {
  const code = tidiedCode(read);
  if (/^\d+$/.test(code)) {
    return areRightDigits(code) ? passWithDigits(context, municipality_id, code) : { fault: 'mistyped' };
  }
  if (!looksLikePass(code)) return { fault: 'unknown' };
  const named = passNamedIn(code);
  if (named === null) return { fault: 'damaged' };
  if (!isGenuinePass(context, code, named)) return { fault: 'forged' };
  const { rows } = await rowsOf(foundRow)`
    select kind, thing_id, municipality_id, ${IS_REPLACED} as is_replaced
    from pass_code where id = ${named.id}`.execute(context.db);
  return judge(rows[0], municipality_id);
}

/** The one that holds; else the one that ended last. */
async function passWithDigits({ db }: Pick<Context, 'db'>, municipality_id: number, digits: string): Promise<ReadPass> {
  const { rows } = await rowsOf(foundRow)`
    select kind, thing_id, municipality_id, ${IS_REPLACED} as is_replaced
    from pass_code
    where municipality_id = ${municipality_id} and digits = ${digits}
    order by ended_at desc nulls first
    limit 1`.execute(db);
  return judge(rows[0], municipality_id);
}

const foundRow = z.object({
  kind: z.enum(PASS_KINDS),
  thing_id: text,
  municipality_id: number,
  is_replaced: boolean,
});

const IS_REPLACED = sql`ended_at is not null and exists (
  select 1 from pass_code newer
  where newer.kind = pass_code.kind and newer.thing_id = pass_code.thing_id and newer.ended_at is null
)`;

function judge(found: z.infer<typeof foundRow> | undefined, municipality_id: number): ReadPass {
  if (!found) return { fault: 'unknown' };
  if (found.municipality_id !== municipality_id) return { fault: 'not_ours' };
  if (found.is_replaced) return { fault: 'replaced' };
  return { kind: found.kind, thing_id: found.thing_id };
}
