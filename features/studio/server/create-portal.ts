import { sql } from 'kysely';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { municipalityById } from '#features/municipalities/register.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { mayCreatePortal } from '../policy.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { noteDeed } from './note.ts';

type Begun = { key: string; municipality_id: MunicipalityId };

/** It begins as the defaults are. Nobody finds it by its name until it is published. */
export async function createPortal(context: Context, { key, municipality_id }: Begun): Promise<{ key: string }> {
  if (!mayCreatePortal(context.actor)) refuse('forbidden');
  const municipality = municipalityById(Number(municipality_id)) ?? refuse('not_found');
  const texts = REFUSALS[context.language];
  if (key === 'www' || key.startsWith('xn-')) refuse('invalid', undefined, { key: [texts.key_reserved] });
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { rows } = await rowsOf({ key: text })`
      insert into tenant (key, municipality_ids, created_at) values (${key}, ${[municipality.id]}, ${inside.now})
      on conflict do nothing
      returning key`.execute(db);
    if (rows.length === 0) refuse('conflict', texts.key_taken);
    await sql`insert into tenant_version (id, tenant_key, state, configuration, changed_by, changed_at)
      values (${newId<'TenantVersionId'>()}, ${key}, 'draft', '{}', ${actorOf(inside).id}, ${inside.now})`.execute(db);
    await noteDeed(inside, 'create', { key, municipality_ids: [municipality.id] });
    return { key };
  });
}
