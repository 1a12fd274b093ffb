import { sql } from 'kysely';
import { DEMO_ACCOUNTS, DEMO_SCHEME_MUNICIPALITY_ID } from '#database/seeds/accounts.ts';
import { issuePass } from '#features/passes/server/public.ts';
import { type CultureGroupId, type CultureVenueId, ids, type UserId } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import { monthsAfter } from '#platform/language/days.ts';
import type { Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/new-id.ts';

type Demo = Pick<Context, 'db' | 'now' | 'secrets'>;

const HOUSES = [
  { name: 'Asker kulturhus', description: 'Konserter, teater og film hele året.' },
  { name: 'Asker museum', description: 'Utstillinger og verksteder om stedet vårt.' },
] as const;

const FIRST_NAMES = [
  'Maja',
  'Yusuf',
  'Oda',
  'Sander',
  'Tuva',
  'Grete',
  'Harald',
  'Inger',
  'Kjell',
  'Emma',
  'Noah',
  'Ida',
];
const LAST_NAMES = ['Berg', 'Ali', 'Lien', 'Myhre', 'Nes', 'Solheim', 'Tangen', 'Bøe', 'Vold', 'Dahl'];
const OCCASIONS = ['Vinterlys, konsert', 'Stand-up', 'Kortfilmkveld', 'Allsang i foajeen', null] as const;

type Group = {
  name: string;
  visits: number | null;
  members: number;
  comes_together: boolean;
  with_companion: boolean;
  at: number | null;
};

/** The third is the culture house's own. */
const GROUPS: readonly Group[] = [
  { name: 'Ungdom 16–19 år', visits: 6, members: 48, comes_together: false, with_companion: true, at: null },
  { name: 'Klasse 10B, Lia skole', visits: null, members: 27, comes_together: true, with_companion: false, at: null },
  { name: 'Seniorkoret', visits: 12, members: 31, comes_together: false, with_companion: true, at: 0 },
];

const DAY_MS = 86_400_000;
const DAYS_OF_A_YEAR = 364;
/** A visit every so many days for each card, so that some have used all of theirs. */
const DAYS_BETWEEN = 61;

/** CUL-01: a museum and a culture house that take cards, with a year of visits. */
export async function loadDemoCulture(demo: Demo): Promise<void> {
  const coordinator = await addCoordinator(demo);
  const venues: CultureVenueId[] = [];
  for (const house of HOUSES) venues.push(await addVenue(demo, coordinator, house));
  const holders = [DEMO_ACCOUNTS.bruker, DEMO_ACCOUNTS.medlem];
  for (const [place, group] of GROUPS.entries()) {
    const id = await addGroup(demo, group, group.at === null ? null : (venues[group.at] ?? null));
    const holder = holders[place];
    const allowed = group.visits;
    for (let at = 0; at < group.members; at += 1) {
      const own = at === 0 && holder ? { name: holder.name, user_id: ids.user.parse(holder.id) } : null;
      const name = own?.name ?? nameAt(at + place * 7);
      await addCard(demo, { group: id, name, user_id: own?.user_id ?? null, allowed, venues, at, own: group.at });
    }
  }
}

const nameAt = (at: number): string =>
  `${FIRST_NAMES[at % FIRST_NAMES.length]} ${LAST_NAMES[(at * 3 + Math.floor(at / FIRST_NAMES.length)) % LAST_NAMES.length]}`;

/** Stands at both desks: kulturhus@demo.test, with the password of all demo accounts. */
async function addCoordinator({ db, now }: Demo): Promise<UserId> {
  const id = newId<'UserId'>();
  await sql`insert into app_user (id, name, email, password_hash, municipality_id, created_at, terms_accepted_at,
      email_verified_at)
    values (${id}, 'Live Dahl', 'kulturhus@demo.test', ${DEMO_ACCOUNTS.leder.password_hash},
      ${DEMO_SCHEME_MUNICIPALITY_ID}, ${now}, ${now}, ${now})`.execute(db);
  return id;
}

async function addVenue(
  { db, now }: Demo,
  owner: UserId,
  { name, description }: (typeof HOUSES)[number],
): Promise<CultureVenueId> {
  const id = newId<'OrganisationId'>();
  await sql`insert into organisation (id, municipality_id, name, description, status, is_private, permissions, owner_user_id,
      created_at, updated_at)
    values (${id}, ${DEMO_SCHEME_MUNICIPALITY_ID}, ${name}, ${description}, 'accepted', false, '{}', ${owner}, ${now},
      ${now})`.execute(db);
  await sql`insert into membership (organisation_id, user_id, role, status, created_at)
    values (${id}, ${owner}, 'admin', 'active', ${now})`.execute(db);
  const venue = newId<'CultureVenueId'>();
  await sql`insert into culture_venue (id, municipality_id, organisation_id, started_at)
    values (${venue}, ${DEMO_SCHEME_MUNICIPALITY_ID}, ${id}, ${new Date(now.getTime() - DAYS_OF_A_YEAR * DAY_MS)})`.execute(
    db,
  );
  return venue;
}

async function addGroup({ db, now }: Demo, group: Group, venue: CultureVenueId | null): Promise<CultureGroupId> {
  const id = newId<'CultureGroupId'>();
  const last = monthsAfter(shortDate(now), 6);
  await sql`insert into culture_group (id, municipality_id, venue_id, name, visits_per_period, valid_from, valid_until,
      comes_together, with_companion, created_at)
    values (${id}, ${DEMO_SCHEME_MUNICIPALITY_ID}, ${venue}, ${group.name}, ${group.visits},
      ${monthsAfter(shortDate(now), -12)}, ${last}, ${group.comes_together}, ${group.with_companion}, ${now})`.execute(
    db,
  );
  return id;
}

type NewCard = {
  group: CultureGroupId;
  name: string;
  user_id: UserId | null;
  allowed: number | null;
  venues: readonly CultureVenueId[];
  at: number;
  /** Which venue alone it holds at. */
  own: number | null;
};

async function addCard(demo: Demo, { group, name, user_id, allowed, venues, at, own }: NewCard): Promise<void> {
  const { db, now } = demo;
  const id = newId<'CultureCardId'>();
  const days = Array.from({ length: DAYS_OF_A_YEAR }, (_, day) => day).filter(
    (day) => (day + at * 13) % DAYS_BETWEEN === 0,
  );
  const used = days.slice(0, allowed ?? days.length);
  await sql`insert into culture_card (id, municipality_id, group_id, name, user_id, visits_allowed, visits_used, added_at)
    values (${id}, ${DEMO_SCHEME_MUNICIPALITY_ID}, ${group}, ${name}, ${user_id}, ${allowed}, ${used.length}, ${now})`.execute(
    db,
  );
  await issuePass(demo, { municipality_id: DEMO_SCHEME_MUNICIPALITY_ID, kind: 'culture_card', thing_id: id });
  const visits = used.map((day) => ({
    id: newId<'CultureVisitId'>(),
    venue: venues[own ?? (day + at) % venues.length],
    occasion: OCCASIONS[day % OCCASIONS.length],
    at: new Date(now.getTime() - day * DAY_MS - (day === 0 ? at * 60_000 : 0)).toISOString(),
  }));
  await sql`insert into culture_visit (id, municipality_id, group_id, card_id, venue_id, occasion, companions, is_together, at,
      registered_at, key)
    select visit.id, ${DEMO_SCHEME_MUNICIPALITY_ID}, ${group}, ${id}, visit.venue, visit.occasion, 0, false, visit.at,
      visit.at, gen_random_uuid()
    from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb)
      as visit (id uuid, venue uuid, occasion text, at timestamptz)`.execute(db);
}
