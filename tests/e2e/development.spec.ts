import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { findFreePort } from '#tests/support/free-port.ts';
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
  program = await startProgram('tests/e2e/warning-portal.ts', DEVELOPMENT_PORT);
});

test.afterAll(() => endProgram(program));

async function startProgram(file: string, port: number): Promise<ChildProcess> {
  const started = spawn(NODE, [file], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Background work is for the portal that the other tests look at.
    env: { ...process.env, ...portalSettings('development', port), PROCESS: 'web' },
  });
  const isReady = async () => started.exitCode === null && (await fetch(readyAddress(port))).ok;
  await expect.poll(() => isReady().catch(() => false), { timeout: 290_000 }).toBe(true);
  return started;
}

async function endProgram(started: ChildProcess): Promise<void> {
  if (started.exitCode !== null || !started.kill()) return;
  await once(started, 'exit');
}

test('RTE-08 D-23 every page hydrates without a warning of React’s development build, and asks nobody else', async ({
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

test('RTE-08 npm run dev sends the pages and their sources', async () => {
  test.setTimeout(600_000);
  const port = await findFreePort();
  const development = await startProgram('apps/server/dev.ts', port);
  const read = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-tenant': 'oslo' } });
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };
  // Right after its start it may still turn visitors away.
  await expect.poll(async () => (await read('/events')).status).toBe(200);
  const page = await read('/events');
  const script = await read('/apps/web/entry-client.tsx');
  await endProgram(development);
  expect(page.text).toMatch(/<h1[^>]*>[^<]+/);
  expect(page.text).toContain("import('/apps/web/entry-client.tsx')");
  expect(script).toMatchObject({ status: 200, type: 'text/javascript' });
});
