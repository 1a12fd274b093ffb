import { z } from 'zod';
import { ids, type OrganisationId } from '#features/vocabulary/ids.ts';
import { addDays, shortDate, startOfDay } from '#platform/language/dates.ts';
import { firstOfMonth } from '#platform/language/days.ts';
import type { Context } from '#platform/server/context.ts';
import { boolean, number, numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { Desk, DeskVisit, Occasion } from '../contract.ts';
import { mayStillUndo, visitsLeft } from '../rules.ts';
import { metAt } from './card-rows.ts';
import { type DeskAccess, demandDesk } from './venue-access.ts';

const MAX_OCCASIONS = 30;
const MAX_RECENT = 12;

export async function readDesk(context: Context, organisationId: OrganisationId): Promise<Desk> {
  const desk = await demandDesk(context, organisationId);
  const counted = await countVisits(context, desk);
  return {
    venue_name: desk.name,
    ...counted,
    occasions: await todaysOccasions(context, organisationId),
    recent: await recentVisits(context, desk),
  };
}

const countedRow = z.object({ visits_today: number, visits_this_month: number, groups: number });

async function countVisits({ db, now }: Context, desk: DeskAccess): Promise<z.infer<typeof countedRow>> {
  const today = startOfDay(now);
  const month = startOfDay(firstOfMonth(shortDate(now)));
  const { rows } = await rowsOf(countedRow)`
    select (count(*) filter (where at >= ${today}))::int as visits_today, count(*)::int as visits_this_month, (
      select count(*)::int from culture_group where ${metAt(desk)} and culture_group.ended_at is null
    ) as groups
    from culture_visit where venue_id = ${desk.id} and undone_at is null and at >= ${month}`.execute(db);
  return rows[0] ?? { visits_today: 0, visits_this_month: 0, groups: 0 };
}

const occasionRow = z.object({ occurrence_id: ids.occurrence, name: text, start_at: text });

/** What the venue has on today, and what is not over yet. */
export async function todaysOccasions({ db, now }: Context, organisationId: OrganisationId): Promise<Occasion[]> {
  const today = startOfDay(now);
  const { rows } = await rowsOf(occasionRow)`
    select occurrence.id as occurrence_id, event.name, occurrence.start_at
    from event join occurrence on occurrence.event_id = event.id
    where event.organisation_id = ${organisationId} and event.deleted_at is null and event.status = 'published'
      and occurrence.is_published and not occurrence.is_cancelled
      and occurrence.start_at < ${addDays(today, 1)} and occurrence.end_at >= ${today}
    order by occurrence.start_at, occurrence.id limit ${MAX_OCCASIONS}`.execute(db);
  return rows;
}

const visitRow = z.object({
  id: ids.cultureVisit,
  name: textOrNull,
  group_name: text,
  occasion: textOrNull,
  companions: number,
  came: number,
  members: number,
  is_together: boolean,
  visits_allowed: numberOrNull,
  visits_used: numberOrNull,
  at: text,
  registered_at: text,
});

/** Of today alone. Who came before that is a number. */
async function recentVisits({ db, now }: Context, desk: DeskAccess): Promise<DeskVisit[]> {
  const { rows } = await rowsOf(visitRow)`
    with entry as (
      select max(id::text)::uuid as id, count(*)::int as came
      from culture_visit
      where venue_id = ${desk.id} and undone_at is null and at >= ${startOfDay(now)}
      group by case when is_together then key else id end
      order by max(registered_at) desc, max(id::text) desc limit ${MAX_RECENT}
    )
    select entry.id, culture_card.name, culture_group.name as group_name, culture_visit.occasion,
      culture_visit.companions, entry.came, (
        select count(*)::int from culture_card member
        where member.group_id = culture_visit.group_id and member.removed_at is null
      ) as members,
      culture_visit.is_together, culture_card.visits_allowed, culture_card.visits_used, culture_visit.at,
      culture_visit.registered_at
    from entry
    join culture_visit on culture_visit.id = entry.id
    join culture_group on culture_group.id = culture_visit.group_id
    left join culture_card on culture_card.id = culture_visit.card_id
    order by culture_visit.registered_at desc, entry.id desc`.execute(db);
  return rows.map((row): DeskVisit => {
    const { id, group_name, occasion, companions, is_together, at, visits_allowed, visits_used } = row;
    return {
      id,
      name: is_together ? group_name : (row.name ?? group_name),
      group_name,
      occasion,
      companions,
      came: is_together ? row.came : null,
      members: is_together ? row.members : null,
      visits_left: is_together || visits_used === null ? null : visitsLeft({ visits_allowed, visits_used }),
      at,
      can: { undo: mayStillUndo(row.registered_at, now) },
    };
  });
}
