import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { emptyForm, FREQUENCY } from '#features/event-editing/rules.ts';
import { dayAfter, weekdayOfDay } from '#platform/language/days.ts';
import { dayFromNow } from '#tests/support/day-from-now.ts';
import { CLUB, post, read, type Ticket, ticketOf } from './accounts.ts';

type Form = ReturnType<typeof emptyForm>;

export const saved = (page: Page) => page.getByText(/^Kladden ble lagret \d\d:\d\d$/);

/** A Tuesday far enough ahead, whatever day it is. */
export function nextTuesday(weeks: number): string {
  const day = dayFromNow(weeks * 7);
  return dayAfter(day, (8 - weekdayOfDay(day)) % 7);
}
export const typed = (day: string) => day.split('-').reverse().join('.');

/** A name that no other activity has, nor the same test at its second try. */
export const nameOfItsOwn = (name: string): string => `${name} ${randomInt(1_000_000_000)}`;

const formOf = (name: string, changes: Partial<Form>): Form => ({
  ...emptyForm(CLUB, 'nb', '4601'),
  name,
  description: 'Kom som du er. Alle kan være med.',
  venue: 'Samfunnshuset',
  ...changes,
});

const fourTuesdays = (): Form['times'] => ({
  frequency: FREQUENCY.weekly,
  weekdays: [1],
  starts_on: nextTuesday(4),
  ends_on: nextTuesday(7),
  start_time: '18:00',
  end_time: '19:30',
  exceptions: [],
  days: [],
});

/** A series of four Tuesdays of the demo's organisation that is published already, and belongs to one test alone. */
export async function series(request: APIRequestContext, ticket: Ticket, name: string): Promise<string> {
  const form = formOf(name, { times: fourTuesdays(), type: 'course', capacity_max: 20 });
  return (await post(request, '/events', { form }, ticket)).data.id;
}

export async function draft(request: APIRequestContext, ticket: Ticket, name: string): Promise<string> {
  const form = formOf(name, { times: fourTuesdays(), capacity_max: 20 });
  return (await post(request, '/events/draft', { form }, ticket)).data.id;
}

export type Activity = { id: string; name: string; times: [string, ...string[]]; leader: Ticket };

/** An activity that nobody has seen before: tomorrow, or that often, a week apart. */
export async function activity(
  request: APIRequestContext,
  changes: Partial<Form> = {},
  howOften = 1,
  time: Partial<Form['times']['days'][number]> = {},
): Promise<Activity> {
  const leader = await ticketOf(request, 'leder');
  const form = formOf(nameOfItsOwn('Fellessang'), { type: 'course', categories: ['music_dance'], ...changes });
  const days = Array.from({ length: howOften }, (_, week) => ({
    day: dayFromNow(1 + 7 * week),
    start_time: '18:00',
    end_time: '19:30',
    ...time,
  }));
  form.times = { ...form.times, frequency: FREQUENCY.custom, days };
  const { id } = (await post(request, '/events', { form }, leader)).data;
  const { data: event } = await read(request, `/events/${id}`, leader);
  const times = event.occurrences.map((time: { id: string }) => time.id);
  expect(times).toHaveLength(howOften);
  return { id, name: form.name, times, leader };
}

/** One after the other, so that it is known who waits behind whom. */
export async function signUp(request: APIRequestContext, time: string, ...accounts: string[]): Promise<void> {
  for (const account of accounts) {
    await post(request, `/occurrences/${time}/attend`, {}, await ticketOf(request, account));
  }
}
