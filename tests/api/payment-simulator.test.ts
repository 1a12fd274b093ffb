import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openIntegrations } from '#apps/server/integrations.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { readSettings } from '#platform/server/settings.ts';
import { PATIENCE } from '#tests/support/patience.ts';
import { PAYMENT_COMMANDS } from '#tests/support/payment-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { PRODUCTION } from '#tests/support/production.ts';

let portal: TestPortal;
let payer: UserId;
beforeAll(async () => {
  portal = await startPortal({ moreRoutes: PAYMENT_COMMANDS });
  payer = await portal.given.person('Rolig Fjord');
});
afterAll(() => portal.close());

const KEYS = {
  VIPPS_CLIENT_ID: 'client',
  VIPPS_CLIENT_SECRET: 'secret',
  VIPPS_SUBSCRIPTION_KEY: 'subscription',
  VIPPS_MERCHANT_SERIAL_NUMBER: '123456',
  VIPPS_WEBHOOK_SECRET: 'webhook-secret-16',
};

async function openWith(given: Record<string, string>) {
  const { payments, servePayments, pictures } = await openIntegrations({
    settings: readSettings(given),
    origins: { baseDomain: 'nabolag.example', scheme: 'https' },
    secrets: portal.jobServices.secrets,
    now: () => new Date(),
    onTrouble: () => {},
  });
  pictures.close();
  return { hasPayments: payments !== null, isSimulated: servePayments !== null };
}

async function begin() {
  const { id } = (await portal.as(payer).post('/api/test/payments', { amount_ore: 12_050 })).json().data;
  await portal.workOff();
  const intent = async () => (await portal.as(payer).get(`/api/payment_intents/${id}`)).json().data;
  return { intent, page: new URL((await intent()).redirect_url).pathname };
}

const answer = (page: string, said: string) =>
  portal.send('POST', page, {
    body: `answer=${said}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('BEY-07 the payment simulator of a trial', () => {
  test('BEY-07 the payer says yes on a page of its own, is led back, and the portal is told', async () => {
    const { intent, page } = await begin();
    const shown = await portal.get(page);
    expect(shown.body).toContain('kr 120,50');
    expect(shown.body).toContain('Dette er ikke Vipps');
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
    const led = await answer(page, 'yes');
    expect([led.status, led.headers.location]).toEqual([303, 'http://bergen.localhost:3000/fritidskonto']);
    await vi.waitFor(async () => {
      await portal.workOff();
      expect(await intent()).toMatchObject({ state: 'authorised' });
    }, PATIENCE);
    expect((await portal.get(page)).status).toBe(404);
  });

  test('BEY-07 who says no has paid nothing', async () => {
    const { intent, page } = await begin();
    await answer(page, 'no');
    await vi.waitFor(async () => {
      await portal.workOff();
      expect(await intent()).toMatchObject({ state: 'cancelled', captured_ore: 0 });
    }, PATIENCE);
  });
});

describe('D-11 who takes the money', () => {
  test('D-11 a trial has the simulator; production has it nowhere, and without keys nobody', async () => {
    expect(await openWith({ NODE_ENV: 'test' })).toEqual({ hasPayments: true, isSimulated: true });
    expect(await openWith(PRODUCTION)).toEqual({ hasPayments: false, isSimulated: false });
    expect(await openWith({ ...PRODUCTION, ...KEYS })).toEqual({ hasPayments: true, isSimulated: false });
  });

  test.each(Object.keys(KEYS))('D-11 without %s the others are of no use, and it is named', async (name) => {
    await expect(openWith({ ...PRODUCTION, ...KEYS, [name]: '' })).rejects.toThrow(
      `Own payments need ${name} beside the other VIPPS settings.`,
    );
  });

  test('D-11 in production keys go over https alone', async () => {
    await expect(openWith({ ...PRODUCTION, ...KEYS, VIPPS_URL: 'http://vipps.example' })).rejects.toThrow('https://');
  });
});
