import { DEMO_ORGANISATION_ID } from '#database/seeds/accounts.ts';
import { dayAfter, spansOf } from '#features/event-editing/recurrence.ts';
import { type EventForm, emptyForm, FREQUENCY } from '#features/event-editing/rules.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { ChildServer } from './child-server.ts';
import type { Cluster } from './cluster.ts';
import { percentileOf } from './measure.ts';
import { logIn } from './organisations.ts';
import { HOST, MUNICIPALITY_ID, type Plan } from './plan.ts';

/** How long it takes to publish a weekly activity of a year, in one request, one after the other. */
export type Publishing = {
  times: number;
  p50_ms: number;
  p99_ms: number;
  published: number;
  /** The same for an organisation with 10 followers, and then with 10,000. */
  few_followers_p50_ms: number;
  many_followers_p50_ms: number;
};

const WEEKS = 52;
const FEW_FOLLOWERS = 10;
const MANY_FOLLOWERS = 10_000;

export async function measurePublishing(
  portal: ChildServer,
  { cluster, database }: { cluster: Cluster; database: string },
  plan: Plan,
  now: Date,
): Promise<Publishing> {
  const ticket = await logIn(portal);
  const form = weeklyForm(now);
  const [before, published] = plan.isQuick ? [0, 3] : [10, 100];
  const publishing = async (rounds: number): Promise<number[]> => {
    const lasted: number[] = [];
    for (let round = -before; round < rounds; round += 1) {
      const began = performance.now();
      await publish(portal, ticket, { ...form, name: `${form.name} ${round}` });
      if (round >= 0) lasted.push(performance.now() - began);
    }
    return lasted;
  };
  const lasted = await publishing(published);
  const followed = plan.isQuick ? 3 : 30;
  await giveFollowers(cluster, database, FEW_FOLLOWERS);
  const byFew = await publishing(followed);
  await giveFollowers(cluster, database, MANY_FOLLOWERS);
  const byMany = await publishing(followed);
  return {
    times: spansOf(form.times).length,
    p50_ms: percentileOf(lasted, 0.5),
    p99_ms: percentileOf(lasted, 0.99),
    published,
    few_followers_p50_ms: percentileOf(byFew, 0.5),
    many_followers_p50_ms: percentileOf(byMany, 0.5),
  };
}

/** Instead of those that it has. */
async function giveFollowers(cluster: Cluster, database: string, count: number): Promise<void> {
  await cluster.query(
    database,
    `with gone as (delete from follower where organisation_id = '${DEMO_ORGANISATION_ID}'),
    people as (
      insert into app_user (id, name, email, email_verified_at)
      select gen_random_uuid(), 'Følger ' || n, 'folger' || n || '-of-${count}@demo.test', now()
      from generate_series(1, ${count}) n returning id
    )
    insert into follower (organisation_id, user_id, created_at) select '${DEMO_ORGANISATION_ID}', id, now() from people`,
  );
}

export function weeklyForm(
  now: Date,
  {
    organisation = DEMO_ORGANISATION_ID,
    municipality = MUNICIPALITY_ID,
    weeks = WEEKS,
  }: { organisation?: string; municipality?: number; weeks?: number } = {},
): EventForm {
  const starts_on = dayAfter(shortDate(now), 1);
  return {
    ...emptyForm(organisation, 'nb', String(municipality)),
    name: 'Ukentlig trening',
    description: 'Trening hver uke.',
    type: 'training',
    categories: ['sport_outdoors'],
    keywords: ['trening', 'hver uke'],
    capacity_max: 20,
    scene: 'fotball',
    times: {
      frequency: FREQUENCY.weekly,
      weekdays: [2],
      starts_on,
      ends_on: dayAfter(starts_on, 7 * weeks - 1),
      start_time: '18:00',
      end_time: '19:30',
      exceptions: [],
      days: [],
    },
  };
}

export async function publish({ origin }: Pick<ChildServer, 'origin'>, ticket: string, form: EventForm) {
  const answer = await fetch(`${origin}/api/events`, {
    method: 'POST',
    headers: { host: HOST, 'content-type': 'application/json', authorization: `Bearer ${ticket}` },
    body: JSON.stringify({ form }),
  });
  if (!answer.ok) throw new Error(`Publishing was answered with ${answer.status}: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { id: string; version: number } };
  return data;
}
