import { type RawBuilder, sql } from 'kysely';
import type { SchemeVersionId } from '#features/vocabulary/ids.ts';
import type { Day } from '#platform/language/days.ts';
import type { Db } from '#platform/server/database.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { type Figures, figures } from '../figures.ts';

/** One statement over the accounts of a period; its cost grows with them, so that a job asks it where they are many. */
export async function countFigures(db: Db, version: SchemeVersionId, ageOn: Day): Promise<Figures> {
  const { rows } = await rowsOf({ figures })`
    with granted as (
      select card_id, sum(amount_ore)::bigint as granted_ore from card_grant
      where version_id = ${version} and reason <> 'returned' group by card_id
    ),
    paid as (
      select card_id, organisation_id, event_id, purse_ore from claim
      where version_id = ${version} and state in ('approved', 'in_file', 'paid', 'failed')
    ),
    used as (select card_id, sum(purse_ore)::bigint as used_ore from paid group by card_id),
    account as (
      select granted.card_id, granted_ore, coalesce(used_ore, 0) as used_ore,
        extract(year from age(${ageOn}::date, child.born_on))::int as age
      from granted left join used using (card_id)
      join card on card.id = granted.card_id left join child on child.id = card.child_id
    ),
    by_age as (
      select age, count(*) as accounts, count(*) filter (where used_ore > 0) as used_accounts,
        sum(granted_ore) as granted_ore, sum(used_ore) as used_ore
      from account group by age order by age
    ),
    ${partsOf('by_payee', sql`organisation_id::text`)},
    ${partsOf('by_category', sql`(select category_ids[1]::text from event where event.id = paid.event_id)`)}
    select json_build_object(
      'accounts', (select count(*) from account),
      'used_accounts', (select count(*) from account where used_ore > 0),
      'granted_ore', (select coalesce(sum(granted_ore), 0) from account),
      'used_ore', (select coalesce(sum(used_ore), 0) from account),
      'median_ore', (select coalesce(percentile_disc(0.5) within group (order by used_ore), 0) from account),
      'by_age', (select coalesce(json_agg(by_age), '[]') from by_age),
      'by_payee', (
        select coalesce(json_agg(json_build_object('name', organisation.name, 'accounts', accounts, 'added', added,
          'used_ore', used_ore) order by place), '[]')
        from by_payee left join organisation on organisation.id::text = by_payee.id
      ),
      'by_category', (
        select coalesce(json_agg(json_build_object('id', id, 'accounts', accounts, 'added', added, 'used_ore', used_ore)
          order by place), '[]')
        from by_category
      )
    ) as figures`.execute(db);
  const counted = rows[0]?.figures;
  if (!counted) throw new Error('A count has one row.');
  return counted;
}

/** What was paid by one thing that it can be told apart by. Each account is added where it is first, from the smallest on. */
const partsOf = (name: 'by_payee' | 'by_category', part: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    ${sql.ref(`${name}_paid`)} as (select ${part} as id, card_id, purse_ore from paid),
    ${sql.ref(`${name}_size`)} as (
      select id, accounts, used_ore, row_number() over (order by accounts, id) as place
      from (
        select id, count(distinct card_id) as accounts, sum(purse_ore) as used_ore from ${sql.ref(`${name}_paid`)} group by id
      ) as part
    ),
    ${sql.ref(`${name}_first`)} as (
      select min(place) as place
      from ${sql.ref(`${name}_paid`)} as of_card join ${sql.ref(`${name}_size`)} as size on size.id is not distinct from of_card.id
      group by card_id
    ),
    ${sql.ref(name)} as (
      select size.id, accounts, used_ore, size.place, (
        select count(*) from ${sql.ref(`${name}_first`)} as first where first.place = size.place
      ) as added
      from ${sql.ref(`${name}_size`)} as size
    )`;
