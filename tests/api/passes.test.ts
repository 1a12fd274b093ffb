import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { areRightDigits, digitsMark, spacedDigits } from '#features/passes/rules.ts';
import { endPass, issuePass, passDigests, passesOf, readPass } from '#features/passes/server/public.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { codeDigest } from '#platform/server/signed-code.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const secrets = createSecrets('the secret of these tests');
const at = (now = new Date('2026-11-18T12:00:00Z'), db = portal.db) => ({ db, now, secrets });
const ticket = (thing_id: string = randomUUID(), municipality_id = BERGEN) =>
  ({ municipality_id, kind: 'ticket', thing_id }) as const;
const rowsOfThing = async (thing_id: string): Promise<number> =>
  (await sql`select 1 from pass_code where thing_id = ${thing_id}`.execute(portal.db)).rows.length;

describe('BEY-04 passes', () => {
  test('BEY-04 a pass is a code and eight digits that lead to the same thing', async () => {
    const thing = ticket();
    const { code, digits } = await issuePass(at(), thing);
    expect(code).toMatch(/^NB2T[0-9A-V]{52}$/);
    expect(areRightDigits(digits)).toBe(true);
    const found = { kind: 'ticket', thing_id: thing.thing_id };
    for (const shown of [code, ` ${code.toLowerCase()}\n`, digits, spacedDigits(digits)]) {
      expect(await readPass(at(), BERGEN, shown)).toEqual(found);
    }
    expect(await passesOf(at(), 'ticket', [thing.thing_id, randomUUID()])).toEqual(
      new Map([[thing.thing_id, { code, digits }]]),
    );
    expect(passDigests({ code, digits })).toEqual({
      digest: codeDigest(code),
      digits_mark: digitsMark(codeDigest(digits)),
    });
  });

  test('BEY-04 a thing keeps the pass that it has, also where it is asked for twice at once', async () => {
    const thing = ticket();
    const [one, other] = await Promise.all([issuePass(at(), thing), issuePass(at(), thing)]);
    expect(other).toEqual(one);
    expect(await rowsOfThing(thing.thing_id)).toBe(1);
  });

  test('BEY-04 a transaction that fails leaves no pass', async () => {
    const thing = ticket();
    const attempt = inTransaction(portal.db, async (db) => {
      await issuePass(at(undefined, db), thing);
      throw new Error('Something else went wrong.');
    });
    await expect(attempt).rejects.toThrow('Something else');
    expect(await rowsOfThing(thing.thing_id)).toBe(0);
  });

  test('BEY-04 what is not ours, changed, cut off or mistyped is told apart', async () => {
    const { code, digits } = await issuePass(at(), ticket());
    const fault = async (text: string) => readPass(at(), BERGEN, text);
    const last = code.endsWith('0') ? '1' : '0';
    expect(await fault(`${code.slice(0, -1)}${last}`)).toEqual({ fault: 'forged' });
    expect(await fault(code.replace('NB2T', 'NB2C'))).toEqual({ fault: 'forged' });
    expect(await fault(code.slice(0, 40))).toEqual({ fault: 'damaged' });
    expect(await fault(code.replace('NB2T', 'NB2X'))).toEqual({ fault: 'damaged' });
    expect(await fault(`${digits.slice(0, -1)}${(Number(digits.at(-1)) + 1) % 10}`)).toEqual({ fault: 'mistyped' });
    expect(await fault(digits.slice(1))).toEqual({ fault: 'mistyped' });
    for (const text of ['', 'https://example.no/', 'NB1'.padEnd(55, '0')]) {
      expect(await fault(text)).toEqual({ fault: 'unknown' });
    }
    expect(await readPass({ ...at(), secrets: createSecrets('another secret altogether') }, BERGEN, code)).toEqual({
      fault: 'forged',
    });
  });

  test('D-16 a code of another municipality says so, and its digits lead nowhere', async () => {
    const { code, digits } = await issuePass(at(), ticket(undefined, OSLO));
    expect(await readPass(at(), BERGEN, code)).toEqual({ fault: 'not_ours' });
    expect(await readPass(at(), BERGEN, digits)).toEqual({ fault: 'unknown' });
  });

  test('BEY-04 what has ended leads to its thing still, and its digits are free', async () => {
    const thing = ticket();
    const { code, digits } = await issuePass(at(), thing);
    await endPass(at(), 'ticket', [thing.thing_id]);
    expect(await passesOf(at(), 'ticket', [thing.thing_id])).toEqual(new Map());
    const found = { kind: 'ticket', thing_id: thing.thing_id };
    expect(await readPass(at(), BERGEN, code)).toEqual(found);
    expect(await readPass(at(), BERGEN, digits)).toEqual(found);
    const heir = await givenDigits(digits);
    expect(await readPass(at(), BERGEN, digits)).toEqual({ kind: 'ticket', thing_id: heir });
    expect(await readPass(at(), BERGEN, code)).toEqual(found);
  });

  test('BEY-04 a thing that has got another code is no longer reached by the one before', async () => {
    const thing = ticket();
    const lost = await issuePass(at(), thing);
    await endPass(at(), 'ticket', [thing.thing_id]);
    const { code } = await issuePass(at(), thing);
    expect(await readPass(at(), BERGEN, lost.code)).toEqual({ fault: 'replaced' });
    expect(await readPass(at(), BERGEN, lost.digits)).toEqual({ fault: 'replaced' });
    expect(await readPass(at(), BERGEN, code)).toMatchObject({ thing_id: thing.thing_id });
  });

  test('BEY-04 the database lets two that hold have neither the same digits nor the same thing', async () => {
    const thing = ticket();
    const { digits } = await issuePass(at(), thing);
    await expect(givenDigits(digits)).rejects.toThrow('pass_code_digits');
    await expect(givenDigits('00000000', thing.thing_id)).rejects.toThrow('pass_code_thing');
    await expect(givenDigits(digits, undefined, OSLO)).resolves.toBeTypeOf('string');
  });
});

async function givenDigits(digits: string, thing_id: string = randomUUID(), municipality_id = BERGEN): Promise<string> {
  await sql`
    insert into pass_code (id, municipality_id, kind, thing_id, digits, created_at)
    values (${randomUUID()}, ${municipality_id}, 'ticket', ${thing_id}, ${digits}, now())`.execute(portal.db);
  return thing_id;
}
