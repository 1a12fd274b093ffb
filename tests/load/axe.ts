import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { LOCALE_PREFIX, LOCALES, type Locale } from '#platform/language/locale.ts';
import { at } from '../e2e/addresses.ts';
import { untilHydrated } from '../e2e/console.ts';
import { findingsOn } from '../e2e/examine.ts';
import { answerConsent, beLoggedIn } from '../e2e/screen.ts';
import { withCleanUp } from './clean-up.ts';
import { NotPossibleHere } from './cluster.ts';
import { quietOf } from './xss/look.ts';
import { ACTORS, type Actor } from './xss/scene.ts';
import { type Address, addressesAt, demandEveryScreen } from './xss/screens.ts';
import { openStage, type Stage } from './xss/stage.ts';

/** `npm run axe [-- --rounds N]` looks at every screen as each kind of user in every language, scheme and width, and tells what axe finds. */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '1' } } });
const ROUNDS = Number(values.rounds);
const PATIENCE_MS = 60_000;
/** For all of one screen: what waits in the page itself has no limit of its own. */
const SCREEN_LIMIT_MS = 120_000;

type Look = { locale: Locale; scheme: 'light' | 'dark'; size: { width: number; height: number } };

const [PHONE, DESKTOP] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
/** All of them, in an order in which those that follow each other differ in everything. */
const LOOKS: readonly Look[] = [0, 1].flatMap((half) =>
  LOCALES.flatMap((locale, position) => [
    { locale, scheme: (position + half) % 2 === 0 ? ('dark' as const) : ('light' as const), size: PHONE },
    { locale, scheme: (position + half) % 2 === 0 ? ('light' as const) : ('dark' as const), size: DESKTOP },
  ]),
);

const findings = new Map<string, string[]>();
let visits = 0;

try {
  await withCleanUp(async (endLater) => {
    await demandEveryScreen();
    const stage = await openStage(endLater);
    for (let round = 0; round < ROUNDS; round += 1) {
      // Two at a time, as many as the smallest machine has cores.
      const waiting = ACTORS.map((actor, position) => ({ actor, turn: round * ACTORS.length + position }));
      const lookOn = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) await lookAround(stage, next.actor, next.turn);
      };
      await Promise.all([lookOn(), lookOn()]);
    }
    tell();
  });
} catch (error) {
  if (!(error instanceof NotPossibleHere)) throw error;
  console.error(`Cannot look at the screens here. ${error.message}`);
  process.exitCode = 3;
}

/** Every screen once as one user, each in another language, width and scheme than the one before. */
async function lookAround({ browser, port, tickets, scene }: Stage, actor: Actor, turn: number): Promise<void> {
  for (const [position, address] of addressesAt(scene, turn).entries()) {
    const look = LOOKS[(position + turn) % LOOKS.length];
    if (!look) continue;
    const context = await openContext(browser, address, look, tickets.get(actor));
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const path = inLanguage(address.path, look.locale);
    const found = await withinLimit(findingsAt(page, at(address.tenant, path, port)));
    for (const finding of found) note(finding, `${actor} ${address.tenant}${path} ${look.scheme} ${look.size.width}`);
    visits += 1;
    await withinLimit(context.close().then(() => []));
  }
  console.error(
    `${(performance.now() / 1000).toFixed(0).padStart(5)} s  ${actor}: ${visits} screens, ${findings.size} findings`,
  );
}

/** A screen that never answers is a finding, and holds up no other. */
async function withinLimit(work: Promise<string[]>): Promise<string[]> {
  const limit = new AbortController();
  const late = sleep(SCREEN_LIMIT_MS, ['does not answer'], { signal: limit.signal });
  const found = await Promise.race([work, late]).catch(({ message }: Error) => [message]);
  limit.abort();
  return found;
}

async function openContext(
  browser: Browser,
  { tenant }: Address,
  { scheme, size }: Look,
  ticket: string | undefined,
): Promise<BrowserContext> {
  const settings = { serviceWorkers: 'block', locale: 'nb-NO', reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ ...settings, viewport: size, colorScheme: scheme });
  await answerConsent(context, tenant);
  if (ticket) await beLoggedIn(context, { access_token: ticket, expires_in: 36_000 });
  return context;
}

async function findingsAt(page: Page, address: string): Promise<string[]> {
  const untilQuiet = quietOf(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  // The widget for other sites is sent without scripts.
  if ((await page.locator('script:not([type*=json])').count()) > 0) await untilHydrated(page);
  await untilQuiet();
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
  });
  await untilQuiet();
  const found = await findingsOn(page);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return tooWide > 0 ? [...found, `scrolls sideways by ${tooWide} pixels`] : found;
}

function inLanguage(path: string, locale: Locale): string {
  return /^\/(nn|en)\//.test(path) ? path : LOCALE_PREFIX[locale] + path;
}

function note(finding: string, where: string): void {
  findings.set(finding, [...(findings.get(finding) ?? []), where]);
}

function tell(): void {
  console.log(`${visits} screens, ${findings.size} findings`);
  for (const [finding, places] of findings)
    console.log(`${finding.slice(0, 300)}\n    ${places.slice(0, 3).join('\n    ')}`);
  process.exitCode = findings.size === 0 ? 0 : 1;
}
