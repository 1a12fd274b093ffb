import { afterAll, describe, expect, test } from 'vitest';
import { startPortal } from '#tests/support/portal.ts';
import { PRODUCTION } from '#tests/support/production.ts';
import { AWAY, CHOIR, requestScene } from '#tests/support/request-scene.ts';

const { portal, accept, asked } = await requestScene();
afterAll(() => portal.close());

describe('BEY-09 looking a number up', () => {
  const lookUp = (number: string, as: string) =>
    portal.as(as).get(`/api/organizations/register?number=${encodeURIComponent(number)}`);

  test('BEY-09 the checksum is held before anybody is asked', async () => {
    const person = await portal.given.person('Nora');
    const answer = await lookUp('999901388', person);
    expect([answer.status, Object.keys(answer.json().errors)]).toEqual([422, ['number']]);
    expect((await lookUp('', person)).status).toBe(422);
    expect((await portal.get(`/api/organizations/register?number=${CHOIR}`)).status).toBe(401);
  });

  test('BEY-09 what the register knows, however the number is written', async () => {
    const answer = await lookUp('999 901 387', await portal.given.person('Nora'));
    expect(answer.json().data).toMatchObject({ outcome: 'found', entry: { name: 'Årstad Sangkor' }, is_in_use: false });
  });

  test('BEY-09 a number that an organisation here has is told, one that waits is not', async () => {
    const person = await portal.given.person('Nora');
    const id = await asked(person, { number: '999904343', name: 'Lade Idrettslag' });
    expect((await lookUp('999904343', person)).json().data.is_in_use).toBe(false);
    await accept(id);
    expect((await lookUp('999904343', person)).json().data.is_in_use).toBe(true);
  });

  test('BEY-09 in production without a register everybody goes on by hand', async () => {
    const real = await startPortal({ settings: PRODUCTION });
    const person = await real.given.person('Nora');
    const answer = await real.as(person).get(`/api/organizations/register?number=${CHOIR}`);
    expect(answer.json().data).toEqual({ ...AWAY, is_in_use: false });
    await real.close();
  });
});
