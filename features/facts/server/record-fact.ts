import { sql } from 'kysely';
import type { Context } from '#platform/server/context.ts';
import type { FactKind } from '../kinds.ts';

type AboutFact = {
  organisation_id?: string | null;
  /** The other organisation, in a partnership. */
  partner_id?: string | null;
  event_id?: string | null;
  /** Whom it is about. */
  subject_user_id?: string | null;
  details?: Record<string, string | number | boolean | null>;
};

/** Writes down that something has happened. In the transaction in which it happens, so that both exist or neither. */
export async function recordFact(
  { db, now, actor }: Pick<Context, 'db' | 'now' | 'actor'>,
  kind: FactKind,
  { organisation_id = null, partner_id = null, event_id = null, subject_user_id = null, details = {} }: AboutFact,
): Promise<void> {
  await sql`insert into fact (at, kind, organisation_id, partner_id, event_id, actor_user_id, subject_user_id, details)
    values (${now}, ${kind}, ${organisation_id}, ${partner_id}, ${event_id}, ${actor?.id ?? null}, ${subject_user_id},
      ${JSON.stringify(details)}::jsonb)`.execute(db);
}
