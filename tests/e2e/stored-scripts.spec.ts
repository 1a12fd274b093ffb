import { expect, test } from '@playwright/test';
import { payloadsInPieces, SCRIPT_PAYLOADS } from '#tests/support/script-payloads.ts';
import { post } from './accounts.ts';
import { at } from './addresses.ts';
import { untilHydrated } from './console.ts';
import { activity } from './running-scene.ts';
import { answerConsent, beLoggedIn } from './screen.ts';
import { runnableAddresses, setScriptTrap } from './script-trap.ts';

const NAMES = payloadsInPieces(190);
const WORDS = payloadsInPieces(480);
const middleOf = (pieces: readonly string[]): string => pieces[Math.floor(pieces.length / 2)] ?? '';

test('D-15 what people write never runs, with the policy on and off', async ({ browser, request }) => {
  const written = { name: NAMES[0] ?? '', description: middleOf(WORDS), venue: middleOf(NAMES) };
  const { id, leader } = await activity(request, written);
  await post(request, `/events/${id}/comments`, { body: WORDS[0] ?? '' }, leader);
  for (const bypassCSP of [false, true]) {
    const context = await browser.newContext({ bypassCSP, serviceWorkers: 'block' });
    const caught = await setScriptTrap(context);
    const page = await context.newPage();
    const look = async (path: string) => {
      await page.goto(at('bergen', path));
      await untilHydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await runnableAddresses(page)).toEqual([]);
    };
    await answerConsent(context);
    await look('/search?q=window');
    await beLoggedIn(context, leader);
    await look(`/events/${id}`);
    await expect(page.locator('body')).toContainText('window.__ran');
    await look(`/events/${id}/edit`);
    expect(caught).toEqual([]);
    await context.close();
  }
});

// That it refuses nothing on pages that are as we made them, pages.spec.ts looks at.
for (const [bypassCSP, what] of [
  [true, 'a payload ran'],
  [false, 'the policy refused script-src-attr'],
] as const) {
  test(`D-15 the trap sees what would run, with the policy ${bypassCSP ? 'off' : 'on'}`, async ({ browser }) => {
    const context = await browser.newContext({ bypassCSP, serviceWorkers: 'block' });
    const caught = await setScriptTrap(context);
    const page = await context.newPage();
    await page.goto(at('bergen', '/about'));
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), SCRIPT_PAYLOADS[0] ?? '');
    await expect.poll(() => caught.join()).toContain(what);
    await context.close();
  });
}
