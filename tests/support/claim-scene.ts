import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { grantCards } from '#features/cards/server/grant.ts';
import type { ClaimContext } from '#features/claims/server/end-claims.ts';
import { claimWorkers } from '#features/claims/server/jobs.ts';
import { firstForm, readForm, type SchemeForm } from '#features/schemes/form.ts';
import { decidedVersion } from '#features/schemes/server/public.ts';
import type { CardId, SchemeId, SchemeVersionId, UserId } from '#features/vocabulary/ids.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { jsonb } from '#platform/server/rows.ts';
import { asId } from './as-id.ts';
import { BERGEN, OSLO } from './given.ts';
import { ledgerOf } from './ledger-scene.ts';
import { type PortalSetup, startPortal, type TestPortal } from './portal.ts';

const NB = { language: 'nb' };
export const CLUB_ACCOUNT = '12345678903';
export const OTHER_ACCOUNT = '86011117947';
export const OWN_ACCOUNT = '15030100007';
/** A portal in which people can pay with own money. */
export const WITH_OWN_MONEY = 'demo-fritidskonto.localhost';
const WEEK_HOURS = 7 * 24;

const form: SchemeForm = {
  ...firstForm({ min_age: 6, max_age: 18, amount_ore: 200_000, min_times: 10, day: '2026-07-01' }),
  budget: '2 400 000',
  category_ids: ['1'],
};

/** A scheme that is decided on and holds today. */
export async function givenRunningScheme(
  { db }: Pick<TestPortal, 'db'>,
  more: Partial<SchemeForm> = {},
  place = BERGEN,
) {
  const [scheme, version] = [newId<'SchemeId'>(), newId<'SchemeVersionId'>()];
  const whole = { ...form, ...more };
  const { rules, faults } = readForm(whole);
  if (!rules) throw new Error(`The form of a test is not whole: ${JSON.stringify(faults)}`);
  await sql`insert into scheme (id, municipality_id, key, name, created_at)
    values (${scheme}, ${place}, ${scheme}, 'Fritidskonto', now())`.execute(db);
  await sql`insert into scheme_version (id, scheme_id, number, form, created_at, changed_at)
    values (${version}, ${scheme}, 1, ${jsonb(whole)}, now(), now())`.execute(db);
  await sql`update scheme_version set state = 'sent', rules = ${jsonb(rules)}, starts_on = ${rules.starts_on},
      ends_on = ${rules.ends_on}, sent_at = now() where id = ${version}`.execute(db);
  await sql`update scheme_version set state = 'published', published_at = now(), decided_by = 'Kommunestyret',
      case_number = '43/26', decided_on = '2026-06-11' where id = ${version}`.execute(db);
  return { scheme, version };
}

/** A child with an account, and the guardians who act for it. */
export async function givenCard(
  { db }: Pick<TestPortal, 'db'>,
  { scheme, version }: { scheme: SchemeId; version: SchemeVersionId },
  guardians: readonly UserId[],
  child: { user_id?: UserId; born_on?: string; first_name?: string } = {},
): Promise<CardId> {
  const [id, card] = [newId<'ChildId'>(), newId<'CardId'>()];
  const { user_id = null, born_on = '2014-03-01', first_name = 'Emil' } = child;
  await sql`insert into child (id, user_id, first_name, last_name, born_on, municipality_id, ssn_sealed, ssn_digest,
      created_at, checked_at)
    values (${id}, ${user_id}, ${first_name}, 'Lunde', ${born_on}, ${BERGEN}, 'sealed', ${`digest ${id}`}, now(), now())`.execute(
    db,
  );
  for (const guardian of guardians) {
    await sql`insert into guardianship (id, child_id, guardian_user_id, source, started_at)
      values (${newId()}, ${id}, ${guardian}, 'register', now())`.execute(db);
  }
  await sql`insert into card (id, municipality_id, scheme_id, version_id, child_id, number, pin_sealed, owner_user_id, created_at)
    select ${card}, municipality_id, ${scheme}, ${version}, ${id},
      coalesce((select max(number) from card where municipality_id = scheme.municipality_id), 0) + 1, 'sealed',
      ${guardians[0] ?? null}, now()
    from scheme where id = ${scheme}`.execute(db);
  const decided = await decidedVersion({ db }, version);
  if (!decided) throw new Error('The version of a test is decided on.');
  await inTransaction(db, (inside) => grantCards({ db: inside, now: new Date(), actor: null }, decided, [card]));
  return card;
}

/** A municipality with a scheme, a family with an account of kr 2 000, and a club that takes part. */
export async function claimScene({ host, ...setup }: PortalSetup & { form?: Partial<SchemeForm>; host?: string } = {}) {
  let clock = new Date('2026-11-17T12:00:00Z');
  const portal = await startPortal({ now: () => clock, ...setup });
  const { given, db } = portal;
  const people = {
    mother: await given.person('Ingrid Lunde'),
    father: await given.person('Jonas Lunde'),
    child: await given.person('Emil Lunde'),
    stranger: await given.person('Frida Fremmed'),
    clubAdmin: await given.person('Kari Klubb'),
    clubMember: await given.person('Mons Medlem'),
    admin: await given.person('Tor Vik', { adminOf: [BERGEN] }),
    second: await given.person('Hilde Rø', { adminOf: [BERGEN] }),
    support: await given.person('Siri Støtte', { supportOf: [BERGEN] }),
    elsewhere: await given.person('Ola Oslo', { adminOf: [OSLO] }),
    superAdmin: await given.person('Sara Super', { scopes: ['admin'] }),
  };
  const club = await given.organisation({ name: 'Solvik svømmeklubb', owner: people.clubAdmin });
  await given.member(club, people.clubMember);
  const weekly = (times: number) => Array.from({ length: times }, (_, week) => 24 + week * WEEK_HOURS);
  const course = (times = 16, name = 'Stup og svøm', organisation: string = club) =>
    given.event({
      name,
      organisation,
      startsInHours: weekly(times),
      priceOre: 145_000,
      categories: ['sport_outdoors'],
      settings: { kind: 'scheduled' },
    });
  const event = await course();
  const { rows } = await sql<{ id: number }>`select unnest(category_ids) as id from event where id = ${event}`.execute(
    db,
  );
  const category = String(rows[0]?.id);
  const ofScheme = await givenRunningScheme(portal, { category_ids: [category], ...setup.form });
  const participation = newId<'ParticipationId'>();
  await sql`insert into participation (id, scheme_id, organisation_id, state, bank_account, asked_at, decided_at)
    values (${participation}, ${ofScheme.scheme}, ${club}, 'approved', ${CLUB_ACCOUNT}, now(), now())`.execute(db);
  const card = await givenCard(portal, ofScheme, [people.mother, people.father], { user_id: people.child });

  const call = (as: string, path: string, body: unknown = {}, key?: string, language = 'nb') =>
    portal.as(as).post(`/api${path}`, body, {
      language,
      ...(host && { host }),
      ...(key && { headers: { 'idempotency-key': key } }),
    });
  const pay = (as: string, body: object = {}, key: string = randomUUID(), cardId: string = card) =>
    call(as, `/cards/${cardId}/withdraw`, { event_id: event, amount: '450', ...body }, key);
  const decide = (as: string, ids: readonly string[], decision: string, message = '') =>
    call(as, '/municipality/transactions/decide', { ids, decision, message });
  return {
    portal,
    people,
    club,
    event,
    card,
    category,
    participation,
    ...ofScheme,
    call,
    pay,
    decide,
    course,
    history: async (as: string, cardId: string = card) =>
      (await portal.as(as).get(`/api/cards/${cardId}/history`, NB)).json().data,
    /** An approved one, and its id. */
    async approved(body: object = {}): Promise<string> {
      const { id } = (await pay(people.mother, body)).json().data;
      await decide(people.admin, [id], 'approve');
      return id;
    },
    async stateOf(id: string): Promise<string> {
      const found = await sql<{ state: string }>`select state from claim where id = ${id}`.execute(db);
      return found.rows[0]?.state ?? 'none';
    },
    /** What lies in an account of the ledger. */
    async balance(kind: string, owner: string): Promise<{ posted: number; held: number }> {
      const found = await sql<{ posted: number; held: number }>`
        select posted_ore::int as posted, held_ore::int as held from ledger_account
        where kind = ${kind} and owner_id = ${owner}`.execute(db);
      return found.rows[0] ?? { posted: 0, held: 0 };
    },
    sum: () => ledgerOf(portal).sum(BERGEN),
    within: <Result>(work: (context: ClaimContext) => Promise<Result>): Promise<Result> =>
      ledgerOf(portal).within((context) => work({ ...context, enqueue: portal.jobServices.enqueue })),
    work: async (name: string, payload: object = {}) => {
      const found = claimWorkers({ origins: ORIGINS }).find(({ job }) => job.name === name);
      if (!found) throw new Error(`There is no job ${name}.`);
      await found.work({ ...portal.jobServices, now: () => clock }, payload);
    },
    setClock(moment: string) {
      clock = new Date(moment);
    },
    cancel: (as: string = people.clubAdmin) => call(as, `/events/${event}/cancel`, { reason: 'For få påmeldte' }),
    asCard: asId<'CardId'>,
    asPayment: asId<'PaymentId'>,
    close: () => portal.close(),
  };
}
export type ClaimScene = Awaited<ReturnType<typeof claimScene>>;

const ORIGINS = { baseDomain: 'nabolag.example', scheme: 'https' } as const;
