import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bankFileFaults } from '#features/payouts/server/public.ts';
import { BERGEN } from '#tests/support/given.ts';
import { camt054, type PayoutScene, pain002, payoutScene } from '#tests/support/payout-scene.ts';

let scene: PayoutScene;
let file: Awaited<ReturnType<PayoutScene['sent']>>;
let claims: string[];
beforeAll(async () => {
  scene = await payoutScene();
  claims = [await scene.toPay(), await scene.toPay()];
  file = await scene.sent();
});
afterAll(() => scene.close());

const said = (status: string, more: object = {}) => file.lines.map(({ reference }) => ({ reference, status, ...more }));
const untouched = async () => {
  expect(await Promise.all(claims.map((id) => scene.stateOf(id)))).toEqual(['in_file', 'in_file']);
  expect((await scene.open(file.id)).state).toBe('sent');
};

describe('CRD-05 an answer that cannot be taken', () => {
  test.each<[string, () => string, number, string]>([
    ['no XML', () => 'Kjære kommune', 422, 'Vi kan ikke lese filen'],
    ['nothing', () => '', 422, 'Vi kan ikke lese filen'],
    ['a document type', () => '<!DOCTYPE d [<!ENTITY a "b">]><Document/>', 422, 'Vi kan ikke lese filen'],
    ['our own file', () => '<Document><CstmrCdtTrfInitn/></Document>', 422, 'pain.002 eller camt.054'],
    [
      'another currency',
      () => pain002(file.message_id, said('ACSC', { ore: 1 })).replaceAll('NOK', 'EUR'),
      422,
      'kroner',
    ],
    ['another’s file', () => pain002('NAB-0301-20261117-1', []), 422, 'ingen av kommunens bankfiler'],
    ['a notification about nothing of ours', () => camt054([]), 422, 'ingen av kommunens bankfiler'],
    [
      'a notification about what others are paid alone',
      () => camt054([{ reference: 'husleie', ore: 100 }]),
      422,
      'ingen av kommunens bankfiler',
    ],
    [
      'two lines with references like ours that we have not given',
      () =>
        camt054([
          ...file.lines.map(({ reference, amount_ore }) => ({ reference, ore: amount_ore })),
          { reference: '0'.repeat(32), ore: 100 },
          { reference: 'f'.repeat(32), ore: 100 },
        ]),
      422,
      '2 betalinger i filen er ikke fra',
    ],
    ['another amount', () => pain002(file.message_id, said('ACSC', { ore: 45_001 })), 422, 'et annet beløp enn oss'],
  ])('CRD-05 %s: a sentence, and nothing is changed', async (_what, text, status, sentence) => {
    const answer = await scene.answer(scene.people.admin, text());
    expect([answer.status, answer.json().message]).toEqual([status, expect.stringContaining(sentence)]);
    await untouched();
  });

  test('CRD-05 a payment that is not ours among those that are', async () => {
    const text = pain002(file.message_id, [...said('ACSC'), { reference: 'lønn-november', status: 'ACSC' }]);
    const answer = await scene.answer(scene.people.admin, text);
    expect([answer.status, answer.json().message]).toEqual([
      422,
      expect.stringContaining('En betaling i filen er ikke fra'),
    ]);
    await untouched();
  });

  test('CRD-05 in the language of the person', async () => {
    const { answer, people } = scene;
    expect((await answer(people.admin, 'x', 'nn')).json().message).toContain('Ingenting er endra');
    expect((await answer(people.admin, 'x', 'en')).json().message).toContain('Nothing has been changed');
  });

  test('CRD-05 one that is larger than an answer is refused before it is read', async () => {
    const large = await scene.answer(scene.people.admin, 'x'.repeat(5_000_001));
    expect([large.status, large.json().message]).toEqual([413, expect.stringContaining('for stor')]);
    await untouched();
  });

  test('CRD-05 about a file that was not handed over yet', async () => {
    const { people, toPay, make, answer, open } = scene;
    await toPay();
    const { id } = (await make(people.admin)).json().data;
    const { message_id } = await open(id);
    const early = await answer(people.admin, pain002(message_id, [], 'ACSC'));
    expect([early.status, early.json().message]).toEqual([409, expect.stringContaining('ikke er hentet og sendt')]);
  });

  test('CRD-05 another municipality’s admins have no file that it is about', async () => {
    const { answer, people } = scene;
    expect((await answer(people.elsewhere, pain002(file.message_id, said('ACSC')))).status).toBe(422);
    const booked = file.lines.map(({ reference, amount_ore }) => ({ reference, ore: amount_ore }));
    expect((await answer(people.elsewhere, camt054(booked))).status).toBe(422);
    await untouched();
  });
});

describe('CRD-05 an answer that comes again', () => {
  test('CRD-05 taken in is not paid: it waits, and the same answer twice is said', async () => {
    const { answer, people } = scene;
    const text = pain002(file.message_id, [], 'ACCP', 'BANK-1');
    expect((await answer(people.admin, text)).json().data).toEqual({ paid: 0, failed: 0, waiting: 2, not_ours: 0 });
    const again = await answer(people.second, text);
    expect([again.status, again.json().message]).toEqual([409, expect.stringContaining('lest inn før')]);
    await untouched();
  });

  test('CRD-05 two at once are taken once; the same said in another answer changes nothing; the contrary is refused', async () => {
    const { answer, people, balance, stateOf } = scene;
    const text = pain002(file.message_id, said('ACSC'), 'PART', 'BANK-2');
    const both = await Promise.all([answer(people.admin, text), answer(people.second, text)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const booked = file.lines.map(({ reference, amount_ore }) => ({ reference, ore: amount_ore }));
    expect((await answer(people.admin, camt054(booked))).json().data).toEqual({
      paid: 0,
      failed: 0,
      waiting: 0,
      not_ours: 0,
    });
    const contrary = await answer(people.admin, pain002(file.message_id, said('RJCT', { reason: 'AM04' })));
    expect([contrary.status, contrary.json().message]).toEqual([409, expect.stringContaining('svart noe annet')]);
    expect((await balance('paid', file.id)).posted).toBe(90_000);
    expect(await stateOf(claims[0] ?? '')).toBe('paid');
  });

  test('CRD-05 what the municipality pays others in the same notification is left alone, and counted', async () => {
    const { answer, people, toPay, sent, stateOf, portal } = scene;
    const claim = await toPay();
    const { lines } = await sent();
    const ours = lines.map(({ reference, amount_ore }) => ({ reference, ore: amount_ore }));
    const others = ['husleie', 'FAKTURA-2026-11', 'LØNN/11'].map((reference) => ({ reference, ore: 100 }));
    const text = camt054([...others, ...ours]).replace('Ccy="NOK"', 'Ccy="EUR"');
    const taken = await answer(people.admin, text);
    expect(taken.json().data).toEqual({ paid: lines.length, failed: 0, waiting: 0, not_ours: 3 });
    expect(await stateOf(claim)).toBe('paid');
    const { rows } = await sql<{ not_ours: number }>`
      select (details->>'not_ours')::int as not_ours from audit_entry
      where action = 'bank_file.answer' order by position desc limit 1`.execute(portal.db);
    expect(rows[0]?.not_ours).toBe(3);
  });

  test('CRD-05 what was booked and came back in one notification has failed', async () => {
    const { answer, people, toPay, sent, stateOf } = scene;
    const claim = await toPay();
    const { lines } = await sent();
    const [line] = lines;
    if (!line) throw new Error('The payment is in the file.');
    const { reference, amount_ore: ore } = line;
    const text = camt054([
      { reference, ore },
      { reference, ore, returned: 'AC04' },
    ]);
    expect((await answer(people.admin, text)).json().data).toEqual({ paid: 0, failed: 1, waiting: 0, not_ours: 0 });
    expect(await stateOf(claim)).toBe('failed');
  });

  test('CRD-05 what comes back days after it was booked has failed, and is paid to an account that holds', async () => {
    const { answer, people, toPay, sent, stateOf, balance } = scene;
    const claim = await toPay();
    const { id, message_id, lines } = await sent();
    const [line] = lines;
    if (!line) throw new Error('The payment is in the file.');
    const { reference, amount_ore: ore } = line;
    await answer(people.admin, pain002(message_id, [{ reference, status: 'ACSC' }]));
    expect((await balance('paid', id)).posted).toBe(ore);
    const rejected = await answer(people.admin, pain002(message_id, [{ reference, status: 'RJCT', reason: 'AC04' }]));
    expect(rejected.status).toBe(409);
    const returned = camt054([{ reference, ore, returned: 'AC04' }]);
    expect((await answer(people.admin, returned)).json().data).toEqual({ paid: 0, failed: 1, waiting: 0, not_ours: 0 });
    expect(await stateOf(claim)).toBe('failed');
    expect((await balance('paid', id)).posted).toBe(0);
    expect(await scene.open(id)).toMatchObject({ paid: 0, failed: 1 });
    // Said again by the bank, nothing more happens.
    const again = camt054([{ reference, ore, returned: 'AC04' }], 'BANK-AGAIN');
    expect((await answer(people.admin, again)).json().data).toEqual({ paid: 0, failed: 0, waiting: 0, not_ours: 0 });
    expect(await bankFileFaults(scene.portal.db, BERGEN)).toEqual([]);
  });
});
