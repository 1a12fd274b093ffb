import { sql } from 'kysely';
import { WHOLE_COUNTRY } from '#features/municipalities/rules.ts';
import { thumbnailUrl } from '#features/users/server/public.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { type ContactPerson, contactPerson, type OrganisationDetail, organisationDetail } from '../contract.ts';
import { isThereFor, mayEnter } from '../policy.ts';
import { accessIn, holdsToday } from './access.ts';

/** That everybody may see it, as a condition on `organisation o`. */
export const isPublicOrganisation = sql`o.status = 'accepted' and not o.is_private and o.deleted_at is null`;

/** How much it has coming up that everybody may see. The country is written out, so that the index fits. */
export const eventsCount = sql`(
  select count(*)::int from event_place p
  where p.municipality_id = ${sql.lit(WHOLE_COUNTRY)} and p.organisation_id = o.id and p.next_start_at is not null)`;

export const placeColumns = sql`
  json_build_object('id', m.id::text, 'name', m.name) as municipality,
  case when d.id is not null then json_build_object('id', d.id::text, 'name', d.name) end as district`;

/**
 * One organisation for the user who asks. Nobody in particular gets the same as everybody; that a private one is
 * private is no secret (RTE-06), and one that is not accepted is not there but for those whom it concerns.
 */
export async function organisationById(context: Context, id: OrganisationId): Promise<OrganisationDetail> {
  if (context.tenant.is_sunset) refuse('not_found');
  if (!context.actor) return demandPublic(await readOrganisation(context.replica, id));
  const access = await accessIn(context, id);
  if (!access || !isThereFor(context.actor, access)) refuse('not_found');
  if (!mayEnter(context.actor, access)) refuse('private_organisation');
  return (await readOrganisation(context.db, id)) ?? refuse('not_found');
}

function demandPublic(organisation: OrganisationDetail | null): OrganisationDetail {
  if (organisation?.status !== 'accepted') refuse('not_found');
  if (organisation.is_private) refuse('private_organisation');
  return organisation;
}

/** Whatever its state; the user who asks for it sees to it that it is for them. */
export async function readOrganisation(db: Db, id: OrganisationId): Promise<OrganisationDetail | null> {
  const { rows } = await rowsOf(organisationDetail)`
    select
      o.id, o.name, o.description, o.lang, o.thumbnail_url, o.cover_url, o.email, o.phone, o.address, o.number,
      o.is_private, o.status, o.members_count, o.followers_count, o.updated_at,
      case when o.website ~* '^https?://' then o.website end as website,
      ${placeColumns},
      case when o.is_private then (
        select count(*)::int from event
        where event.organisation_id = o.id and event.deleted_at is null and event.is_listed
          and event.next_start_at is not null
      ) else ${eventsCount} end as events_count,
      partners.cohosts_count, partners.subsidiaries_count, partners.parent
    from organisation o
    join municipality m on m.id = o.municipality_id
    left join district d on d.id = o.district_id
    cross join lateral (
      select
        count(*) filter (where kind = 'cohost')::int as cohosts_count,
        count(*) filter (where kind = 'subsidiary' and partnership.organisation_id = o.id)::int as subsidiaries_count,
        (array_agg(json_build_object('id', other.id, 'name', other.name))
          filter (where kind = 'subsidiary' and partnership.partner_id = o.id))[1] as parent
      from partnership
      join organisation other
        on other.id in (partnership.organisation_id, partnership.partner_id) and other.id <> o.id
      where o.id in (partnership.organisation_id, partnership.partner_id) and partnership.status = 'approved'
        and other.status = 'accepted' and not other.is_private and other.deleted_at is null
    ) as partners
    where o.id = ${id} and o.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

/** ORG-01: those who are named; where nobody is, the user who owns it. */
export async function contactsOf(context: Context, organisationId: OrganisationId): Promise<ContactPerson[]> {
  const { rows } = await rowsOf(contactPerson)`
    with named as (
      select membership.user_id, membership.role, membership.title, membership.role_rank, membership.name_sort
      from membership
      where membership.organisation_id = ${organisationId} and membership.is_contact and membership.role_rank >= 2
        and ${holdsToday(context)}
    ),
    chosen as (
      select user_id, role, title, role_rank, name_sort from named
      union all
      select owner_user_id, 'admin', null, 3, '' from organisation
      where id = ${organisationId} and owner_user_id is not null and not exists (select from named)
    )
    select app_user.id, app_user.name, ${thumbnailUrl} as thumbnail_url, chosen.role, chosen.title
    from chosen
    join app_user on app_user.id = chosen.user_id
    where app_user.erased_at is null and app_user.blocked_at is null
    order by chosen.role_rank desc, chosen.name_sort, app_user.id`.execute(context.db);
  return rows;
}
