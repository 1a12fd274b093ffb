import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { asId } from '#tests/support/as-id.ts';
import { PATIENCE } from '#tests/support/patience.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { givenMember, logInBrowser } from '#tests/support/sign-in.ts';
import { listenTo } from '#tests/support/stream-browser.ts';

const MINUTE_MS = 60_000;
const BY_ITSELF = { headers: { 'x-unattended': '1' } };

let portal: TestPortal;
let address: string;
let browser: Awaited<ReturnType<typeof logInBrowser>>;
let user: string;
const clock = { now: new Date('2026-11-16T10:00:00Z') };
beforeAll(async () => {
  portal = await startPortal({ now: () => clock.now });
  address = await portal.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => portal.close());
beforeEach(async () => {
  const { id, email } = await givenMember(portal, 'Kari Kommune');
  user = id;
  browser = await logInBrowser(portal, email);
  // As of those who work for the municipality.
  await portal.db
    .updateTable('session')
    .set({ idle_seconds: 1800 })
    .where('user_id', '=', asId<'UserId'>(id))
    .execute();
});

const pass = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * MINUTE_MS);
};
const seenAt = async () =>
  (
    await portal.db
      .selectFrom('session')
      .select('seen_at')
      .where('user_id', '=', asId<'UserId'>(user))
      .executeTakeFirstOrThrow()
  ).seen_at;

describe('NOT-02 D-11 what a page asks for by itself', () => {
  test('NOT-02 D-11 is answered and keeps no session open, though the stream is open all the time', async () => {
    const stream = await listenTo(address, browser.ticket ?? '');
    await vi.waitFor(() => expect(stream.events[0]?.event).toBe('ready'), PATIENCE);
    for (let minute = 0; minute < 28; minute += 4) {
      pass(4);
      expect((await browser.get('/api/notifications', BY_ITSELF)).status).toBe(200);
      // The browser comes back, as it does when the line is cut.
      (await listenTo(address, browser.ticket ?? '')).close();
    }
    pass(4);
    expect((await browser.get('/api/notifications', BY_ITSELF)).status).toBe(401);
    await expect(listenTo(address, browser.ticket ?? '')).rejects.toThrow('401');
    stream.close();
  });

  test('D-11 what the user asks for keeps it open, also right after the page has asked', async () => {
    for (let minute = 0; minute < 120; minute += 20) {
      pass(20);
      expect((await browser.get('/api/notifications', BY_ITSELF)).status).toBe(200);
      const before = await seenAt();
      expect((await browser.get('/api/users/me')).status).toBe(200);
      expect(Date.parse(String(await seenAt()))).toBeGreaterThan(Date.parse(String(before)));
    }
  });
});
