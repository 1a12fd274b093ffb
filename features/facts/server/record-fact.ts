import { sql } from 'kysely';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Fact, Hearing } from '#platform/server/hear.ts';
import type { FactKind } from '../kinds.ts';

type AboutFact = Partial<Omit<Fact, 'kind' | 'actor_user_id'>>;

type NewFact = AboutFact & { kind: FactKind; actor_user_id: UserId | null };

/** Writes down that something has happened. In the transaction in which it happens, so that both exist or neither. */
export const recordFact = (context: Hearing, kind: FactKind, about: AboutFact): Promise<void> =>
  recordFacts(context, [{ ...about, kind, actor_user_id: context.actor?.id ?? null }]);

/** In their order. Those who hear of them act before this ends. */
export async function recordFacts(context: Hearing, facts: readonly NewFact[]): Promise<void> {
  const whole = facts.map((fact) => ({ ...NOTHING_SAID, ...fact }));
  await sql`
    insert into fact (at, kind, organisation_id, partner_id, event_id, actor_user_id, subject_user_id, details)
    select ${context.now}::timestamptz, kind, organisation_id, partner_id, event_id, actor_user_id, subject_user_id, details
    from jsonb_to_recordset(${JSON.stringify(whole)}::jsonb) as happened (
      kind text, organisation_id uuid, partner_id uuid, event_id uuid, actor_user_id uuid, subject_user_id uuid,
      details jsonb)`.execute(context.db);
  await context.hear(context, whole);
}

const NOTHING_SAID = {
  organisation_id: null,
  partner_id: null,
  event_id: null,
  subject_user_id: null,
  details: {},
} as const satisfies Partial<Fact>;
