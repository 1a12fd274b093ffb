import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { untilHydrated } from '../../e2e/console.ts';
import { answerConsent, beLoggedIn } from '../../e2e/screen.ts';
import { runnableAddresses, setScriptTrap } from '../../e2e/script-trap.ts';
import { MARK } from './fill-columns.ts';

/** What was seen, with the policy on or off. */
export type Sight = {
  visits: number;
  faults: string[];
  /** Marks of pieces that stood on a screen, or in its HTML. */
  marks: Set<string>;
};

export type Window = { page: Page; context: BrowserContext; caught: string[]; untilQuiet(): Promise<void> };

/** On a machine that has much else to do. */
const PATIENCE_MS = 60_000;
const QUIET_MS = 60;
const QUIET_LIMIT_MS = 8000;

/** A browser of one person: what runs in it is caught. */
export async function openWindow(browser: Browser, bypassCSP: boolean, ticket?: string): Promise<Window> {
  const context = await browser.newContext({
    bypassCSP,
    serviceWorkers: 'block',
    locale: 'nb-NO',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const caught = await setScriptTrap(context);
  await answerConsent(context);
  if (ticket) await beLoggedIn(context, { access_token: ticket, expires_in: 36_000 });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  return { page, context, caught, untilQuiet: quietOf(page) };
}

/** Opens an address and looks for what would run. A page that a payload has taken over may never answer: that is a fault. */
export async function lookAt(window: Window, address: string, sight: Sight): Promise<void> {
  const limit = new AbortController();
  const found = await Promise.race([
    examine(window, address, sight),
    sleep(PATIENCE_MS, ['does not answer'], { signal: limit.signal }),
  ]).catch((error: Error) => [error.message]);
  limit.abort();
  sight.visits += 1;
  sight.faults.push(...[...found, ...window.caught.splice(0)].map((fault) => `${address}: ${fault.slice(0, 300)}`));
}

async function examine({ page, untilQuiet }: Window, address: string, sight: Sight): Promise<string[]> {
  const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
  const served = (await answer?.text()) ?? '';
  // The widget for other sites is sent without scripts.
  if ((await page.locator('script:not([type*=json])').count()) > 0) await untilHydrated(page);
  await untilQuiet();
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await untilQuiet();
  const own = ownScriptsIn(served, answer?.headers()['content-security-policy'] ?? '');
  const { marks, strange } = await page.evaluate(inspect, { served, own, mark: MARK });
  for (const mark of marks) sight.marks.add(mark);
  return [...strange, ...(await runnableAddresses(page))];
}

/** The scripts of the page that its policy names by their hashes. */
function ownScriptsIn(served: string, policy: string): string[] {
  const scripts = [...served.matchAll(/<script(?: type="module")?>([^<]*)<\/script>/g)].map(
    ([, script = '']) => script,
  );
  return scripts.filter((script) => policy.includes(createHash('sha256').update(script).digest('base64')));
}

/** What ran too late to be seen with its page counts as well. */
export async function closeWindow({ context, caught }: Window, sight: Sight): Promise<void> {
  await context.close();
  sight.faults.push(...caught);
}

/** A file for other programs: feeds as XML, and what they say of an activity as the HTML that a reader takes it for. */
export async function lookAtFile({ page }: Window, address: string, sight: Sight): Promise<void> {
  const { marks, strange } = await page.evaluate(inspectFile, { address, mark: MARK });
  for (const mark of marks) sight.marks.add(mark);
  sight.visits += 1;
  sight.faults.push(...strange.map((fault) => `${address}: ${fault.slice(0, 300)}`));
}

/** Letters come as HTML that a mail program shows, perhaps one that lets scripts run. */
export async function lookAtLetter({ page, caught }: Window, html: string, sight: Sight): Promise<void> {
  await page.setContent(html, { waitUntil: 'load' });
  const { strange } = await page.evaluate(inspect, { served: html, own: [], mark: MARK });
  sight.visits += 1;
  sight.faults.push(...strange, ...(await runnableAddresses(page)), ...caught.splice(0));
}

/** Runs in the page: whatever is not ours in the document as it is now, and as the server sent it. */
function inspect({ served, own, mark }: { served: string; own: string[]; mark: string }): {
  marks: string[];
  strange: string[];
} {
  const sent = new DOMParser().parseFromString(served, 'text/html');
  const isStrange = (element: Element): boolean => {
    if ([...element.attributes].some(({ name }) => name.startsWith('on') || name === 'srcdoc')) return true;
    if (!(element instanceof HTMLScriptElement)) return false;
    if (!element.type.endsWith('json')) {
      return element.ownerDocument === sent ? !own.includes(element.text) : element.text.includes('__ran');
    }
    try {
      JSON.parse(element.text);
      return false;
    } catch {
      return true;
    }
  };
  const strange = [document, sent].flatMap((root) => [...root.querySelectorAll('*')].filter(isStrange));
  const typed = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
  const shown = [document.documentElement.outerHTML, served, ...typed].join('\n');
  return {
    marks: [...new Set(shown.match(new RegExp(mark, 'g')))],
    strange: strange.map((element) => `not ours: ${element.outerHTML}`),
  };
}

/** Runs in the page: fetches a file of its site, and looks for whatever is not ours in it. */
async function inspectFile({ address, mark }: { address: string; mark: string }) {
  const answer = await fetch(address);
  const served = await answer.text();
  const sent = new DOMParser().parseFromString(served, 'application/xml');
  const broken = [...sent.querySelectorAll('parsererror')].map(({ textContent }) => `no XML: ${textContent}`);
  const isActive = (element: Element) =>
    element.localName === 'script' || [...element.attributes].some(({ name }) => name.startsWith('on'));
  const said = [...sent.querySelectorAll('description, summary, content')].flatMap(({ textContent }) => [
    ...new DOMParser().parseFromString(textContent ?? '', 'text/html').querySelectorAll('*'),
  ]);
  const active = [...sent.querySelectorAll('*'), ...said].filter(isActive);
  return {
    marks: [...new Set(served.match(new RegExp(mark, 'g')))],
    strange: [
      ...(answer.ok ? [] : [`status ${answer.status}`]),
      ...broken,
      ...active.map((element) => `not ours: ${element.outerHTML}`),
    ],
  };
}

/** Not Playwright's networkidle, which takes half a second and never comes where a page asks again and again. */
export function quietOf(page: Page): () => Promise<void> {
  const open = new Set<object>();
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/stream')) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    const untilMs = performance.now() + QUIET_LIMIT_MS;
    for (let quietMs = 0; quietMs < QUIET_MS && performance.now() < untilMs; ) {
      await page.waitForTimeout(QUIET_MS / 3);
      quietMs = open.size === 0 ? quietMs + QUIET_MS / 3 : 0;
    }
  };
}
