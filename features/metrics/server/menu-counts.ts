import { sql } from 'kysely';
import { shortDate } from '#platform/language/dates.ts';
import { dayAfter } from '#platform/language/days.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import type { MenuCounts } from '../contract.ts';
import { DAYS_OF_PERIOD, METRIC_ROLES, type MetricPeriod, type MetricPortals } from '../periods.ts';
import { MENU_ITEMS, type MetricName, type MetricTag } from '../rules.ts';

/** SHL-12: what is clicked in the menus, and by which role. */
export async function menuCounts(
  { db, now, tenant }: Context,
  { period, of }: { period: MetricPeriod; of: MetricPortals },
): Promise<MenuCounts> {
  const since = dayAfter(shortDate(now), 1 - DAYS_OF_PERIOD[period]);
  const { rows } = await rowsOf({ name: text, tag: text, count: number })`
    select name, tag, sum(count)::bigint as count from metric
    where day >= ${since} and ${of === 'all' ? sql`true` : sql`tenant_key = ${tenant.key}`}
    group by name, tag`.execute(db);
  const counts = new Map(rows.map(({ name, tag, count }) => [`${name} ${tag}`, count]));
  const countOf = (name: MetricName, tag: MetricTag) => counts.get(`${name} ${tag}`) ?? 0;
  const items = MENU_ITEMS.map((item) => ({
    item,
    user: countOf(`menu:${item}`, 'user'),
    munAdmin: countOf(`menu:${item}`, 'munAdmin'),
    moderator: countOf(`menu:${item}`, 'moderator'),
    super: countOf(`menu:${item}`, 'super'),
  }));
  const clicksOf = (line: (typeof items)[number]) => METRIC_ROLES.reduce((sum, role) => sum + line[role], 0);
  return {
    since,
    items: items.sort((one, other) => clicksOf(other) - clicksOf(one)),
    screens: { mobile: countOf('screen', 'mobile'), desktop: countOf('screen', 'desktop') },
  };
}
