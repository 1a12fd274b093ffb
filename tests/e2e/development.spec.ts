import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { at, DEVELOPMENT_PORT, firstEventPath, PREFIXES, PUBLIC_PAGES } from './addresses.ts';
import { complaintsOf, untilHydrated } from './console.ts';
import { captureOthers } from './other-hosts.ts';
import { NODE, portalSettings, ROOT, readyAddress } from './portal-program.ts';
import { answerConsent, button } from './screen.ts';

// One program for all of them.
test.describe.configure({ mode: 'default' });

let program: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  program = spawn(NODE, ['apps/server/dev.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Background work is for the portal that the other tests look at.
    env: { ...process.env, ...portalSettings('development', DEVELOPMENT_PORT), PROCESS: 'web' },
  });
  const isReady = async () => program.exitCode === null && (await fetch(readyAddress(DEVELOPMENT_PORT))).ok;
  await expect.poll(() => isReady().catch(() => false), { timeout: 290_000 }).toBe(true);
});

test.afterAll(async () => {
  if (program.exitCode !== null || !program.kill()) return;
  await once(program, 'exit');
});

// React tells about differences between server and browser only in its development build.
test('RTE-08 D-23 every page hydrates without a warning in the development build, and asks nobody else', async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  const complaints = complaintsOf(page);
  const others = captureOthers(context);
  const prefixes = Object.values(PREFIXES);
  const paths = [...PUBLIC_PAGES, await firstEventPath('oslo', DEVELOPMENT_PORT)];
  for (const [number, path] of paths.entries()) {
    const address = `${prefixes[number % prefixes.length]}${path}`;
    await page.goto(at('oslo', address, DEVELOPMENT_PORT));
    await untilHydrated(page);
    await page.waitForTimeout(200);
    expect(complaints, address).toEqual([]);
    expect(others, address).toEqual([]);
  }
});

test('D-23 a portal without ANALYTICS_URL asks nobody else, whatever is answered', async ({ page, context }) => {
  const others = captureOthers(context);
  for (const isGiven of [false, true]) {
    await answerConsent(context, 'oslo', isGiven);
    // One page: consent.spec.ts looks at the others, with a host that would measure.
    await page.goto(at('oslo', '/events', DEVELOPMENT_PORT));
    await untilHydrated(page);
    await expect(button(page, 'Endre samtykke')).toBeVisible();
  }
  expect(others).toEqual([]);
});
