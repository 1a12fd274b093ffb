import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describedApi } from '#apps/server/described-api.ts';
import { MONEY_CALLS } from '#tests/money-calls.ts';
import { multipartBody } from '#tests/support/multipart-body.ts';
import { camt054, type PayoutScene, payoutScene } from '#tests/support/payout-scene.ts';

let scene: PayoutScene;
beforeAll(async () => {
  scene = await payoutScene();
});
afterAll(() => scene.close());

const SENTENCES = {
  nb: 'Ingenting er gjort. Last inn siden på nytt',
  nn: 'Ingenting er gjort. Last inn sida på nytt',
  en: 'Nothing was done. Reload the page',
};

/** A body that the call takes, where it takes one. */
const BODIES: Record<string, object> = {
  'POST /v2/cards': { child_id: randomUUID(), scheme_id: randomUUID() },
  'POST /equipment/{id}/reserve': { card_id: randomUUID(), from: '2026-11-20', to: '2026-11-20' },
  'POST /cards/{id}/refund': {
    upload_ids: [],
    purpose: 'Kurs',
    organization_name: 'Klubben',
    amount: '100',
    paid_on: '2026-11-01',
    bank_account: '12345678903',
  },
  'POST /payment_intents/{id}/confirm': { payment_method: 'vipps' },
  'POST /municipality/transactions/decide': { ids: [randomUUID()], decision: 'approve' },
  'POST /municipality/leisure-cards/{id}/refill': { direction: 'in', amount: '100', reason: 'Fordi' },
  'POST /municipality/leisure-cards/initialize': { scheme_id: randomUUID(), amount: '100', reason: 'Fordi' },
  'POST /municipality/leisure-cards/runs/{id}/decide': { decision: 'start' },
  'POST /municipality/equipment/loans/{id}/deposit': { kept_ore: 100, reason: 'Knekt' },
  'POST /municipality/bank-files/{id}/withdraw': { reason: 'Feil konto' },
};

const asked = (call: string) => {
  const path = call.replace('POST ', '/api').replace('{id}', randomUUID());
  if (call !== 'POST /municipality/bank-answers') return { path, ask: { body: BODIES[call] ?? { amount: '100' } } };
  const { headers, body } = multipartBody([{ name: 'svar.xml', type: 'text/xml', bytes: Buffer.from('<a/>') }]);
  return { path, ask: { headers, body } };
};

const ofOffice = (call: string) => call.includes('/municipality/');
const postings = async () =>
  (await scene.portal.db.selectFrom('ledger_posting').select('id').execute()).length +
  (await scene.portal.db.selectFrom('idempotency_key').select('key').execute()).length;

describe('CRD-05 what moves money has a key', () => {
  test('CRD-05 the calls that demand one are those that are listed by hand', async () => {
    const demanding = (await describedApi())
      .filter(({ idempotent }) => idempotent === 'demanded')
      .map(({ method, path }) => `${method} ${path}`);
    expect(demanding.sort()).toEqual([...MONEY_CALLS].sort());
  });

  test.each(MONEY_CALLS)(
    'CRD-05 %s without a key is refused in the person’s language, and nothing is done',
    async (call) => {
      const { portal, people } = scene;
      const before = await postings();
      const { path, ask } = asked(call);
      for (const [language, sentence] of Object.entries(SENTENCES)) {
        const as = portal.as(ofOffice(call) ? people.admin : people.mother);
        const answer = await as.send('POST', path, { ...ask, language, hasNoKey: true });
        expect([answer.status, answer.headers['problem-kind']]).toEqual([400, 'key_required']);
        expect(answer.json().message).toContain(sentence);
      }
      expect(await postings()).toBe(before);
    },
  );

  test.each(MONEY_CALLS)('CRD-05 %s asks who one is before it asks for a key', async (call) => {
    const { portal, people } = scene;
    const { path, ask } = asked(call);
    expect((await portal.send('POST', path, { ...ask, hasNoKey: true })).status).toBe(401);
    if (!ofOffice(call)) return;
    expect((await portal.as(people.mother).send('POST', path, { ...ask, hasNoKey: true })).status).toBe(403);
  });

  test('CRD-05 a bank’s answer is taken once for a key, and another file under it is refused', async () => {
    const { people, portal, toPay, sent, balance, club } = scene;
    await toPay();
    const { lines } = await sent();
    const booked = lines.map(({ reference, amount_ore }) => ({ reference, ore: amount_ore }));
    const key = randomUUID();
    const send = (text: string) => {
      const { headers, body } = multipartBody([{ name: 'svar.xml', type: 'text/xml', bytes: Buffer.from(text) }]);
      const ask = { headers: { ...headers, 'idempotency-key': key }, body };
      return portal.as(people.admin).send('POST', '/api/municipality/bank-answers', ask);
    };
    const text = camt054(booked);
    const first = await send(text);
    expect(first.json().data).toEqual({ paid: 1, failed: 0, waiting: 0, not_ours: 0 });
    expect((await send(text)).body).toBe(first.body);
    expect((await send(camt054(booked))).status).toBe(409);
    expect((await balance('claim', club)).posted).toBe(0);
  });
});
