import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import { DEFAULT_LOCALE, type Locale, parseLocale } from '#platform/language/locale.ts';
import { startChild } from '../load/child-server.ts';
import { ROOT } from '../load/plan.ts';
import { DEMO_PASSWORD, type Ticket } from './accounts.ts';
import { at, CHROMIUM_FLAGS, PREFIXES } from './addresses.ts';
import { untilHydrated } from './console.ts';
import { PICTURES, type Picture, SIZES } from './pictures.ts';
import { answerConsent, beLoggedIn } from './screen.ts';

// `npm run screenshots`: takes the pictures of the README and the tour of a portal with the demo's data. With
// `--only family,pay` those whose name has one of the words, with `--to folder`, `--locale nn`, `--dark` or
// `--size tablet` others, for looking at a change. With `--path /info --tenant asker --as leder` any page, and with
// `--whole` all of it.
const { values: wishes } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    to: { type: 'string', default: path.join(ROOT, 'docs/screenshots') },
    locale: { type: 'string', default: 'nb' },
    dark: { type: 'boolean', default: false },
    size: { type: 'string' },
    path: { type: 'string' },
    tenant: { type: 'string' },
    as: { type: 'string' },
    whole: { type: 'boolean', default: false },
    /** Of a portal that runs already. */
    port: { type: 'string' },
  },
});

const ticketAnswer = z.object({ access_token: z.string(), expires_in: z.number() });
const eventsAnswer = z.object({ data: z.array(z.object({ id: z.string() })).min(1) });

const words = wishes.only.split(',');
const wanted = wishes.path
  ? [pageAt(wishes.path)]
  : PICTURES.filter(({ name }) => words.some((word) => name.includes(word)));
const locale: Locale = parseLocale(wishes.locale) ?? DEFAULT_LOCALE;
const headersOf = (tenant: string) => ({ 'x-tenant': tenant, 'x-app-language': locale });
const tickets = new Map<string, Ticket>();
/** Pages of users keep a stream open, so the network is never idle. */
const SETTLED_MS = 2000;
const MAX_TRIES = 5;
mkdirSync(wishes.to, { recursive: true });

const folder = mkdtempSync(path.join(tmpdir(), 'nabolag-screenshots-'));
const portal = wishes.port
  ? { origin: `http://127.0.0.1:${wishes.port}`, stop: async () => {} }
  : await startChild({
      program: ['apps/server/main.mjs'],
      readyPath: '/api/health/ready',
      environment: { DATA_FOLDER: path.join(folder, 'data'), LOG_LEVEL: 'error', RATE_LIMITS: 'off' },
    });
const port = Number(new URL(portal.origin).port);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: CHROMIUM_FLAGS });
try {
  for (const picture of wanted) {
    await take(browser, picture);
    process.stdout.write(`${picture.name}\n`);
  }
} finally {
  await browser.close();
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
}

function pageAt(page: string): Picture {
  const name = page.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-|-$/g, '');
  return {
    name,
    size: 'desktop',
    path: page,
    ...(wishes.tenant && { tenant: wishes.tenant }),
    ...(wishes.as && { as: wishes.as }),
  };
}

async function take(from: Browser, picture: Picture): Promise<void> {
  const { name, as: who, tenant = 'bergen', prepare } = picture;
  const ticket = who === undefined ? undefined : await logIn(who);
  const context = await from.newContext({
    viewport: sizeOf(picture),
    colorScheme: wishes.dark || picture.is_dark ? 'dark' : 'light',
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  if (ticket) await beLoggedIn(context, ticket);
  await answerConsent(context, tenant);
  const page = await context.newPage();
  await openPage(page, at(tenant, PREFIXES[locale] + (await pathOf(picture)), port));
  await untilHydrated(page);
  await page.waitForTimeout(SETTLED_MS);
  await prepare?.(page);
  await page.waitForTimeout(SETTLED_MS);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(wishes.to, `${name}.png`), fullPage: wishes.whole });
  await context.close();
}

/** A busy portal asks to come back. */
async function openPage(page: Page, address: string): Promise<void> {
  for (let tries = 0; (await page.goto(address))?.status() === 503 && tries < MAX_TRIES; tries += 1) {
    await page.waitForTimeout(SETTLED_MS);
  }
}

function sizeOf({ size }: Picture) {
  const other = Object.entries(SIZES).find(([each]) => each === wishes.size);
  return other ? other[1] : SIZES[size];
}

async function pathOf({ path: template, tenant = 'bergen', event }: Picture): Promise<string> {
  if (event === undefined) return template;
  const list = await fetch(`${portal.origin}/api/events?perPage=1&q=${encodeURIComponent(event)}`, {
    headers: headersOf(tenant),
  });
  const { data } = eventsAnswer.parse(await list.json());
  return template.replace('{event}', `/events/${data[0]?.id}`);
}

async function logIn(who: string): Promise<Ticket> {
  const known = tickets.get(who);
  if (known) return known;
  const answer = await fetch(`${portal.origin}/api/auth/login`, {
    method: 'POST',
    headers: { ...headersOf('bergen'), 'content-type': 'application/json' },
    body: JSON.stringify({ username: `${who}@demo.test`, password: DEMO_PASSWORD }),
  });
  const ticket = ticketAnswer.parse(await answer.json());
  tickets.set(who, ticket);
  return ticket;
}
