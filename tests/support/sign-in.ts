import { carryOutHashing } from '#features/identity/server/hashing-work.ts';
import { passwordHashing } from '#features/identity/server/password-hashing.ts';
import { readBody } from '#features/messages/server/sealed-body.ts';
import type { TestBrowser } from './browser.ts';
import type { GivenPerson } from './given-shapes.ts';
import type { TestPortal } from './portal.ts';

export const PASSWORD = 'syv blå hester på tur';

const hashing = passwordHashing(carryOutHashing, { memoryCost: 64, timeCost: 1 });

/** A user with a password, who is not logged in yet. */
export async function givenMember(portal: TestPortal, name: string, rights: GivenPerson = {}) {
  const email =
    rights.email ?? `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}-${crypto.randomUUID().slice(0, 8)}@test.example`;
  const id = await portal.given.person(name, { ...rights, email, passwordHash: await hashing.hash(PASSWORD, '') });
  return { id, email };
}

/** Through the front door: a browser with a whole ticket. */
export async function logInBrowser(portal: TestPortal, username: string, password = PASSWORD): Promise<TestBrowser> {
  const browser = portal.browser();
  const answer = await browser.post('/api/auth/login', { username, password });
  if (answer.status !== 200) throw new Error(`The login was refused: ${answer.body}`);
  browser.keep(answer.json().access_token);
  return browser;
}

/** A browser that has asked for a code for an address and given it. */
export async function verifyAddress(
  portal: TestPortal,
  username: string,
  purpose: 'register' | 'restore' = 'register',
) {
  const browser = portal.browser();
  await browser.openForm();
  const asked = await browser.post('/api/auth/username-verifications', { username, purpose });
  const verification_id: string = asked.json().data.id;
  const code = await codeSentTo(portal, username);
  const answer = await browser.post('/api/auth/verify-code', { verification_id, code });
  return { browser, verification_id, answer };
}

/** The newest code that was sent to an address, once the background work is done. */
export async function codeSentTo(portal: TestPortal, address: string): Promise<string | null> {
  const message = await newestMessage(portal, address, 'code');
  return message ? (/\b\d{3}[- ]?\d{3}\b/.exec(message)?.[0].replaceAll(/\D/g, '') ?? null) : null;
}

export async function newestMessage(portal: TestPortal, address: string, template: string): Promise<string | null> {
  await portal.workOff();
  const row = await portal.db
    .selectFrom('outgoing_message')
    .select(['id', 'text', 'html', 'sealed'])
    .where('recipient', '=', address)
    .where('template', '=', template)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row && readBody(portal.jobServices.secrets, row)?.text) ?? null;
}
