import { sql } from 'kysely';
import { DEMO_MUNICIPALITY_ID, DEMO_SCHEME_MUNICIPALITY_ID } from '#database/seeds/accounts.ts';
import type { MenuItemKey } from '#features/metrics/rules.ts';
import { AGE_PARTS, type Dimension, dueQuarters, NONE, type Quarter } from '#features/statistics/rules.ts';
import { releaseFigures } from '#features/statistics/server/release-figures.ts';
import { shortDate } from '#platform/language/dates.ts';
import { monthOf, monthsAfter } from '#platform/language/days.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { rowsOf, text } from '#platform/server/rows.ts';

type Demo = Pick<Context, 'db' | 'now'>;

/** How busy the four quarters of a year are, in percent; each year has a tenth more than the one before. */
const SEASONS = [95, 110, 60, 135];
const MONTHS = [30, 36, 34];
const AGES = [6, 26, 18, 12, 9, 14, 11, 4];
/** Of a quarter in which nothing is special: what happened, and how many people are behind it. */
const USUAL: readonly { measure: string; count: number; people: number }[] = [
  { measure: 'activities', count: 240, people: 0 },
  { measure: 'has_sign_up', count: 200, people: 0 },
  { measure: 'has_limit', count: 160, people: 0 },
  { measure: 'has_waiting_list', count: 120, people: 0 },
  { measure: 'has_shifts', count: 60, people: 0 },
  { measure: 'places', count: 3100, people: 0 },
  { measure: 'sign_ups', count: 2600, people: 900 },
  { measure: 'filled', count: 2300, people: 820 },
  { measure: 'waiting', count: 150, people: 95 },
  { measure: 'new_people', count: 180, people: 180 },
  { measure: 'returning_people', count: 720, people: 720 },
  { measure: 'volunteer_minutes', count: 49_000, people: 110 },
];
const FEWEST_ORGANISERS = 8;

/** What is clicked in the menus in a day, by whom. */
const CLICKS: readonly { item: MenuItemKey; user: number; munAdmin: number; super: number }[] = [
  { item: 'events', user: 84, munAdmin: 6, super: 2 },
  { item: 'my', user: 52, munAdmin: 2, super: 0 },
  { item: 'organisations', user: 31, munAdmin: 9, super: 3 },
  { item: 'dashboard', user: 18, munAdmin: 24, super: 1 },
  { item: 'profile', user: 14, munAdmin: 1, super: 0 },
  { item: 'info', user: 11, munAdmin: 1, super: 0 },
  { item: 'dashboard:members', user: 9, munAdmin: 0, super: 0 },
  { item: 'admin', user: 0, munAdmin: 17, super: 5 },
  { item: 'settings', user: 5, munAdmin: 1, super: 1 },
  { item: 'become-organiser', user: 2, munAdmin: 0, super: 0 },
  { item: 'new-event', user: 5, munAdmin: 1, super: 0 },
  { item: 'log-out', user: 3, munAdmin: 2, super: 1 },
];
const LOGINS = { mobile: 61, desktop: 27 };
const DAYS_OF_CLICKS = 40;

/** SHL-12: clicks of the last weeks, before there are any. */
async function insertClicks({ db, now }: Demo): Promise<void> {
  const counted = [
    ...CLICKS.flatMap(({ item, ...roles }) =>
      Object.entries(roles).map(([tag, count]) => ({ name: `menu:${item}`, tag, count })),
    ),
    ...Object.entries(LOGINS).map(([tag, count]) => ({ name: 'screen', tag, count })),
  ];
  await sql`insert into metric (day, tenant_key, name, tag, count)
    select ${shortDate(now)}::date - back, 'bergen', name, tag, count + (back * 7 + count) % 5
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as counted (name text, tag text, count bigint),
      generate_series(1, ${DAYS_OF_CLICKS}::int) as back
    where count > 0 and not exists (select from metric)`.execute(db);
}

/**
 * BEY-18: numbers of the quarters that are over, for the demo's two municipalities. Those who would be behind them are not
 * made: they would be most of the demo. Doing it twice does it once.
 */
export async function loadDemoStatistics({ db, now }: Demo): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await insertClicks({ db: transaction, now });
    for (const quarter of dueQuarters(shortDate(now))) {
      const { numAffectedRows = 0n } = await sql`
        insert into statistics_quarter (quarter, next_day, is_counted, made_at) values (${quarter}, ${quarter}, true, ${now})
        on conflict (quarter) do nothing`.execute(transaction);
      if (numAffectedRows === 0n) continue;
      for (const municipality of [DEMO_MUNICIPALITY_ID, DEMO_SCHEME_MUNICIPALITY_ID]) {
        await insertCells({ db: transaction, now }, quarter, municipality);
        await releaseFigures(transaction, quarter, now);
      }
    }
  });
}

async function insertCells({ db }: Demo, quarter: Quarter, municipality: number): Promise<void> {
  const { rows } = await rowsOf({ dimension: text, part: text })`
    select 'district' as dimension, id::text as part from district where municipality_id = ${municipality}
    union all
    select 'category', id::text from category
    union all
    (select 'organization', id::text from organisation
    where municipality_id = ${municipality} and status = 'accepted' and deleted_at is null order by id limit 40)`.execute(
    db,
  );
  const partsOf = (dimension: Dimension) => {
    const parts = rows.filter((row) => row.dimension === dimension).map(({ part }) => part);
    return parts.length > 0 ? parts : [NONE];
  };
  const months = MONTHS.map((_, place) => monthOf(monthsAfter(quarter, place)));
  const falling = (parts: readonly string[]) => parts.map((_, place) => 100 / (place + 2));
  const tables: readonly { dimension: Dimension; parts: readonly string[]; weights: readonly number[] }[] = [
    { dimension: 'month', parts: months, weights: MONTHS },
    { dimension: 'district', parts: partsOf('district'), weights: falling(partsOf('district')) },
    { dimension: 'category', parts: partsOf('category'), weights: falling(partsOf('category')) },
    { dimension: 'price', parts: ['free', 'paid'], weights: [62, 38] },
    { dimension: 'organization', parts: partsOf('organization'), weights: falling(partsOf('organization')) },
    { dimension: 'age', parts: AGE_PARTS, weights: AGES },
  ];
  const size =
    sizeOf(quarter) *
    (rows.filter(({ dimension }) => dimension === 'organization').length < FEWEST_ORGANISERS ? 0.3 : 1);
  const cells = tables.flatMap(({ dimension, parts, weights }) =>
    USUAL.filter(({ people }) => people > 0 || dimension !== 'age').flatMap(({ measure, count, people }) => {
      const [counts, behind] = [shared(count * size, weights), shared(people * size, weights)];
      return parts.map((part, place) => ({ dimension, part, measure, count: counts[place], people: behind[place] }));
    }),
  );
  await sql`insert into statistics_cell (quarter, municipality_id, dimension, part, measure, count, people)
    select ${quarter}::date, ${municipality}, dimension, part, measure, count, people
    from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb)
      as cell (dimension text, part text, measure text, count bigint, people bigint)
    where count > 0`.execute(db);
}

const sizeOf = (quarter: Quarter): number => {
  const season = SEASONS[Math.floor((Number(quarter.slice(5, 7)) - 1) / 3)] ?? 100;
  return (season / 100) * 1.1 ** (Number(quarter.slice(0, 4)) - 2026);
};

/** Whole numbers in these shares that add up to the sum. */
function shared(sum: number, weights: readonly number[]): number[] {
  const [whole, all] = [Math.round(sum), weights.reduce((total, weight) => total + weight, 0)];
  const until = weights.map((_, place) =>
    Math.round((whole * weights.slice(0, place + 1).reduce((total, weight) => total + weight, 0)) / all),
  );
  return until.map((end, place) => end - (until[place - 1] ?? 0));
}
