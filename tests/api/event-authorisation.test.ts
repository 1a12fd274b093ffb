import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describedApi } from '#apps/server/described-api.ts';
import { PROBLEM_STATUS } from '#platform/contract/problem.ts';
import { AUTHORISATION } from '#tests/authorisation-table.ts';
import {
  BELONGS,
  CHILD_OF_ALL,
  EVENT_ACCESS_KEYS,
  EVENT_STATES,
  EVENT_TABLE,
  type EventAccessKey,
  type EventRow,
  type EventStateKey,
  SEES_EVENT,
} from '#tests/event-table.ts';
import { asId } from '#tests/support/as-id.ts';
import { type DoorState, doorAnswer } from '#tests/support/door-answer.ts';
import { type EventScene, type EventWorld, givenEventScene, givenEventWorld } from '#tests/support/event-scene.ts';
import { givenGuardians } from '#tests/support/household-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

/** A portal where organisations can belong to others. */
const HOST = 'baerum.localhost';
const CLOSING_HOST = 'demo-avviklet.localhost';

let portal: TestPortal;
let world: EventWorld;
/** For calls that change nothing, because they only read or are refused. */
let scenes: Record<EventStateKey, EventScene>;

beforeAll(async () => {
  portal = await startPortal();
  world = await givenEventWorld(portal);
  const child = asId<'ChildId'>(CHILD_OF_ALL);
  const minor = await portal.given.person('Barn');
  await givenGuardians(portal, Object.values(world.people), minor, { born_on: '2016-05-04', child });
  const made: [EventStateKey, EventScene][] = [];
  for (const state of EVENT_STATES) made.push([state, await givenEventScene(portal, world, state)]);
  scenes = Object.fromEntries(made) as typeof scenes;
});
afterAll(() => portal.close());

const isIn = (list: string, who: EventAccessKey): boolean => list.split(' ').includes(who);

/** The session of the request, where it is not their own or not a whole one. */
const stateOf = (who: EventAccessKey): DoorState =>
  who === 'AC' ? { acting_user_id: world.people.SA } : who === 'RO' ? { mode: 'readonly' } : {};

const standsAs = (who: EventAccessKey) => (who === 'AC' || who === 'RO' ? 'AD' : who);

/** As the API describes it. */
const templateOf = (name: string): string => name.replace(/\{(occurrence|attendee|waiting)\}/, '{id}');

/** What should be answered, from the tables alone; null = lets in. */
function expected(name: string, row: EventRow, state: EventStateKey, who: EventAccessKey): number | null {
  const [method = ''] = name.split(' ');
  const call = AUTHORISATION[templateOf(name)];
  if (!call) throw new Error(`${name} is not in the table of all calls.`);
  const refusal = doorAnswer(call, method, who === 'AN' ? null : { state: stateOf(who) }, state === 'closing tenant');
  if (refusal) return PROBLEM_STATUS[refusal];
  const access = standsAs(who);
  if (!isIn(SEES_EVENT[state], access)) return 404;
  const counted = state === 'organisation deleted' && isIn(BELONGS, access) ? 'US' : access;
  return isIn(row.who, counted) ? null : 403;
}

async function ask(name: string, row: EventRow, state: EventStateKey, who: EventAccessKey, isLetIn: boolean) {
  const [method = '', path = ''] = name.split(' ');
  const scene = isLetIn && method !== 'GET' ? await givenEventScene(portal, world, state) : scenes[state];
  const body = typeof row.body === 'function' ? row.body(scene) : row.body;
  const access = standsAs(who);
  return portal.send(method as 'GET', `/api${named(path, scene)}`, {
    host: state === 'closing tenant' ? CLOSING_HOST : HOST,
    headers: { 'x-test-state': JSON.stringify(stateOf(who)) },
    ...(access !== 'AN' && { as: world.people[access] }),
    ...(body !== undefined && { body: named(body, scene) }),
  });
}

/** Puts the scene's ids where a path or a body names them: '{slot}'. */
const named = <Value>(value: Value, scene: EventScene): Value =>
  JSON.parse(
    JSON.stringify(value).replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
      name === 'key' ? randomUUID() : Object.hasOwn(scene, name) ? scene[name as keyof EventScene] : whole,
    ),
  );

describe('D-05 the table of rights in activities', () => {
  test('D-05 every call about one activity is in it, or is about the user who calls', async () => {
    const calls = (await describedApi())
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => /^\S+ \/(events\/(draft\/)?\{id\}|occurrences\/\{id\}|attendees\/\{id\})/.test(call));
    const rows = Object.keys(EVENT_TABLE).map(templateOf);
    expect(calls.filter((call) => !rows.includes(call)).sort()).toEqual(ABOUT_THE_CALLER);
  });

  test.each(Object.entries(EVENT_TABLE))('D-05 %s', async (name, row) => {
    const wrong: string[] = [];
    for (const state of EVENT_STATES) {
      for (const who of EVENT_ACCESS_KEYS) {
        const wanted = expected(name, row, state, who);
        const { status } = await ask(name, row, state, who, wanted === null);
        // Behind the door everything is there, so that only the door can say 403 or 404.
        const isRight = wanted === null ? !REFUSALS.includes(status) : status === wanted;
        if (!isRight) wrong.push(`${state} ${who}: ${status} instead of ${wanted ?? 'being let in'}`);
      }
    }
    expect(wrong.join('; ')).toBe('');
  });

  test('D-05 readonly reads as much and changes nothing', async () => {
    const reader = await portal.given.person('Lise Lesbar', { isReadonly: true });
    await portal.given.member(world.open, reader, 'admin');
    for (const [name, row] of Object.entries(EVENT_TABLE)) {
      const [method = '', path = ''] = name.split(' ');
      const body = typeof row.body === 'function' ? row.body(scenes.published) : row.body;
      const { status } = await portal.as(reader).send(method as 'GET', `/api${named(path, scenes.published)}`, {
        host: HOST,
        ...(body !== undefined && { body: named(body, scenes.published) }),
      });
      // A paper is made by a process that gives way to others: on a busy machine it may be put off.
      const isPutOff = status === 503 && path.endsWith('/download');
      expect([name, isPutOff ? 200 : status]).toEqual([name, method === 'GET' ? 200 : 405]);
    }
  });

  const cells = Object.keys(EVENT_TABLE).length * EVENT_ACCESS_KEYS.length * EVENT_STATES.length;
  test(`D-05 there are ${cells} cells`, () => {
    expect(cells).toBeGreaterThan(6000);
  });
});

const REFUSALS = [401, 403, 404, 405, 500];

/** They look for what belongs to the caller, or only for what is public. Their own tests tell. */
const ABOUT_THE_CALLER = [
  'GET /events/{id}.ics',
  'GET /events/{id}/leisure-card',
  'GET /events/{id}/similar',
  'GET /events/{id}/slots/users/download',
  'GET /occurrences/{id}/attendees/export',
  'GET /occurrences/{id}/code',
];
