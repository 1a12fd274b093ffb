import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describedApi } from '#apps/server/described-api.ts';
import { emptyForm } from '#features/event-editing/rules.ts';
import {
  ABOUT_OTHER_THINGS,
  ENDED_EVENT_ROWS,
  ENDED_LINKS,
  ENDED_LISTS,
  ENDED_ORGANISATION_ROWS,
  type EndedRow,
} from '#tests/ended-table.ts';
import {
  ENDINGS,
  type EndedPerson,
  type EndedScene,
  type Ending,
  givenEndedScene,
  SECRETS,
} from '#tests/support/ended-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { tableStates, writtenBetween } from '#tests/support/written-tables.ts';

/** A portal where organisations can belong to others. */
const HOST = 'baerum.localhost';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

type Named = readonly [name: string, row: EndedRow, about: 'organisation' | 'event'];

const ROWS: readonly Named[] = [
  ...Object.entries(ENDED_EVENT_ROWS).map(([name, row]) => [name, row, 'event'] as const),
  ...Object.entries(ENDED_ORGANISATION_ROWS).map(([name, row]) => [name, row, 'organisation'] as const),
  ...Object.entries(ENDED_LISTS).map(([name, row]) => [name, row, 'event'] as const),
];

const LINKS: readonly Named[] = Object.entries(ENDED_LINKS).map(([name, row]) => [name, row, 'organisation']);

/** What is refused to all writes nothing; of the others some may, to what is the caller's own. */
function rowsOf({ child, endsInvitations }: Ending): { refused: readonly Named[]; others: readonly Named[] } {
  const rows = child === 'organisation' ? ROWS : ROWS.filter(([, , about]) => about === 'event');
  const all = endsInvitations ? [...rows, ...LINKS] : rows;
  const isRefused = ([, { answer, isMunicipal }]: Named) => answer === 'refused' && !isMunicipal;
  return { refused: all.filter(isRefused), others: all.filter((row) => !isRefused(row)) };
}

/** Puts the scene's ids where a path, a query or a body names them. */
function named<Value>(value: Value, { organisation, event, more }: EndedScene, about: Named[2]): Value {
  const ids: Record<string, string> = { ...organisation, ...event, ...more, key: randomUUID() };
  ids.id = about === 'event' ? event.id : organisation.id;
  ids.member = organisation.member;
  return JSON.parse(JSON.stringify(value).replaceAll(/\{(\w+)\}/g, (whole, name: string) => ids[name] ?? whole));
}

function bodyOf({ body }: EndedRow, scene: EndedScene): unknown {
  if (body === 'form') {
    return { form: { ...emptyForm(scene.organisation.id, 'nb', '4601'), name: 'Et møte til', type: 'activity' } };
  }
  return typeof body === 'function' ? body(scene.event) : body;
}

async function ask([name, row, about]: Named, scene: EndedScene, who: EndedPerson) {
  const [method = '', path = ''] = name.split(' ');
  const body = bodyOf(row, scene);
  return portal.send(method as 'GET', `/api${named(path + (row.query ?? ''), scene, about)}`, {
    host: HOST,
    ...(who !== 'AN' && { as: scene.people[who] }),
    ...(body !== undefined && { body: named(body, scene, about) }),
  });
}

const REFUSALS = [401, 403, 404];

/** A person who takes part, or has a shift, may read in their own lists what it is that they have there. */
function tellsTooMuch(body: string, { answer, isLink }: EndedRow, who: EndedPerson): boolean {
  const isTheirs = answer === 'own' && (isLink || who === 'DP' || who === 'SH');
  return SECRETS.some((secret) => body.includes(secret) && !(isTheirs && secret === 'Hemmelig styremøte'));
}

function faultIn({ status, body }: { status: number; body: string }, row: EndedRow, who: EndedPerson): string | null {
  if (status >= 500) return `${status}`;
  const isDecider = row.isMunicipal === true && (who === 'MS' || who === 'SA');
  if (row.answer === 'refused' && !isDecider && !REFUSALS.includes(status)) return `${status} instead of a refusal`;
  return tellsTooMuch(body, row, who) ? `${status} with what only those inside may read` : null;
}

describe('D-05 what has ended gives no right', () => {
  test('D-05 every call there is stands in the table, or is about something else', async () => {
    const calls = (await describedApi()).map(({ method, path }) => `${method} ${path}`).sort();
    const placed = [...[...ROWS, ...LINKS].map(([name]) => templateOf(name)), ...ABOUT_OTHER_THINGS];
    expect([...new Set(placed)].sort()).toEqual(calls);
  });

  test.each(Object.entries(ENDINGS))(
    'D-05 %s: nothing of it is read or changed by those who had a right',
    async (...[, ending]) => {
      const scene = await givenEndedScene(portal, ending.scene);
      await ending.end(portal, scene);
      const wrong: string[] = [];
      const tryAll = async (rows: readonly Named[]) => {
        for (const row of rows) {
          for (const who of ending.lost) {
            const fault = faultIn(await ask(row, scene, who), row[1], who);
            if (fault) wrong.push(`${row[0]} as ${who}: ${fault}`);
          }
        }
      };
      const { refused, others } = rowsOf(ending);
      const before = await tableStates(portal.db);
      await tryAll(refused);
      expect(writtenBetween(before, await tableStates(portal.db))).toEqual([]);
      await tryAll(others);
      expect(wrong).toEqual([]);
    },
  );

  test('D-05 before it ended, the same people had the right that they lose', async () => {
    const scene = await givenEndedScene(portal, { isPrivate: true, isOver: false });
    const asOne = (who: EndedPerson) => ask(['GET /events/{id}', { answer: 'refused' }, 'event'], scene, who);
    for (const who of ['ME', 'MO', 'AD', 'OW', 'PA', 'CA', 'MA'] as const) {
      expect([who, (await asOne(who)).status]).toEqual([who, 200]);
    }
  });

  const cells = Object.values(ENDINGS).reduce((sum, ending) => {
    const { refused, others } = rowsOf(ending);
    return sum + (refused.length + others.length) * ending.lost.length;
  }, 0);
  test(`D-05 there are ${cells} cells`, () => {
    expect(cells).toBeGreaterThan(13_000);
  });
});

/** As the API describes it: '{occurrence}' and the like are an '{id}' there. */
const templateOf = (name: string): string =>
  name
    .replace(/\/(occurrences|attendees|exports|certificates|stamps|uploads)\/\{\w+\}/, '/$1/{id}')
    .replace('{timetable}', '{token}')
    .replace(/(\/members|\/owner)\/\{\w+\}/, '$1/{user}')
    .replace(/\{asked\}|\{child\}/, '{partnership}');
