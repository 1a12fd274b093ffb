import { sql } from 'kysely';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import type { PersonAction } from '../rules.ts';

type Audited<Action extends string> = {
  /** Only for what a person can read about themselves in words. */
  subject_user_id?: Action extends PersonAction ? UserId | null : null;
  municipality_id?: number | null;
  details?: Record<string, string | number | boolean | null>;
};

/** Writes down what was done with power over others. In the same transaction as what was done. */
export async function recordAudit<Action extends string>(
  context: Pick<Context, 'db' | 'now' | 'actor'>,
  action: Action,
  { subject_user_id = null, municipality_id = null, details = {} }: Audited<Action> = {},
): Promise<void> {
  const { actor, now } = context;
  await sql`insert into audit_entry (at, action, actor_user_id, acting_user_id, subject_user_id, municipality_id, details, digest)
    values (${now}, ${action}, ${actor?.id ?? null}, ${actor?.acting_user_id ?? null}, ${subject_user_id},
      ${municipality_id}, ${JSON.stringify(details)}::jsonb, '')`.execute(context.db);
}
