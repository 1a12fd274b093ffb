import { sql } from 'kysely';
import { ids } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { newRandomId } from '#platform/server/new-id.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import type { PassKindName } from '../rules.ts';
import { type Pass, passCode, randomDigits } from './codes.ts';

type Thing = { municipality_id: number; kind: PassKindName; thing_id: string };
type PassContext = Pick<Context, 'db' | 'now' | 'secrets'>;

/** With a million passes that hold in one municipality, one in 10¹⁹ finds no digits. */
const MAX_TRIES = 20;

/** Inside the transaction that makes the thing. A thing that has a pass keeps it. */
export async function issuePass(context: PassContext, thing: Thing): Promise<Pass> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const pass =
      (await insertPass(context, thing)) ?? (await passesOf(context, thing.kind, [thing.thing_id])).get(thing.thing_id);
    if (pass) return pass;
  }
  throw new Error(`No digits were free for a pass in municipality ${thing.municipality_id}.`);
}

async function insertPass(context: PassContext, { municipality_id, kind, thing_id }: Thing): Promise<Pass | undefined> {
  const { rows } = await rowsOf(passRow)`
    insert into pass_code (id, municipality_id, kind, thing_id, digits, created_at)
    values (${newRandomId<'PassCodeId'>()}, ${municipality_id}, ${kind}, ${thing_id}, ${randomDigits()}, ${context.now})
    on conflict do nothing
    returning id, thing_id, digits`.execute(context.db);
  const [row] = rows;
  return row && { digits: row.digits, code: passCode(context, kind, row.id) };
}

/** Of those that have one that holds, by the thing. */
export async function passesOf(
  context: Pick<Context, 'db' | 'secrets'>,
  kind: PassKindName,
  thing_ids: readonly string[],
): Promise<Map<string, Pass>> {
  if (thing_ids.length === 0) return new Map();
  const { rows } = await rowsOf(passRow)`
    select id, thing_id, digits from pass_code
    where kind = ${kind} and thing_id = any(${sql.val(thing_ids)}::uuid[]) and ended_at is null`.execute(context.db);
  return new Map(rows.map(({ id, thing_id, digits }) => [thing_id, { digits, code: passCode(context, kind, id) }]));
}

const passRow = { id: ids.passCode, thing_id: text, digits: text };

/** Its digits are free from now on. The code itself still leads to the thing, which says why it does not hold. */
export async function endPass(
  { db, now }: Pick<Context, 'db' | 'now'>,
  kind: PassKindName,
  thing_ids: readonly string[],
): Promise<void> {
  if (thing_ids.length === 0) return;
  await sql`
    update pass_code set ended_at = ${now}
    where kind = ${kind} and thing_id = any(${sql.val(thing_ids)}::uuid[]) and ended_at is null`.execute(db);
}
