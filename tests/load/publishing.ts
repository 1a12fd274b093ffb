import { DEMO_ORGANISATION_ID } from '#database/seeds/accounts.ts';
import { dayAfter, spansOf } from '#features/event-editing/recurrence.ts';
import { type EventForm, emptyForm, FREQUENCY } from '#features/event-editing/rules.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { ChildServer } from './child-server.ts';
import { percentileOf } from './measure.ts';
import { logIn } from './organisations.ts';
import { HOST, MUNICIPALITY_ID, type Plan } from './plan.ts';

/** How long it takes to publish a weekly activity of a year, in one request, one after the other. */
export type Publishing = { times: number; p50_ms: number; p99_ms: number; published: number };

const WEEKS = 52;

export async function measurePublishing(portal: ChildServer, plan: Plan, now: Date): Promise<Publishing> {
  const ticket = await logIn(portal);
  const form = weeklyForm(now);
  const [before, published] = plan.isQuick ? [0, 3] : [10, 100];
  const lasted: number[] = [];
  for (let round = -before; round < published; round += 1) {
    const began = performance.now();
    await publish(portal, ticket, { ...form, name: `${form.name} ${round}` });
    if (round >= 0) lasted.push(performance.now() - began);
  }
  return {
    times: spansOf(form.times).length,
    p50_ms: percentileOf(lasted, 0.5),
    p99_ms: percentileOf(lasted, 0.99),
    published,
  };
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
