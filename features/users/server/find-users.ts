import { sql } from 'kysely';
import { maskAddress } from '#features/identity/mask-address.ts';
import { isHelpedBySupport } from '#features/identity/server/public.ts';
import { usernameField } from '#platform/contract/patterns.ts';
import { isSuperAdmin } from '#platform/contract/policy.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { countedRow, onPage, type Page, type Paging, pageOfRows } from '#platform/server/page-of-rows.ts';
import { condition, rowsOf } from '#platform/server/rows.ts';
import { type FoundUser, foundUser } from '../accounts-contract.ts';
import { mayFindUsers } from '../policy.ts';
import { MAX_USERS_FOUND, ORGANISATIONS_SHOWN } from '../rules.ts';
import { thumbnailUrl } from './queries.ts';

const foundRow = countedRow(foundUser);

/**
 * At most fifty in all, however one pages: it is for finding a user, not for making lists of people. Support finds those
 * whom it may help, by the whole address or number that they gave.
 */
export async function findUsers(context: Context, { q, ...asked }: Paging & { q: string }): Promise<Page<FoundUser>> {
  if (!mayFindUsers(actorOf(context))) refuse('forbidden');
  const paging = { page: asked.page, perPage: Math.min(asked.perPage, MAX_USERS_FOUND) };
  const isAll = isSuperAdmin(actorOf(context));
  const { rows } = await rowsOf(foundRow)`
    with found as (
      select id, name, picture_upload_id, name_sort, municipality_id, coalesce(email, phone) as address from app_user
      where erased_at is null and ${isAll ? isMatch(q) : isHelped(context, q)}
      order by name_sort, id
      limit ${MAX_USERS_FOUND}
    ),
    app_user as (select * from found order by name_sort, id ${onPage(paging)})
    select app_user.id, app_user.name, ${thumbnailUrl} as thumbnail_url, municipality.name as municipality,
      app_user.address,
      coalesce(theirs.names, '[]') as organizations, coalesce(theirs.count, 0) as organizations_count,
      total
    from (select count(*)::int as total from found) as counted
    left join app_user on true
    left join municipality on municipality.id = app_user.municipality_id
    left join lateral (
      select count(*)::int as count,
        json_agg(json_build_object('id', id, 'name', name) order by name_sort, id)
          filter (where place <= ${ORGANISATIONS_SHOWN}) as names
      from (
        select o.id, o.name, o.name_sort, row_number() over (order by o.name_sort, o.id) as place
        from membership m join organisation o on o.id = m.organisation_id
        where m.user_id = app_user.id and m.status = 'active' and o.deleted_at is null and ${isAll}::boolean
      ) as numbered
    ) as theirs on true
    order by app_user.name_sort, app_user.id`.execute(context.db);
  const page = pageOfRows(rows, paging);
  return { ...page, data: page.data.map((user) => ({ ...user, address: user.address && maskAddress(user.address) })) };
}

function isHelped(context: Context, q: string) {
  const username = usernameField.safeParse(q);
  if (!username.success) return condition`false`;
  const helped = actorOf(context)
    .grants.filter(({ role }) => role === 'support')
    .map(({ municipality_id }) => municipality_id);
  return condition`${isCalled(username.data)} and municipality_id = any(${helped}::int[])
    and blocked_at is null and ${isHelpedBySupport(context.now)}`;
}

const isCalled = (username: string) =>
  username.includes('@') ? sql`lower(email) = ${username}` : sql`phone = ${username}`;

/** A whole address or number is looked up as it is; anything else is the beginning of a word of the name. */
function isMatch(q: string) {
  const username = usernameField.safeParse(q);
  if (username.success) return isCalled(username.data);
  const words = q.replaceAll(/[\\%_]/g, '\\$&').replaceAll('-', ' ');
  // The index finds those who have the words; the rest says that they stand in this order.
  return sql`name_words(name_sort) @@ name_query(${q})
    and ' ' || translate(name_sort, '-', ' ') like '% ' || nb_sort_key(${words}) || '%'`;
}
