import { type RawBuilder, sql } from 'kysely';
import { maySeeWith } from '#features/events/policy.ts';
import { guardianContact } from '#features/households/server/public.ts';
import { holdsToday } from '#features/organisations/server/public.ts';
import { cohostsOf } from '#features/partnerships/server/public.ts';
import { contactColumns, provenEmail, provenPhone, thumbnailUrl } from '#features/users/server/public.ts';
import {
  type CertificateId,
  type EventId,
  ids,
  type OccurrenceId,
  type OrganisationId,
} from '#features/vocabulary/ids.ts';
import { ROLES } from '#features/vocabulary/roles.ts';
import { type PageMeta, pageMetaFor } from '#platform/contract/paging.ts';
import { ageOn } from '#platform/language/ages.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf, textOrNull } from '#platform/server/rows.ts';
import {
  type Attendee,
  type AttendeeCounts,
  type AttendeeCriteria,
  attendee,
  attendeeCounts,
} from '../participants-contract.ts';
import { isBeforeDraw } from '../rules.ts';
import { demandSightOfNamesAt } from './participants-access.ts';
import { countByHand } from './participants-count.ts';
import { placesAt } from './places.ts';

/** That a person holds one of these certificates today, as a condition on `attendance`. Certificates know how to ask. */
export type HoldsOneOf = (
  context: Pick<Context, 'now'>,
  certificateIds: readonly CertificateId[],
  organiserIds: readonly OrganisationId[],
) => RawBuilder<unknown>;

type AttendeePage = {
  data: Attendee[];
  meta: PageMeta;
  counts: AttendeeCounts;
  counted: { value: number | null; can_change: boolean };
};

type Scope = {
  occurrence_id: OccurrenceId;
  organisation_id: OrganisationId | null;
  /** Without it nobody can be found or put in order by an address or a number either. */
  hasContactData: boolean;
  /** That people hold one of the certificates that are asked for; null where none is. */
  holdsCertificate: RawBuilder<unknown> | null;
  criteria: AttendeeCriteria;
};

/** OCC-06 */
export async function listAttendees(
  context: Context,
  occurrenceId: OccurrenceId,
  criteria: AttendeeCriteria,
  holdsOneOf: HoldsOneOf,
): Promise<AttendeePage> {
  const event = await demandSightOfNamesAt(context, occurrenceId);
  const places = await placesAt(context, occurrenceId);
  const certificates = certificatesIn(criteria);
  const scope: Scope = {
    occurrence_id: occurrenceId,
    organisation_id: event.organisation_id,
    hasContactData: maySeeWith(event, 'see_contact_data'),
    holdsCertificate:
      certificates.length > 0 ? holdsOneOf(context, certificates, await organisersOf(context, event.id)) : null,
    criteria,
  };
  const counts = await countAttendees(context, occurrenceId);
  const all = criteria.status === 'attending' ? counts.attending : counts.waiting + counts.offered;
  const total = conditionsOf(context, scope).length > 0 ? await countFitting(context, scope) : all;
  const rows = await attendeesOnPage(context, scope);
  const hasOrder = !isBeforeDraw(places, context.now);
  return {
    data: rows.map((row) => ({ ...row, position: hasOrder ? row.position : null })),
    meta: pageMetaFor(total, criteria),
    counts,
    counted: await countByHand(context, event),
  };
}

/** Those who have been offered a place stand above those who wait for one: they are next. */
const inList = ({ occurrence_id, criteria }: Scope) =>
  sql`attendance.occurrence_id = ${occurrence_id}
    and ${criteria.status === 'attending' ? sql`attendance.status = 'attending'` : sql`attendance.status in ('offered', 'waiting')`}`;

const roleColumn = (context: Context) => sql`
  case when membership.status = 'requested' then 'applicant' when ${holdsToday(context)} then membership.role end`;

const joined = (scope: Scope) => sql`
  join app_user on app_user.id = attendance.user_id
  left join membership
    on membership.organisation_id = ${scope.organisation_id} and membership.user_id = attendance.user_id`;

async function attendeesOnPage(context: Context, scope: Scope): Promise<Attendee[]> {
  const { criteria, hasContactData } = scope;
  const { rows } = await rowsOf(attendeeRow)`
    with listed as (
      select attendance.id, attendance.user_id, attendance.status, attendance.is_prior, attendance.position as place,
        attendance.offer_expires_at, attendance.checked_in_at, attendance.created_at,
        case when attendance.status = 'waiting' then ${placeInLine(criteria)} end as position
      from attendance
      where ${inList(scope)}
    )
    select attendance.id, attendance.user_id, app_user.name, ${thumbnailUrl} as thumbnail_url,
      ${contactOf(hasContactData)}, guardian.name as guardian_name, guardian.born_on as minor_born_on,
      ${roleColumn(context)} as role, attendance.status, attendance.position, attendance.is_prior,
      attendance.offer_expires_at, attendance.checked_in_at, attendance.created_at,
      (
        select reason from attendance_change
        where attendance_id = attendance.id and kind in ('moved_up', 'moved_down') order by attendance_change.id desc limit 1
      ) as last_reason
    from listed attendance
    ${joined(scope)}
    left join ${guardianContact(context, sql`attendance.user_id`)} as guardian on true
    where ${allOf(conditionsOf(context, scope))}
    order by ${orderOf(scope)}
    limit ${criteria.perPage} offset ${(criteria.page - 1) * criteria.perPage}`.execute(context.db);
  const today = shortDate(context.now);
  return rows.map(({ guardian_name: guardian, minor_born_on, ...row }) => ({
    ...row,
    minor: guardian !== null && minor_born_on !== null ? { age: ageOn(minor_born_on, today), guardian } : null,
  }));
}

const attendeeRow = attendee.omit({ minor: true }).extend({ guardian_name: textOrNull, minor_born_on: textOrNull });

/** A child is reached through those who act for the child. */
export const contactOf = (isSeen: boolean) =>
  isSeen
    ? sql`coalesce(${provenEmail}, guardian.email) as email, coalesce(${provenPhone}, guardian.phone) as phone`
    : contactColumns(false);

/** Counted in the whole list, not only in the hits of a search. */
const placeInLine = ({ status }: AttendeeCriteria) =>
  status === 'attending'
    ? sql`null::int`
    : sql`(row_number() over (partition by attendance.status order by attendance.is_prior desc, attendance.position))::int`;

/** Of the three sorts the first that is named; else as they came, or as they stand in line. */
function orderOf({ criteria, hasContactData }: Scope): RawBuilder<unknown> {
  const byWaiting = sql`attendance.status, attendance.is_prior desc, attendance.place, attendance.id`;
  const by = (value: RawBuilder<unknown>, direction: 'asc' | 'desc') =>
    sql`${value} ${sql.raw(direction)} nulls last, attendance.id`;
  if (criteria.sort_name) return by(sql`app_user.name_sort`, criteria.sort_name);
  if (criteria.sort_email && hasContactData) return by(sql`lower(${provenEmail})`, criteria.sort_email);
  if (criteria.sort_phone && hasContactData) return by(provenPhone, criteria.sort_phone);
  return criteria.status === 'attending' ? sql`attendance.place, attendance.id` : byWaiting;
}

/** What a user is looking for, on `app_user` and `membership`. */
function conditionsOf(context: Context, { criteria, hasContactData, holdsCertificate }: Scope): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  if (criteria.name) conditions.push(sql`strpos(app_user.name_sort, nb_sort_key(${criteria.name})) > 0`);
  if (criteria.email && hasContactData)
    conditions.push(sql`strpos(lower(${provenEmail}), lower(${criteria.email})) > 0`);
  if (criteria.phone && hasContactData) conditions.push(hasDigits(criteria.phone));
  if (holdsCertificate) conditions.push(holdsCertificate);
  const roles = rolesIn(criteria);
  if (roles.length > 0) conditions.push(sql`${roleColumn(context)} = any(${roles}::text[])`);
  return conditions;
}

/** However the number is written: '412 34 567', '+47 412…', '0047 412…'. */
function hasDigits(typed: string): RawBuilder<unknown> {
  const digits = typed.replaceAll(/\D/g, '').replace(/^00/, '');
  return digits === '' ? sql`false` : sql`strpos(${provenPhone}, ${digits}) > 0`;
}

/** Once, once for each value, or several with commas; what is no role is left out. */
function rolesIn({ 'roles[]': given = [] }: AttendeeCriteria): string[] {
  const named = [given].flat().flatMap((one) => one.split(','));
  return ROLES.filter((role) => named.includes(role));
}

/** In the same ways; what is no id is left out. */
const certificatesIn = ({ 'certificates[]': given = [] }: AttendeeCriteria): CertificateId[] =>
  [given]
    .flat()
    .flatMap((one) => one.split(','))
    .flatMap((one) => ids.certificate.safeParse(one).data ?? []);

/** Whose certificates they may ask about: the user who arranges it, and those who arrange it with them. */
async function organisersOf({ db }: Context, eventId: EventId): Promise<OrganisationId[]> {
  const { rows } = await rowsOf({ id: ids.organisation })`
    select organisation_id as id from event where id = ${eventId} and organisation_id is not null
    union
    select organisation_id from ${cohostsOf(sql`${eventId}::uuid`)} as cohost`.execute(db);
  return rows.map(({ id }) => id);
}

const allOf = (conditions: RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;

async function countFitting(context: Context, scope: Scope): Promise<number> {
  const { rows } = await rowsOf({ total: number })`
    select count(*)::int as total from attendance ${joined(scope)}
    where ${inList(scope)} and ${allOf(conditionsOf(context, scope))}`.execute(context.db);
  return rows[0]?.total ?? 0;
}

async function countAttendees({ db }: Context, occurrenceId: OccurrenceId): Promise<AttendeeCounts> {
  const { rows } = await rowsOf(attendeeCounts)`
    select
      count(*) filter (where status = 'attending')::int as attending,
      count(*) filter (where status = 'waiting')::int as waiting,
      count(*) filter (where status = 'offered')::int as offered,
      count(*) filter (where status = 'attending' and checked_in_at is not null)::int as checked_in
    from attendance
    where occurrence_id = ${occurrenceId} and status in ('attending', 'waiting', 'offered')`.execute(db);
  return rows[0] ?? { attending: 0, waiting: 0, offered: 0, checked_in: 0 };
}
