import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { DEMO_ORGANISATION_ID } from '#database/seeds/accounts.ts';
import { isMoneyCall } from '#tests/money-calls.ts';
import { PORTAL_PORT } from './addresses.ts';
import { codeSentTo, newEmail, newName } from './demo-mailbox.ts';

export const PASSWORD = 'fjord kanel trapp 41';
export const DEMO_PASSWORD = 'Nabolag-2026';
/** The demo's own organisation: Lars Leder and Karin Koordinator run it, Mia Medlem belongs to it. */
export const CLUB = DEMO_ORGANISATION_ID;

/** The portal of Bergen, in bokmål. */
export const TENANT = { 'x-tenant': 'bergen', 'x-app-language': 'nb' };
export const api = (path: string): string => `http://127.0.0.1:${PORTAL_PORT}/api${path}`;

export type Ticket = { access_token: string; expires_in: number };

export const as = ({ access_token }: Ticket) => ({ headers: { ...TENANT, authorization: `Bearer ${access_token}` } });

const ticketsOfDemo = new Map<string, Promise<Ticket>>();

/**
 * One of the demo's people, without the screens: those are looked at elsewhere. They are logged in once for many tests,
 * since a password takes its time; a test that logs one of them out begins with `logInDemo`.
 */
export function ticketOf(request: APIRequestContext, who: string): Promise<Ticket> {
  const ticket = ticketsOfDemo.get(who) ?? logInDemo(request, who);
  ticketsOfDemo.set(who, ticket);
  return ticket;
}

export const logInDemo = (request: APIRequestContext, who: string): Promise<Ticket> =>
  logIn(request, `${who}@demo.test`, DEMO_PASSWORD);

export const logIn = (request: APIRequestContext, username: string, password: string): Promise<Ticket> =>
  post(request, '/auth/login', { username, password });

/** A user whom no other test knows. */
export async function newPerson(request: APIRequestContext) {
  const [email, name] = [newEmail(), newName()];
  await request.get(api('/auth/form'), { headers: TENANT });
  const verification_id = (await post(request, '/auth/username-verifications', { username: email })).data.id;
  await post(request, '/auth/verify-code', { verification_id, code: await codeSentTo(email) });
  const passwords = { password: PASSWORD, password_confirmation: PASSWORD };
  const ticket: Ticket = await post(request, '/auth/register', { verification_id, name, ...passwords, terms: true });
  return { email, name, ticket };
}

/** What the API answers to a user who wants something done; a refusal ends the test. */
export async function post(request: APIRequestContext, path: string, data: object = {}, ticket?: Ticket) {
  const { headers } = ticket ? as(ticket) : { headers: TENANT };
  const key = isMoneyCall('POST', `/api${path}`) && { 'idempotency-key': randomUUID() };
  const answer = await request.post(api(path), { data, headers: { ...headers, ...key } });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.status() === 204 ? undefined : answer.json();
}

export async function read(request: APIRequestContext, path: string, ticket?: Ticket) {
  const answer = await request.get(api(path), ticket ? as(ticket) : { headers: TENANT });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}
