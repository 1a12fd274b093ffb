import { sql } from 'kysely';
import { z } from 'zod';
import {
  accessIn,
  demandNotStopped,
  holdsToday,
  type OrganisationWithAccess,
  refuseIn,
} from '#features/organisations/server/public.ts';
import { cohostsOf } from '#features/partnerships/server/public.ts';
import { type EventId, ids, type OccurrenceId, type OrganisationId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { inKeyedQueue } from '#platform/server/keyed-queue.ts';
import { boolean, number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { OwnEventAccess } from '../contract.ts';
import {
  EVENT_RIGHTS,
  type EventAccess,
  type EventRight,
  isEventThereFor,
  mayDelete,
  mayModerate,
  maySeeWith,
  mayTakeDown,
  mayWith,
  organiserOf,
} from '../policy.ts';
import { isOpenToAll } from './matching.ts';

/** An activity, and where the person who asks stands to it. */
const eventRow = z.object({
  id: ids.event,
  name: text,
  source: text,
  kind: z.enum(['open', 'scheduled']),
  status: z.enum(['draft', 'published', 'cancelled']),
  municipality_ids: z.array(number),
  is_open: boolean,
  is_imported: boolean,
  is_cohost_admin: boolean,
  is_own_draft: boolean,
  is_completed: boolean,
  organisation_id: ids.organisation.nullable(),
  version: number,
  /** Of the last time; null = it has none. */
  last_end_at: textOrNull,
  /** Why it may not be published; null = it was not taken down. */
  taken_down_reason: textOrNull,
}) satisfies z.ZodType<Omit<EventAccess, 'organisation'>>;
export type EventWithAccess = z.infer<typeof eventRow> & { organisation: OrganisationWithAccess | null };

/** Whether the person who asks is an admin of an organisation that runs it too, as a condition on `event e`. */
export const isCohostAdmin = (context: Context) => sql`
  exists (
    select from membership
    where membership.user_id = ${context.actor?.id ?? null} and membership.role = 'admin' and ${holdsToday(context)}
      and membership.organisation_id in ${cohostsOf(sql`e.id`)}
  )`;

/** Null when there is no such activity, for whomever. */
export async function eventAccess(context: Context, id: EventId): Promise<EventWithAccess | null> {
  const { rows } = await rowsOf(eventRow)`
    select e.id, e.name, e.source, e.kind, e.status, e.completed_at is not null as is_completed, e.organisation_id,
      e.version, e.last_end_at, e.municipality_ids, e.taken_down_reason, ${isOpenToAll} as is_open,
      e.source <> 'local' as is_imported,
      e.status = 'draft' and coalesce(e.created_by = ${context.actor?.id ?? null}, false)
        and not exists (select from occurrence where occurrence.event_id = e.id) as is_own_draft,
      ${isCohostAdmin(context)} as is_cohost_admin
    from event e
    left join organisation o on o.id = e.organisation_id
    where e.id = ${id} and e.deleted_at is null`.execute(context.db);
  const event = rows[0];
  if (!event) return null;
  return { ...event, organisation: event.organisation_id ? await accessIn(context, event.organisation_id) : null };
}

/** To the user who may not see it, it is not there. */
export async function demandEvent(context: Context, id: EventId): Promise<EventWithAccess> {
  const event = await eventAccess(context, id);
  if (!event || context.tenant.is_sunset || !isEventThereFor(context.actor, event)) refuse('not_found');
  return event;
}

/** For a change: a user who may see it and may not change it is told that it is forbidden. */
export async function demandRight(context: Context, id: EventId, right: EventRight): Promise<EventWithAccess> {
  const event = await demandEvent(context, id);
  if (!mayWith(event, right)) refuseRight(event, right);
  return event;
}

/** For looking at what goes with a right: still possible while the organisation is suspended. */
export async function demandSightOf(context: Context, id: EventId, right: EventRight): Promise<EventWithAccess> {
  const event = await demandEvent(context, id);
  if (!maySeeWith(event, right)) refuseRight(event, right);
  return event;
}

/** A user who could do it, had the organisation not been stopped, is told so. */
function refuseRight(event: EventAccess, right: EventRight): never {
  const organiser = organiserOf(event);
  if (organiser === null) refuse('forbidden');
  refuseIn(organiser, EVENT_RIGHTS[right]);
}

/** For what everybody may do who sees it: not while its organisation is stopped. */
export async function demandGoingOn(context: Context, id: EventId): Promise<EventWithAccess> {
  const event = await demandEvent(context, id);
  if (event.organisation) demandNotStopped(event.organisation);
  return event;
}

/** Whether people count on an activity: they have signed up for it or taken a shift. */
export type IsCountedOn = (context: Context, id: EventId) => Promise<boolean>;

export async function ownEventAccess(context: Context, id: EventId, isCountedOn: IsCountedOn): Promise<OwnEventAccess> {
  const event = await demandEvent(context, id);
  const can = (right: EventRight) => mayWith(event, right);
  return {
    is_organizer: can('run'),
    organization_id: event.organisation_id,
    cohost_ids: maySeeWith(event, 'see_attendees') ? await cohostIdsOf(context, id) : [],
    version: event.version,
    taken_down_reason: event.taken_down_reason,
    can: {
      run: can('run'),
      delete: mayDelete(event),
      see_attendees: maySeeWith(event, 'see_attendees'),
      export_people: can('export_people'),
      message: can('message'),
      unpublish: can('run') && event.status === 'published' && !(await isCountedOn(context, id)),
      take_down: event.status !== 'draft' && mayTakeDown(context.actor, event),
      lift: event.taken_down_reason !== null && mayTakeDown(context.actor, event),
      moderate: mayModerate(context.actor, event),
    },
  };
}

async function cohostIdsOf({ db }: Context, eventId: EventId): Promise<OrganisationId[]> {
  const { rows } = await rowsOf({ organisation_id: ids.organisation })`
    select organisation_id from ${cohostsOf(sql`${eventId}::uuid`)} as cohost order by organisation_id`.execute(db);
  return rows.map(({ organisation_id }) => organisation_id);
}

/**
 * One change of an activity at a time, its times and the people who have signed up for them included: the user who
 * comes second sees what the first one did. `demand` is asked inside, with the rights and the state of that moment.
 * Several activities are locked in the order of their ids.
 */
export async function changeEvent<Result>(
  context: Context,
  id: EventId,
  demand: (inside: Context, id: EventId) => Promise<EventWithAccess>,
  work: (inside: Context, event: EventWithAccess) => Promise<Result>,
): Promise<Result> {
  return withEventLocked(context, id, async (db) => {
    const inside = { ...context, db };
    return work(inside, await demand(inside, id));
  });
}

/** `changeEvent` for the user who asks by themselves who may: for several people at once, or for the clock. */
export const withEventLocked = <Result>(
  context: Pick<Context, 'db'>,
  id: EventId,
  work: (db: Db) => Promise<Result>,
): Promise<Result> =>
  inKeyedQueue(context.db, `event ${id}`, () =>
    inTransaction(context.db, async (db) => {
      await lockEvent({ db }, id);
      return work(db);
    }),
  );

/** `changeEvent` for the user who has a right to it. */
export const changeEventWith = <Result>(
  context: Context,
  id: EventId,
  right: EventRight,
  work: (inside: Context, event: EventWithAccess) => Promise<Result>,
): Promise<Result> => changeEvent(context, id, (inside) => demandRight(inside, id, right), work);

/** Not its key: what refers to the activity need not wait. */
export async function lockEvent({ db }: Pick<Context, 'db'>, id: EventId): Promise<void> {
  await sql`select from event where id = ${id} for no key update`.execute(db);
}

/** The activity that a time belongs to, for calls that name only the time. */
export async function eventIdOf({ db }: Pick<Context, 'db'>, occurrenceId: OccurrenceId): Promise<EventId> {
  const { rows } = await rowsOf({ event_id: ids.event })`
    select event_id from occurrence where id = ${occurrenceId}`.execute(db);
  return rows[0]?.event_id ?? refuse('not_found');
}
