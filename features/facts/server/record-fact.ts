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

type Fact = AboutFact & { kind: FactKind; actor_user_id: string | null };

/** Writes down that something has happened. In the transaction in which it happens, so that both exist or neither. */
export const recordFact = (
  { db, now, actor }: Pick<Context, 'db' | 'now' | 'actor'>,
  kind: FactKind,
  about: AboutFact,
): Promise<void> => recordFacts({ db, now }, [{ ...about, kind, actor_user_id: actor?.id ?? null }]);

/** In their order. */
export async function recordFacts({ db, now }: Pick<Context, 'db' | 'now'>, facts: readonly Fact[]): Promise<void> {
  await sql`
    insert into fact (at, kind, organisation_id, partner_id, event_id, actor_user_id, subject_user_id, details)
    select ${now}::timestamptz, kind, organisation_id, partner_id, event_id, actor_user_id, subject_user_id, coalesce(details, '{}')
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as happened (
      kind text, organisation_id uuid, partner_id uuid, event_id uuid, actor_user_id uuid, subject_user_id uuid,
      details jsonb)`.execute(db);
}
