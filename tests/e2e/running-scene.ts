import { AxeBuilder } from '@axe-core/playwright';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { at, PORTAL_PORT } from './addresses.ts';
import { untilHydrated } from './console.ts';

const TENANT = { 'x-tenant': 'bergen', 'x-app-language': 'nb' };
export const api = (path: string) => `http://127.0.0.1:${PORTAL_PORT}/api${path}`;

type Ticket = { access_token: string; expires_in: number };

export async function ticketOf(request: APIRequestContext, who: string): Promise<Ticket> {
  const data = { username: `${who}@demo.test`, password: 'Nabolag-2026' };
  return (await request.post(api('/auth/login'), { data, headers: TENANT })).json();
}

export const as = ({ access_token }: Ticket) => ({ headers: { ...TENANT, authorization: `Bearer ${access_token}` } });

async function beLoggedIn(page: Page, ticket: Ticket) {
  const stored = {
    access_token: ticket.access_token,
    is_two_factor_enabled: false,
    two_factor_sent_to: null,
    expires_at: Date.now() + ticket.expires_in * 1000,
  };
  await page.addInitScript((text) => localStorage.setItem('nabolag:auth:user', text), JSON.stringify(stored));
  await page.context().addCookies([{ name: 'clarityConsent', value: 'false', url: at('bergen', '/') }]);
}

export async function open(page: Page, path: string, ticket: Ticket) {
  await beLoggedIn(page, ticket);
  await page.goto(at('bergen', path));
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export async function look(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const saved = (page: Page) => page.getByText(/^Kladden ble lagret \d\d:\d\d$/);
export const summary = (page: Page) => page.locator('.ds-error-summary');

/** The demo's organisation, and a series in it that belongs to one test alone. */
async function demoOrganisation(request: APIRequestContext, ticket: Ticket): Promise<string> {
  const answer = await request.get(api('/users/me/organizations'), as(ticket));
  return (await answer.json()).data[0].id;
}

/** A Tuesday far enough ahead, whatever day it is. */
export function nextTuesday(weeks: number): string {
  const day = new Date(Date.now() + weeks * 7 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((2 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}
export const typed = (day: string) => day.split('-').reverse().join('/');

const formOf = (organization_id: string, name: string) => ({
  organization_id,
  name,
  description: 'For alle som vil.',
  lang: 'nb',
  venue: 'Hallen',
  address: '',
  lat: null,
  lng: null,
  municipality_ids: ['4601'],
  is_free: true,
  price_ore: null,
  contact_ids: [],
  cohost_ids: [],
  kind: 'scheduled',
  times: {
    frequency: 3,
    weekdays: [1],
    starts_on: nextTuesday(4),
    ends_on: nextTuesday(7),
    start_time: '18:00',
    end_time: '19:30',
    exceptions: [],
    days: [],
  },
  has_sign_up: true,
  capacity_max: 20,
  sign_up_closes_minutes: 0,
  leave_closes_minutes: 0,
  has_waiting_list: true,
  waiting_policy: 'automatic',
  offer_hours: 24,
  lottery_hours: 48,
  priority_group: 'members',
  type: null as string | null,
  categories: [],
  keywords: [],
  age_group: [],
  min_age: null,
  max_age: null,
  accessibility: [],
  scene: null,
  picture_upload_id: null,
  documents: [],
});

async function someType(request: APIRequestContext): Promise<string> {
  return (await (await request.get(api('/events/types'), { headers: TENANT })).json()).data[0].key;
}

/** A series of four Tuesdays that is published already. */
export async function series(request: APIRequestContext, ticket: Ticket, name: string): Promise<string> {
  const form = { ...formOf(await demoOrganisation(request, ticket), name), type: await someType(request) };
  const answer = await request.post(api('/events'), { ...as(ticket), data: { form } });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return (await answer.json()).data.id;
}

export async function draft(request: APIRequestContext, ticket: Ticket, name: string): Promise<string> {
  const form = formOf(await demoOrganisation(request, ticket), name);
  const answer = await request.post(api('/events/draft'), { ...as(ticket), data: { form } });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return (await answer.json()).data.id;
}
