import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { ticketWorkers } from '#features/tickets/server/jobs.ts';
import type { CardId, SchemeId, SchemeVersionId, UserId } from '#features/vocabulary/ids.ts';
import { IN_TOWN } from './card-scene.ts';
import { givenCard, givenRunningScheme } from './claim-scene.ts';
import { comingBack } from './coming-back.ts';
import { OSLO } from './given.ts';
import { FAMILY_TOWN } from './household-scene.ts';
import { type PortalSetup, startPortal, type TestPortal } from './portal.ts';

const ORIGINS = { baseDomain: 'nabolag.example', scheme: 'https' } as const;

/** What a form says where a test says nothing: fifty for everybody with an account, through November. */
export const GROUP_FORM = {
  name: 'Svømming i Sundhallen',
  description: 'Ta med håndkle.',
  provider_name: 'Sundhallen',
  organization_id: null as string | null,
  scheme_id: null as string | null,
  total: 50,
  opens_at: '2026-11-01T08:00:00Z',
  closes_at: '2026-11-30T20:00:00Z',
  valid_from: '2026-11-01',
  valid_until: '2026-11-30',
  hold_days: null as number | null,
  min_age: null as number | null,
  max_age: null as number | null,
  per_card: 1,
};
export type GivenGroup = Partial<typeof GROUP_FORM>;

/** A town with tickets, two families with accounts, a pool that has people at its desk, and the office. */
export async function ticketScene(setup: PortalSetup = {}) {
  let clock = new Date('2026-11-18T12:00:00Z');
  const portal = await startPortal({ now: () => clock, ...setup });
  const { given, db } = portal;
  const people = {
    mother: await given.person('Ingrid Lunde'),
    father: await given.person('Jonas Lunde'),
    other: await given.person('Amina Ali'),
    stranger: await given.person('Frida Fremmed'),
    keeper: await given.person('Kari Kasse'),
    clubMember: await given.person('Mons Medlem'),
    admin: await given.person('Tor Vik', { adminOf: [FAMILY_TOWN] }),
    support: await given.person('Siri Støtte', { supportOf: [FAMILY_TOWN] }),
    elsewhere: await given.person('Ola Oslo', { adminOf: [OSLO] }),
    superAdmin: await given.person('Sara Super', { scopes: ['admin'] }),
  };
  const pool = await given.organisation({ name: 'Sundhallen', owner: people.keeper, municipality: FAMILY_TOWN });
  await given.member(pool, people.clubMember);
  const running = await givenRunningScheme(portal, {}, FAMILY_TOWN);
  const newCard = (guardians: readonly UserId[], child: Parameters<typeof givenCard>[3] = {}) =>
    givenCard(portal, running, guardians, child);
  const card = await newCard([people.mother, people.father]);
  const otherCard = await newCard([people.other], { first_name: 'Samira' });

  const call = (as: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, language = 'nb') =>
    portal.as(as).send(method, `/api${path}`, { ...IN_TOWN, language, ...(body !== undefined && { body }) });

  return {
    portal,
    people,
    pool,
    card,
    otherCard,
    ...running,
    call,
    newCard,
    /** Of the same child, in another scheme of the municipality. */
    async secondCard(first: CardId): Promise<CardId> {
      const { scheme, version } = await givenRunningScheme(portal, {}, FAMILY_TOWN);
      const { rows } = await sql<{ id: CardId }>`
        insert into card (id, municipality_id, scheme_id, version_id, child_id, number, pin_sealed, owner_user_id, created_at)
        select gen_random_uuid(), municipality_id, ${scheme}, ${version}, child_id,
          (select max(number) + 1 from card numbered where numbered.municipality_id = card.municipality_id), 'sealed',
          owner_user_id, now()
        from card where id = ${first} returning id`.execute(db);
      return (rows[0] as { id: CardId }).id;
    },
    /** So many accounts, each with a guardian of its own. */
    async crowd(size: number): Promise<{ user: UserId; card: CardId }[]> {
      return givenCrowd(portal, running, size);
    },
    /** Made by the office, and open. */
    async group(form: GivenGroup = {}): Promise<string> {
      const done = async (path: string, body: object) => {
        const answer = await comingBack(() => call(people.admin, 'POST', path, body));
        if (answer.status !== 200) throw new Error(`The office was answered ${answer.status} by ${path}.`);
        return answer;
      };
      const made = await done('/municipality/tickets', { ...GROUP_FORM, ...form });
      const { id } = made.json().data;
      await done(`/municipality/tickets/${id}/state`, { state: 'open' });
      return id;
    },
    reserve: (as: string, group: string, card_id: string, language = 'nb') =>
      call(as, 'POST', `/tickets/${group}/reserve`, { card_id }, language),
    wait: (as: string, group: string, card_id: string) => call(as, 'POST', `/tickets/${group}/wait`, { card_id }),
    leave: (as: string, group: string, card_id: string) =>
      call(as, 'DELETE', `/tickets/${group}/wait?card_id=${card_id}`),
    cancel: (as: string, ticket: string) => call(as, 'DELETE', `/tickets/${ticket}`),
    use: (as: string, ticket: string, key: string = randomUUID()) =>
      call(as, 'POST', `/tickets/${ticket}/use`, { key }),
    shown: async (as: string, group: string) =>
      (await call(as, 'GET', '/tickets')).json().data.find(({ id }: { id: string }) => id === group),
    /** The counters, and what they should be. */
    async counted(group: string) {
      const { rows } = await sql<{ held: number; used: number; waiting: number }>`
        select held, used, waiting from ticket_group where id = ${group}`.execute(db);
      const { rows: found } = await sql<{ held: number; used: number; waiting: number }>`
        select (count(*) filter (where state in ('reserved', 'used')))::int as held,
          (count(*) filter (where state = 'used'))::int as used,
          (select count(*)::int from ticket_wait where group_id = ${group}) as waiting
        from ticket where group_id = ${group}`.execute(db);
      return { kept: rows[0], found: found[0] };
    },
    work: async (name: string, payload: object = {}, enqueue = portal.jobServices.enqueue) => {
      const found = ticketWorkers({ origins: ORIGINS }).find(({ job }) => job.name === name);
      if (!found) throw new Error(`There is no job ${name}.`);
      await found.work({ ...portal.jobServices, now: () => clock, enqueue }, payload);
    },
    setClock(moment: string) {
      clock = new Date(moment);
    },
    close: () => portal.close(),
  };
}
export type TicketScene = Awaited<ReturnType<typeof ticketScene>>;

/** In a few statements, as a crowd is large. */
export async function givenCrowd(
  { db }: Pick<TestPortal, 'db'>,
  { scheme, version }: { scheme: SchemeId; version: SchemeVersionId },
  size: number,
): Promise<{ user: UserId; card: CardId }[]> {
  const mark = randomUUID().slice(0, 8);
  await sql`insert into app_user (id, name, email, email_verified_at, terms_accepted_at, lang, created_at)
    select gen_random_uuid(), 'Gjest ' || n, ${mark} || n || '@test.example', now(), now(), 'nb', now()
    from generate_series(1, ${size}::int) as n`.execute(db);
  await sql`insert into child (id, first_name, last_name, born_on, municipality_id, ssn_sealed, ssn_digest, created_at, checked_at)
    select gen_random_uuid(), 'Barn', 'Gjest', '2014-03-01', ${FAMILY_TOWN}, 'sealed', ${mark} || n, now(), now()
    from generate_series(1, ${size}::int) as n`.execute(db);
  await sql`insert into guardianship (id, child_id, guardian_user_id, source, started_at)
    select gen_random_uuid(), child.id, app_user.id, 'register', now()
    from generate_series(1, ${size}::int) as n
    join child on child.ssn_digest = ${mark} || n join app_user on app_user.email = ${mark} || n || '@test.example'`.execute(
    db,
  );
  const { rows } = await sql<{ user: UserId; card: CardId }>`
    with made as (
      insert into card (id, municipality_id, scheme_id, version_id, child_id, number, pin_sealed, owner_user_id, created_at)
      select gen_random_uuid(), ${FAMILY_TOWN}, ${scheme}, ${version}, child.id,
        (select coalesce(max(number), 0) from card where municipality_id = ${FAMILY_TOWN}) + n, 'sealed', app_user.id, now()
      from generate_series(1, ${size}::int) as n
      join child on child.ssn_digest = ${mark} || n join app_user on app_user.email = ${mark} || n || '@test.example'
      returning id, owner_user_id
    ) select owner_user_id as user, id as card from made`.execute(db);
  return rows;
}
