import type { SchemeVersionId } from '#features/vocabulary/ids.ts';
import type { Day } from '#platform/language/days.ts';
import type { Db } from '#platform/server/database.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { type Figures, figures } from '../figures.ts';

/** Payees beyond these are small, and each of them is one line more to read. */
const MAX_PAYEES = 50;

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
      select age, count(*) as accounts, sum(granted_ore) as granted_ore, sum(used_ore) as used_ore
      from account where age is not null group by age order by age
    ),
    by_payee as (
      select organisation.name, count(distinct card_id) as accounts, sum(purse_ore) as used_ore
      from paid left join organisation on organisation.id = paid.organisation_id
      group by organisation.id, organisation.name order by used_ore desc limit ${MAX_PAYEES}
    ),
    by_category as (
      select event.category_ids[1]::text as id, count(distinct card_id) as accounts, sum(purse_ore) as used_ore
      from paid left join event on event.id = paid.event_id group by 1 order by used_ore desc
    )
    select json_build_object(
      'accounts', (select count(*) from account),
      'used_accounts', (select count(*) from account where used_ore > 0),
      'granted_ore', (select coalesce(sum(granted_ore), 0) from account),
      'used_ore', (select coalesce(sum(used_ore), 0) from account),
      'median_ore', (select coalesce(percentile_disc(0.5) within group (order by used_ore), 0) from account),
      'by_age', (select coalesce(json_agg(by_age), '[]') from by_age),
      'by_payee', (select coalesce(json_agg(by_payee), '[]') from by_payee),
      'by_category', (select coalesce(json_agg(by_category), '[]') from by_category)
    ) as figures`.execute(db);
  const counted = rows[0]?.figures;
  if (!counted) throw new Error('A count has one row.');
  return counted;
}
