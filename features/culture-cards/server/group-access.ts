import { sql } from 'kysely';
import { z } from 'zod';
import { type CultureGroupId, ids, type OrganisationId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { boolean, number, numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { isRunAt, isRunInOffice, mayChangeOffice, maySeeOffice } from '../policy.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { demandDesk } from './venue-access.ts';

export const groupRow = z.object({
  id: ids.cultureGroup,
  municipality_id: number,
  venue_id: ids.cultureVenue.nullable(),
  /** Whose desk runs it; null for the municipality's. */
  organisation_id: ids.organisation.nullable(),
  venue_name: textOrNull,
  name: text,
  visits_per_period: numberOrNull,
  valid_from: text,
  valid_until: text,
  comes_together: boolean,
  with_companion: boolean,
  is_ended: boolean,
});
export type GroupRow = z.infer<typeof groupRow>;

export const GROUP_COLUMNS = sql`culture_group.id, culture_group.municipality_id, culture_group.venue_id,
  culture_venue.organisation_id, organisation.name as venue_name, culture_group.name, culture_group.visits_per_period,
  culture_group.valid_from::text, culture_group.valid_until::text, culture_group.comes_together,
  culture_group.with_companion, culture_group.ended_at is not null as is_ended`;

export const GROUPS = sql`culture_group
  left join culture_venue on culture_venue.id = culture_group.venue_id
  left join organisation on organisation.id = culture_venue.organisation_id`;

export async function readGroup({ db }: Pick<Context, 'db'>, id: CultureGroupId): Promise<GroupRow | undefined> {
  const { rows } = await rowsOf(groupRow)`
    select ${GROUP_COLUMNS} from ${GROUPS} where culture_group.id = ${id}`.execute(db);
  return rows[0];
}

/** One change of a group at a time, with the rights of that moment. To others than those who run it, it is not there. */
export async function demandRunGroup(inside: Context, id: CultureGroupId): Promise<GroupRow> {
  await sql`select from culture_group where id = ${id} for update`.execute(inside.db);
  return demandGroupToRun(inside, id);
}

/** The same for those who only read what they could change. */
export async function demandGroupToRun(context: Context, id: CultureGroupId): Promise<GroupRow> {
  const group = (await readGroup(context, id)) ?? refuse('not_found');
  await demandRunner(context, group);
  if (group.is_ended) refuse('conflict', REFUSALS[context.language].group_over);
  return group;
}

async function demandRunner(context: Context, group: GroupRow): Promise<void> {
  if (isRunInOffice(context.actor, group)) return;
  if (group.organisation_id !== null) {
    if (isRunAt(await demandDesk(context, group.organisation_id), group)) return;
    refuse('not_found');
  }
  refuse(maySeeOffice(context.actor, group.municipality_id) ? 'forbidden' : 'not_found');
}

type Runner = { municipality_id: number; venue_id: GroupRow['venue_id'] };

/** For whom a new group is made: the desk's venue, or the office's municipality. */
export async function demandMaker(
  context: Context,
  { organization_id, office }: { organization_id: OrganisationId | undefined; office: () => number },
): Promise<Runner> {
  if (organization_id !== undefined) {
    const desk = await demandDesk(context, organization_id);
    return { municipality_id: desk.municipality_id, venue_id: desk.id };
  }
  const municipality_id = office();
  if (!mayChangeOffice(context.actor, municipality_id)) refuse('forbidden');
  return { municipality_id, venue_id: null };
}
