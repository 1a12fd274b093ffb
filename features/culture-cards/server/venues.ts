import { sql } from 'kysely';
import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';

import { type MunicipalityId, municipalityId } from '#features/municipalities/contract.ts';
import { accessesIn } from '#features/organisations/server/public.ts';
import { type CultureVenueId, ids, type OrganisationId } from '#features/vocabulary/ids.ts';
import { hideSmall } from '#platform/contract/hide-small.ts';
import { Problem, refuse } from '#platform/contract/problem.ts';
import { shortDate, startOfDay } from '#platform/language/dates.ts';
import { monthsAfter } from '#platform/language/days.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { boolean, number, rowsOf, text } from '#platform/server/rows.ts';
import { mayChangeOffice, maySeeOffice, mayStandAtDesk } from '../policy.ts';
import { MAX_VENUES, MONTHS_SHOWN } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { endGroups } from './change-groups.ts';
import { officeOf } from './venue-access.ts';

const venueRow = z.object({
  id: ids.cultureVenue,
  organisation_id: ids.organisation,
  organisation_name: text,
  started_at: text,
  is_stopped: boolean,
  visits: number,
  people: number,
});

/** How many come is shown where they are many. */
export async function listVenues(context: Context, asked: MunicipalityId | undefined) {
  const office = officeOf(context, asked);
  const since = startOfDay(monthsAfter(shortDate(context.now), -MONTHS_SHOWN));
  const { rows } = await rowsOf(venueRow)`
    select culture_venue.id, organisation.id as organisation_id, organisation.name as organisation_name,
      culture_venue.started_at, organisation.status <> 'accepted' as is_stopped,
      coalesce(counted.visits, 0) as visits, coalesce(counted.people, 0) as people
    from culture_venue join organisation on organisation.id = culture_venue.organisation_id
    left join lateral (
      select count(*)::int as visits, count(distinct card_id)::int as people from culture_visit
      where culture_visit.venue_id = culture_venue.id and undone_at is null and at >= ${since}
    ) counted on true
    where culture_venue.municipality_id = ${office} and culture_venue.ended_at is null
      and organisation.deleted_at is null
    order by organisation.name_sort, culture_venue.id limit ${MAX_VENUES}`.execute(context.db);
  return {
    data: hideSmall(rows, 'people').map(
      ({ id, organisation_id, organisation_name, started_at, is_stopped, visits }) => ({
        id,
        organization: { id: organisation_id, name: organisation_name },
        started_at,
        is_stopped,
        visits,
      }),
    ),
    municipality: await municipalityNamed(context, office),
    can: { change: mayChangeOffice(context.actor, office) },
  };
}

async function municipalityNamed({ db }: Context, id: number) {
  const { rows } = await rowsOf({ name: text })`select name from municipality where id = ${id}`.execute(db);
  return { id: municipalityId.parse(String(id)), name: rows[0]?.name ?? '' };
}

const organisationRow = { municipality_id: number, is_accepted: boolean };

/** An organisation of the municipality's, which is accepted there. */
export const startVenue = (context: Context, organisationId: OrganisationId): Promise<{ id: CultureVenueId }> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const words = REFUSALS[inside.language];
    const { rows } = await rowsOf(organisationRow)`
      select municipality_id, status = 'accepted' as is_accepted from organisation
      where id = ${organisationId} and deleted_at is null for no key update`.execute(db);
    const [organisation] = rows;
    if (!organisation || !maySeeOffice(inside.actor, organisation.municipality_id)) {
      throw new Problem('invalid', {
        message: words.organisation_unknown,
        errors: { organization_id: [words.organisation_unknown] },
      });
    }
    const { municipality_id, is_accepted } = organisation;
    if (!mayChangeOffice(inside.actor, municipality_id)) refuse('forbidden');
    if (!is_accepted) refuse('conflict', words.organisation_unknown);
    await demandRoom(inside, municipality_id);
    const id = newId<'CultureVenueId'>();
    const { rows: started } = await rowsOf({ id: ids.cultureVenue })`
      insert into culture_venue (id, municipality_id, organisation_id, started_by, started_at)
      values (${id}, ${municipality_id}, ${organisationId}, ${actorOf(inside).id}, ${inside.now})
      on conflict (organisation_id) where ended_at is null do nothing
      returning id`.execute(db);
    if (started.length === 0) refuse('conflict', words.venue_already);
    await recordAudit(inside, 'culture_venue.start', { municipality_id, details: { organization: organisationId } });
    return { id };
  });

async function demandRoom({ db, language }: Context, municipality_id: number): Promise<void> {
  const { rows } = await rowsOf({ total: number })`
    select count(*)::int as total from culture_venue
    where municipality_id = ${municipality_id} and ended_at is null`.execute(db);
  if ((rows[0]?.total ?? 0) >= MAX_VENUES) refuse('conflict', REFUSALS[language].too_many_venues(MAX_VENUES));
}

const endedRow = { municipality_id: number, organisation_id: ids.organisation, is_ended: boolean };

/** Its desk sees nothing from now on; what was counted stays. */
export const endVenue = (context: Context, id: CultureVenueId): Promise<undefined> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { rows } = await rowsOf(endedRow)`
      select municipality_id, organisation_id, ended_at is not null as is_ended from culture_venue
      where id = ${id} for update`.execute(db);
    const [venue] = rows;
    if (!venue || !maySeeOffice(inside.actor, venue.municipality_id)) refuse('not_found');
    const { municipality_id, organisation_id } = venue;
    if (!mayChangeOffice(inside.actor, municipality_id)) refuse('forbidden');
    if (venue.is_ended) refuse('conflict', REFUSALS[inside.language].venue_over);
    await closeVenues(inside, organisation_id);
    await recordAudit(inside, 'culture_venue.end', { municipality_id, details: { organization: organisation_id } });
    return undefined;
  });

/** Also heard when an organisation is deleted. */
export async function closeVenues(context: Pick<Context, 'db' | 'now'>, organisationId: OrganisationId): Promise<void> {
  const { rows: groups } = await rowsOf({ id: ids.cultureGroup })`
    select culture_group.id from culture_group join culture_venue on culture_venue.id = culture_group.venue_id
    where culture_venue.organisation_id = ${organisationId} and culture_group.ended_at is null`.execute(context.db);
  await endGroups(
    context,
    groups.map(({ id }) => id),
  );
  await sql`
    update culture_venue set ended_at = greatest(${context.now}, started_at)
    where organisation_id = ${organisationId} and ended_at is null`.execute(context.db);
}

const MAX_OWN_VENUES = 50;

/** Where the person stands now. */
export async function ownVenues(context: Context) {
  if (context.tenant.is_sunset) return [];
  const { rows } = await rowsOf({ organization_id: ids.organisation })`
    select culture_venue.organisation_id as organization_id
    from culture_venue
    where culture_venue.ended_at is null and (
      exists (
        select from membership
        where membership.organisation_id = culture_venue.organisation_id and membership.user_id = ${actorOf(context).id}
      ) or exists (
        select from organisation
        where organisation.id = culture_venue.organisation_id and organisation.owner_user_id = ${actorOf(context).id}
      )
    ) limit ${MAX_OWN_VENUES}`.execute(context.db);
  const accesses = await accessesIn(
    context,
    rows.map(({ organization_id }) => organization_id),
  );
  return accesses.filter(mayStandAtDesk).map(({ id, name }) => ({ organization_id: id, name }));
}
