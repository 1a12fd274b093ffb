import { sql } from 'kysely';
import { z } from 'zod';
import { isStaff } from '#platform/contract/policy.ts';
import { Problem } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { countedRow, onPage, type Page, type Paging, pageOfRows } from '#platform/server/page-of-rows.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import {
  type OrganisationOfMine,
  type OwnUser,
  organisationOfMine,
  ownUser as ownUserAnswer,
  type UserInfo,
  userInfo,
} from '../contract.ts';
import { GRANT_ROLES } from '../rules.ts';

/** Where a person's picture is fetched from, as a column on `app_user`; one that is about to be removed is not shown. */
export const thumbnailUrl = sql`(
  select '/uploads/' || storage_key from upload
  where upload.id = app_user.picture_upload_id and upload.deleted_at is null)`;

/** A person's address and number as columns on `app_user`, as far as they have proved that these are theirs. */
export const provenEmail = sql`case when app_user.email_verified_at is not null then app_user.email end`;
export const provenPhone = sql`case when app_user.phone_verified_at is not null then app_user.phone end`;

/** The two for a list or a file of people; empty for a reader who may not see them (`see_contact_data`). */
export const contactColumns = (isSeen: boolean) =>
  isSeen ? sql`${provenEmail} as email, ${provenPhone} as phone` : sql`null::text as email, null::text as phone`;

const ownRow = ownUserAnswer.omit({ scopes: true, is_staff: true });

export async function ownUser(context: Context): Promise<OwnUser> {
  const actor = actorOf(context);
  const { rows } = await rowsOf(ownRow)`
    select app_user.id, app_user.name, email, phone, ${thumbnailUrl} as thumbnail_url, picture_upload_id, birth_date,
      postal_code, lang, has_two_factor, app_user.created_at,
      case when municipality.id is not null
        then json_build_object('id', municipality.id::text, 'name', municipality.name) end as municipality,
      password_hash is not null as has_password,
      authenticator_sealed is not null as has_authenticator,
      ssn_digest is not null as has_national_id,
      terms_accepted_at is not null as terms_accepted
    from app_user left join municipality on municipality.id = app_user.municipality_id
    where app_user.id = ${actor.id}`.execute(context.db);
  return {
    ...(rows[0] ?? gone()),
    scopes: [...actor.scopes],
    is_staff: isStaff(actor),
  };
}

/** Sessions that last longer are not ended while one is away from the desk. */
const WARNED_IDLE_SECONDS = 86_400;

const infoRow = userInfo.omit({ scopes: true, mode: true, cards: true });

/** Accounts in use whose child has no known address (DLG-04). */
export type CardsWithoutPostalCode = (context: Context) => Promise<UserInfo['cards'][number]['id'][]>;

export async function ownInfo(context: Context, cardsWithoutPostalCode: CardsWithoutPostalCode): Promise<UserInfo> {
  const actor = actorOf(context);
  const { rows } = await rowsOf(infoRow)`
    select id, name, ${thumbnailUrl} as thumbnail_url, lang,
      email is not null as has_email,
      phone is not null as has_phone,
      terms_accepted_at is not null as terms_accepted,
      exists (
        select from membership m join organisation o on o.id = m.organisation_id
        where m.user_id = app_user.id and m.status = 'active' and m.role in ('admin', 'moderator')
          and o.status = 'accepted' and o.deleted_at is null
      ) as is_organiser,
      (
        select json_build_object('name', admin.name, 'until', session.expires_at,
          'is_writing', session.acting_writes_at is not null,
          'may_write', session.acting_municipality_id is null)
        from session join app_user admin on admin.id = session.acting_user_id
        where session.id = ${actor.session_id} and session.acting_user_id = ${actor.acting_user_id}
      ) as acting,
      (
        select idle_seconds from session
        where id = ${actor.session_id} and idle_seconds < ${WARNED_IDLE_SECONDS}::int
      ) as idle_seconds
    from app_user
    where id = ${actor.id}`.execute(context.db);
  const cards = (await cardsWithoutPostalCode(context)).map((id) => ({ id, postal_code_required: true }));
  return { ...(rows[0] ?? gone()), scopes: [...actor.scopes], mode: actor.mode, cards };
}

/** Between the door and the query the account went away. */
function gone(): never {
  throw new Problem('unauthenticated');
}

const organisationRow = countedRow(organisationOfMine);

export async function myOrganisations(context: Context, paging: Paging): Promise<Page<OrganisationOfMine>> {
  const { rows } = await rowsOf(organisationRow)`
    with mine as (
      select o.id, o.name, o.name_sort, m.role, coalesce(o.owner_user_id = m.user_id, false) as is_owner,
        o.municipality_id::text as municipality_id
      from membership m join organisation o on o.id = m.organisation_id
      where m.user_id = ${actorOf(context).id} and m.status in ('active', 'requested') and o.deleted_at is null
    ),
    page as (select * from mine order by name_sort, id ${onPage(paging)})
    select page.id, page.name, page.role, page.is_owner, page.municipality_id, total
    from (select count(*)::int as total from mine) as counted left join page on true
    order by name_sort, id`.execute(context.db);
  return pageOfRows(rows, paging);
}

export async function myCounts(context: Context) {
  const { id } = actorOf(context);
  const { rows } = await rowsOf({ organizations: number, events: number, occurrences: number })`
    select
      (
        select count(*) from membership m join organisation o on o.id = m.organisation_id
        where m.user_id = ${id} and m.status in ('active', 'requested') and o.deleted_at is null
      ) as organizations,
      count(distinct o.event_id) as events,
      count(*) as occurrences
    from attendance a
    join occurrence o on o.id = a.occurrence_id
    join event e on e.id = o.event_id
    where a.user_id = ${id} and a.status in ('attending', 'waiting', 'offered') and o.is_published and e.is_listed
      and not exists (
        select from organisation host where host.id = e.organisation_id and host.status in ('suspended', 'revoked'))`.execute(
    context.db,
  );
  return rows[0] ?? { organizations: 0, events: 0, occurrences: 0 };
}

const grantRow = z.object({ id: text, name: text, role: z.enum(GRANT_ROLES) });

export async function myPermissions(context: Context) {
  const { id, scopes } = actorOf(context);
  const { rows } = await rowsOf(grantRow)`
    select municipality.id::text as id, name, role
    from municipal_grant join municipality on municipality.id = municipality_id
    where user_id = ${id}
    order by name_sort, role`.execute(context.db);
  return { scopes: [...scopes], municipalities: rows };
}

export async function myTerms(context: Context) {
  const { terms_accepted_at: accepted_at } = await context.db
    .selectFrom('app_user')
    .select('terms_accepted_at')
    .where('id', '=', actorOf(context).id)
    .executeTakeFirstOrThrow();
  return { accepted: accepted_at !== null, accepted_at };
}
