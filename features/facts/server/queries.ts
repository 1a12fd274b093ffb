import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { EventId, OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import type { Fact } from '#platform/server/hear.ts';
import { rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { FactKind } from '../kinds.ts';

const latestRow = z.object({
  at: text,
  /** The name of the person who did it; null where nobody did, or they are gone. */
  person: textOrNull,
});
type LatestFact = z.infer<typeof latestRow>;

type About = (
  | { organisation_id: OrganisationId; event_id?: never }
  | { event_id: EventId; organisation_id?: never }
) & {
  details?: Fact['details'];
};

/** The last time that something happened to an activity or in an organisation. */
export async function latestFact(
  { db }: { db: Db },
  kind: FactKind,
  { organisation_id, event_id, details = {} }: About,
): Promise<LatestFact | null> {
  const isOfOwner = event_id ? sql`fact.event_id = ${event_id}` : sql`fact.organisation_id = ${organisation_id}`;
  const { rows } = await rowsOf(latestRow)`
    select fact.at, app_user.name as person
    from fact left join app_user on app_user.id = fact.actor_user_id and app_user.erased_at is null
    where ${isOfOwner} and fact.kind = ${kind} and fact.details @> ${JSON.stringify(details)}::jsonb
    order by fact.id desc
    limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Which times these people have asked for a place at, and whether they had to wait for one: once each. For a join. */
export const timesAskedFor = (users: readonly UserId[]): RawBuilder<unknown> => sql`
  select subject_user_id as user_id, (details ->> 'occurrence_id')::uuid as occurrence_id,
    bool_or(kind = 'attendee:waiting') as has_waited
  from fact
  where subject_user_id = any(${[...users]}::uuid[]) and kind in ('attendee:signed_up', 'attendee:waiting')
  group by 1, 2`;
