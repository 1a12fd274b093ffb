import { sql } from 'kysely';
import { AGES_FROM, NONE } from '#features/statistics/rules.ts';
import { makeStatistics, statisticsWorkers } from '#features/statistics/server/jobs.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { BERGEN, OSLO } from './given.ts';
import { startPortal } from './portal.ts';
import { seededRandom } from './seeded-random.ts';

/** One who asked for a place, as it was; what is made of it is held against this. */
export type Deed = {
  user: string;
  quarter: string;
  month: string;
  district: string;
  category: string;
  price: string;
  age: string;
  organization: string;
  hasWaited: boolean;
};

const DISTRICTS = [460101, 460102, 460103, 460104];
const CATEGORIES = ['sport_outdoors', 'art_culture', 'music_dance'];
/** Two years of quarters, the last of which are made. */
export const QUARTERS = [
  '2025-01-01',
  '2025-04-01',
  '2025-07-01',
  '2025-10-01',
  '2026-01-01',
  '2026-04-01',
  '2026-07-01',
];

/** The age group of those who were born on 5 May, after the fifth of a month. */
function ageIn(month: string, bornIn: number | null): string {
  if (bornIn === null) return NONE;
  const [year, number] = month.split('-').map(Number);
  const age = Number(year) - bornIn - (Number(number) < 5 ? 1 : 0);
  return String(AGES_FROM.findLast((from) => from <= age));
}

/** Bergen with activities in every quarter, and people who take part in them: many in some, few in most. */
export async function statisticsScene(seed = 18) {
  let now = new Date('2026-11-18T12:00:00Z');
  const portal = await startPortal({ now: () => now });
  const { db, given } = portal;
  const people = {
    admin: await given.person('Ada Admin', { adminOf: [BERGEN] }),
    support: await given.person('Sigurd Støtte', { supportOf: [BERGEN] }),
    elsewhere: await given.person('Olav Oslo', { adminOf: [OSLO] }),
    superAdmin: await given.person('Sara Super', { scopes: ['admin'] }),
    stranger: await given.person('Frida Fremmed'),
  };
  const make = async (services: Partial<JobServices> = {}) => {
    const worker = statisticsWorkers.find(({ job }) => job === makeStatistics);
    await worker?.work({ ...portal.jobServices, now: () => now, ...services }, {});
  };
  const signUp = (user: string, occurrence: string, event: string, kind = 'attendee:signed_up') =>
    sql`insert into fact (at, kind, event_id, subject_user_id, details)
      values (${now}, ${kind}, ${event}, ${user}, jsonb_build_object('occurrence_id', ${occurrence}::text))`.execute(
      db,
    );

  return {
    portal,
    people,
    make,
    signUp,
    at: (moment: string) => {
      now = new Date(moment);
    },
    reach: async (as: string, query = '') => {
      const answer = await portal.as(as).get(`/api/municipality/reach${query}`);
      return { status: answer.status, ...(answer.status === 200 ? answer.json() : {}) };
    },
    /** Random activities and people; answers what they did. */
    async givenYears(events = 10, residents = 60): Promise<Deed[]> {
      const random = seededRandom(seed);
      const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;
      const users: { id: string; bornIn: number | null }[] = [];
      for (let number = 0; number < residents; number += 1) {
        const bornIn = 1940 + random(80);
        const isKnown = number % 9 !== 0;
        const id = await given.person(`Person ${number}`, isKnown ? { bornOn: `${bornIn}-05-05` } : {});
        users.push({ id, bornIn: isKnown ? bornIn : null });
      }
      const { rows: categories } = await sql<{ id: string; key: string }>`select id::text, key from category`.execute(
        db,
      );
      const clubs = [await given.organisation(), await given.organisation(), await given.organisation()];
      const deeds: Deed[] = [];
      for (let number = 0; number < events; number += 1) {
        const [district, organization, category] = [pick(DISTRICTS), pick(clubs), pick(CATEGORIES)];
        const isFree = random(2) === 0;
        const startsAt = QUARTERS.map((quarter) => {
          const month = String(Number(quarter.slice(5, 7)) + random(3)).padStart(2, '0');
          return `${quarter.slice(0, 5)}${month}-1${random(9)}T15:00:00Z`;
        });
        const event = await given.event({
          district,
          organisation: organization,
          categories: [category],
          startsAt,
          capacity: 20,
          settings: { has_sign_up: true, has_waiting_list: true },
          ...(isFree ? {} : { priceOre: 10_000 }),
        });
        for (const [place, occurrence] of (await given.timesOf(event)).entries()) {
          const comers = users.filter(() => random(100) < (number < 3 ? 25 : 4));
          const month = startsAt[place]?.slice(0, 7) ?? '';
          for (const { id: user, bornIn } of comers) {
            const hasWaited = random(10) < 3;
            await signUp(user, occurrence, event, hasWaited ? 'attendee:waiting' : 'attendee:signed_up');
            deeds.push({
              user,
              quarter: QUARTERS[place] ?? '',
              month,
              district: String(district),
              category: categories.find(({ key }) => key === category)?.id ?? '',
              age: ageIn(month, bornIn),
              price: isFree ? 'free' : 'paid',
              organization,
              hasWaited,
            });
          }
        }
      }
      return deeds;
    },
    close: () => portal.close(),
  };
}
