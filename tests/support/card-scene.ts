import { sql } from 'kysely';
import { firstForm, readForm, type SchemeForm } from '#features/schemes/form.ts';
import type { SchemeId, SchemeVersionId, UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { newId } from '#platform/server/new-id.ts';
import { jsonb } from '#platform/server/rows.ts';
import { FAMILY_TOWN } from './household-scene.ts';
import type { Ask, TestPortal } from './portal.ts';

const form: SchemeForm = {
  ...firstForm({ min_age: 6, max_age: 18, amount_ore: 200_000, min_times: 10, day: '2026-08-01' }),
  starts_on: '2026-08-01',
  ends_on: '2027-07-31',
  budget: '100 000',
  category_ids: ['1'],
};

/** A version that was decided on, by way of the states that the database demands. */
export async function givenVersion(db: Db, scheme: SchemeId, number: number, typed: Partial<SchemeForm> = {}) {
  const id = newId<'SchemeVersionId'>();
  const { rules, faults } = readForm({ ...form, ...typed });
  if (!rules) throw new Error(`The form cannot be read: ${JSON.stringify(faults)}`);
  await sql`insert into scheme_version (id, scheme_id, number, form, created_at, changed_at)
    values (${id}, ${scheme}, ${number}, ${jsonb({ ...form, ...typed })}, now(), now())`.execute(db);
  await sql`update scheme_version set state = 'sent', rules = ${jsonb(rules)}, starts_on = ${rules.starts_on},
      ends_on = ${rules.ends_on}, sent_at = now() where id = ${id}`.execute(db);
  await sql`update scheme_version set state = 'published', published_at = now(), decided_by = 'Kommunestyret',
      case_number = '43/26', decided_on = '2026-06-11' where id = ${id}`.execute(db);
  return id;
}

/** A scheme that runs through the school year 2026–2027: 2 000 kroner for those between 6 and 18. */
export async function givenRunningScheme(db: Db, typed: Partial<SchemeForm> = {}, municipality = FAMILY_TOWN) {
  const scheme = newId<'SchemeId'>();
  await sql`insert into scheme (id, municipality_id, key, name, created_at)
    values (${scheme}, ${municipality}, ${scheme}, 'Fritidskonto', now())`.execute(db);
  return { scheme, version: await givenVersion(db, scheme, 1, typed) };
}

export const endVersion = (db: Db, id: SchemeVersionId, day: string) =>
  sql`update scheme_version set state = 'ended', ended_at = now(), ended_on = ${day}, end_reason = 'Slutt'
    where id = ${id}`.execute(db);

/** The portal of the town that the families live in. */
export const IN_TOWN: Ask = { host: 'asker.localhost', language: 'nb' };

/** The calls of a family, each as one of its people. */
export const cardCalls = (portal: TestPortal) => ({
  cards: (user: string, ask: Ask = {}) => portal.as(user).get('/api/cards', { ...IN_TOWN, ...ask }),
  family: async (user: string) => (await portal.as(user).get('/api/cards/family', IN_TOWN)).json().data,
  create: (user: string, body: object, ask: Ask = {}) =>
    portal.as(user).post('/api/v2/cards', body, { ...IN_TOWN, ...ask }),
  check: (user: string, ssn: string) => portal.as(user).post('/api/v2/cards/check', { ssn }, IN_TOWN),
  take: (user: string, ssn: string, pin: string) => portal.as(user).post('/api/v2/cards/take', { ssn, pin }, IN_TOWN),
  share: (user: string, id: string, ask: Ask = {}) =>
    portal.as(user).get(`/api/v2/cards/${id}/share`, { ...IN_TOWN, ...ask }),
  endShare: (user: string, id: string, share: string) =>
    portal.as(user).send('DELETE', `/api/v2/cards/${id}/shares/${share}`, IN_TOWN),
  changeShare: (user: string, id: string, share: string, may_pay: boolean) =>
    portal.as(user).send('PUT', `/api/v2/cards/${id}/shares/${share}`, { ...IN_TOWN, body: { may_pay } }),
  refresh: (user: string) => portal.as(user).post('/api/household/refresh', {}, IN_TOWN),
});

export async function childNamed(db: Db, first_name: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from child where first_name = ${first_name}`.execute(db);
  return rows[0]?.id ?? '';
}

/** A family of two guardians and three children, of whom two are old enough. */
export async function givenFamily(portal: TestPortal, guardians: readonly UserId[]) {
  const { refresh } = cardCalls(portal);
  for (const guardian of guardians) await refresh(guardian);
  const { db } = portal;
  return { nora: await childNamed(db, 'Nora'), emil: await childNamed(db, 'Emil'), ask: await childNamed(db, 'Ask') };
}

/** Everything a test about accounts begins without. */
export async function forgetCards(db: Db): Promise<void> {
  await sql`delete from card_share`.execute(db);
  await sql`delete from card_grant`.execute(db);
  await sql`delete from card`.execute(db);
  await sql`delete from child`.execute(db);
  await sql`update app_user set ssn_sealed = null, ssn_digest = null`.execute(db);
}
