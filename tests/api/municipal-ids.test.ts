import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { describedApi } from '#apps/server/described-api.ts';
import { firstForm } from '#features/schemes/form.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { MUNICIPAL_CALLS } from '#tests/municipal-calls.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { multipartBody } from '#tests/support/multipart-body.ts';
import { municipalRows } from '#tests/support/municipal-rows.ts';
import { tableStates, writtenBetween } from '#tests/support/written-tables.ts';

let scene: Awaited<ReturnType<typeof municipalRows>>;
let ours: string;
let theirs: string;
beforeAll(async () => {
  scene = await municipalRows();
  const everything = (id: number) => ({ adminOf: [id], supportOf: [id], auditorOf: [id] });
  ours = await scene.portal.given.person('Olav Oslo', everything(OSLO));
  theirs = await scene.portal.given.person('Berit Bergen', everything(BERGEN));
});
afterAll(() => scene.close());

const FORM = firstForm({ min_age: 6, max_age: 18, amount_ore: 200_000, min_times: 10, day: '2026-01-01' });
const CALLS = Object.entries(MUNICIPAL_CALLS);

function ask(as: string, own: number, [name, { body, query = '', file }]: (typeof CALLS)[number]) {
  const ids: Record<string, string> = { ...scene.ids, own: String(own), theirs: String(BERGEN) };
  const named = (text: string) => text.replaceAll(/\{(\w+)\}/g, (whole, id: string) => ids[id] ?? whole);
  const [method = '', path = ''] = name.split(' ');
  const sent = file && multipartBody([{ name: 'liste.csv', bytes: Buffer.from('a') }]);
  return scene.portal.as(as).send(method as 'GET', `/api${named(path + query)}`, {
    // Tickets and things to borrow are there where a portal has them.
    host: /ticket|equipment|lending/.test(path) ? 'demo-utstyr.localhost' : 'bergen.localhost',
    language: 'nb',
    ...(body && { body: JSON.parse(named(JSON.stringify(body).replace('"{form}"', JSON.stringify(FORM)))) }),
    ...sent,
    headers: { ...sent?.headers, 'idempotency-key': randomUUID() },
  });
}

/** Whose right to Bergen's office has ended, each in a way of its own; one of them is with another office now. */
async function formerPeople(): Promise<Record<string, string>> {
  const { portal } = scene;
  const former = (name: string) =>
    portal.given.person(name, { adminOf: [BERGEN, OSLO], supportOf: [BERGEN], auditorOf: [BERGEN] });
  const people = {
    moved: await former('Fred Flyttet'),
    left: await former('Lise Sluttet'),
    blocked: await former('Bo'),
  };
  await sql`delete from municipal_grant where municipality_id = ${BERGEN} and user_id = ${people.moved}`.execute(
    portal.db,
  );
  await sql`delete from municipal_grant where user_id = ${people.left}`.execute(portal.db);
  await sql`update app_user set blocked_at = now() where id = ${people.blocked}`.execute(portal.db);
  return people;
}

/** What an answer tells of a thing of another municipality, if anything. */
async function faultIn(call: (typeof CALLS)[number]): Promise<string | null> {
  const [name, { answer }] = call;
  const { status, body } = await ask(ours, OSLO, call);
  if (answer === 'empty' && status === 200) return JSON.parse(body).data.length === 0 ? null : `${name}: ${body}`;
  return status === answer || status === 403 || status === 404 ? null : `${name}: ${status}`;
}

/** A picture is one's own, and so are the papers of a certificate. */
const ID_FIELDS = /^(?:ids|account|organizations?|\w+_ids?)$/;
const NOT_A_THING = ['municipality_id', 'picture_upload_id'];

function namesAThing({ path, query, body }: Endpoint): boolean {
  const fields = [query, body].flatMap((schema) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []));
  return path.includes('{') || fields.some((field) => ID_FIELDS.test(field) && !NOT_A_THING.includes(field));
}

/** As the API describes it. */
const templateOf = (name: string): string =>
  name
    .replace('{portal}', '{key}')
    .replace('{receipt}', '{file}')
    .replace('/grants/{theirs}/support', '/grants/{municipality}/{role}')
    .replace(/\{(?!key|file|municipality|role)\w+\}/, '{id}');

describe('D-08 the things of another municipality', () => {
  test('D-08 every call of an office that names a thing stands in the table', async () => {
    const declared = (await describedApi())
      .filter(({ access, path }) => access === 'municipality' || path.startsWith('/municipality/'))
      .filter(namesAThing)
      .map(({ method, path }) => `${method} ${path}`);
    expect(CALLS.map(([name]) => templateOf(name)).toSorted()).toEqual(declared.toSorted());
  });

  test('D-08 by their real ids they are neither shown nor changed to an office of another', {
    timeout: 120_000,
  }, async () => {
    const before = await tableStates(scene.portal.db);
    const wrong: (string | null)[] = [];
    for (const call of CALLS) wrong.push(await faultIn(call));
    expect(wrong.filter((fault) => fault !== null)).toEqual([]);
    expect(writtenBetween(before, await tableStates(scene.portal.db))).toEqual([]);
  });

  test('D-05 an ended right to the office: the same ids are neither shown nor changed', {
    timeout: 120_000,
  }, async () => {
    const people = await formerPeople();
    const before = await tableStates(scene.portal.db);
    const wrong: string[] = [];
    for (const [who, id] of Object.entries(people)) {
      for (const call of CALLS) {
        const { status } = await ask(id, BERGEN, call);
        // An admin of another municipality is told which field names what is not theirs.
        const isTold = who === 'moved' && status === call[1].answer && status === 422;
        if (![401, 403, 404].includes(status) && !isTold) wrong.push(`${call[0]} as ${who}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(writtenBetween(before, await tableStates(scene.portal.db))).toEqual([]);
  });

  test('D-08 their own office is answered about the same ids', { timeout: 120_000 }, async () => {
    const wrong: string[] = [];
    const removing = (name: string) => Number(name.startsWith('DELETE'));
    for (const call of CALLS.toSorted(([one], [other]) => removing(one) - removing(other))) {
      const { status } = await ask(theirs, BERGEN, call);
      // The picture of the receipt is in no storage.
      const isRead = status < 500 || call[0].includes('{receipt}');
      if (status === 403 || status === 404 || !isRead) wrong.push(`${call[0]}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});
