import { sql } from 'kysely';
import type { VippsSimulator } from '#features/payments/server/vipps-simulator.ts';
import { firstForm, readForm } from '#features/schemes/form.ts';
import { shortDate } from '#platform/language/dates.ts';
import { newId } from '#platform/server/new-id.ts';
import { CLUB_ACCOUNT, OWN_ACCOUNT } from './claim-scene.ts';
import { FAMILY_TOWN } from './household-scene.ts';
import { type Actor, AMOUNTS_ORE, type Model, PERIODS } from './money-model.ts';
import { SEE_MONEY, SET_MONEY } from './money-statements.ts';
import type { TestPortal } from './portal.ts';

const WEEK_HOURS = 7 * 24;
const TIMES = 30;
const HOUR_MS = 3_600_000;

export type SeenMoney = {
  accounts: { kind: string; owner_id: string; posted: number; held: number }[];
  claims: { id: string; state: string; settled_ore: number; code: number | null; tries: number }[];
  /** How much there is of everything: what is refused writes nothing. */
  rows: Record<string, number>;
};

/** A family, a club and an office, set up again for each story and looked at after each step. */
export async function moneyStage({ given, db }: TestPortal, now: () => Date) {
  const people: Record<Actor, string> = {
    mother: await given.person('Ingrid Lunde'),
    father: await given.person('Jonas Lunde'),
    aunt: await given.person('Tante Lunde'),
    child: await given.person('Emil Lunde'),
    stranger: await given.person('Frida Fremmed'),
    club_admin: await given.person('Kari Klubb'),
    admin: await given.person('Tor Vik', { adminOf: [FAMILY_TOWN] }),
    second: await given.person('Hilde Rø', { adminOf: [FAMILY_TOWN] }),
    support: await given.person('Siri Støtte', { supportOf: [FAMILY_TOWN] }),
    elsewhere: await given.person('Ola Oslo', { adminOf: [301] }),
  };
  for (const parent of [people.mother, people.father]) {
    await sql`update app_user set ssn_digest = ${`digest ${parent}`}, ssn_sealed = 'sealed' where id = ${parent}`.execute(
      db,
    );
  }
  const club = await given.organisation({ name: 'Solvik svømmeklubb', owner: people.club_admin });
  const startsInHours = Array.from({ length: TIMES }, (_, week) => 24 + week * WEEK_HOURS);
  const days = startsInHours.map((hours) => shortDate(new Date(now().getTime() + hours * HOUR_MS)));
  const events: string[] = [];
  for (const name of ['Stup og svøm', 'Livredning']) {
    const settings = { kind: 'scheduled' } as const;
    const more = { priceOre: 145_000, categories: ['sport_outdoors'], settings };
    events.push(await given.event({ name, organisation: club, startsInHours, ...more }));
  }
  const lastTime = String((await given.timesOf(String(events[0]))).at(-1));
  const { rows: found } = await sql<{ id: number }>`
    select unnest(category_ids) as id from event where id = ${events[0]}`.execute(db);
  const category_ids = [String(found[0]?.id)];
  const children = [newId<'ChildId'>(), newId<'ChildId'>()].toSorted();
  for (const [place, child] of children.entries()) {
    await sql`insert into child (id, user_id, first_name, last_name, born_on, municipality_id, ssn_sealed, ssn_digest,
        created_at, checked_at)
      values (${child}, ${place === 0 ? people.child : null}, 'Emil', 'Lunde', '2014-03-01', ${FAMILY_TOWN}, 'sealed',
        ${`digest ${child}`}, '2025-01-01', now())`.execute(db);
    for (const [order, parent] of [people.mother, people.father].entries()) {
      await sql`insert into guardianship (id, child_id, guardian_user_id, source, started_at)
        values (${newId()}, ${child}, ${parent}, 'register', ${new Date(2025, 1, 1 + order)})`.execute(db);
    }
  }
  await sql.raw(SET_MONEY).execute(db);
  await sql.raw(SEE_MONEY).execute(db);

  const share = newId();
  let scheme: string = newId();
  const versions: string[] = [];
  const cards: string[] = [];

  const formOf = ({ rules }: Model, version: 0 | 1) => {
    const amount = AMOUNTS_ORE[version];
    const first = firstForm({ min_age: 6, max_age: 18, amount_ore: amount, min_times: 10, day: '2026-07-01' });
    const { trial_times, leftover, at_end } = rules;
    const form = {
      ...first,
      ...PERIODS[version],
      leftover,
      at_end,
      category_ids,
      takes_part_only: false,
      trial_times: String(trial_times),
      budget: String((rules.rooms[version] * amount) / 100),
    };
    const read = readForm(form);
    if (!read.rules) throw new Error(`The form of a story is not whole: ${JSON.stringify(read.faults)}`);
    return { form, rules: read.rules };
  };

  return {
    people,
    club,
    events,
    lastTime,
    children,
    versions,
    share,
    days,
    scheme: () => scheme,
    cardOf: (child: number) => cards[child] ?? '00000000-0000-4000-8000-000000000000',
    payee: (to: 'first' | 'second' | 'account') =>
      to === 'account'
        ? { bank_account: OWN_ACCOUNT, organization_name: 'Solvik skolekorps' }
        : { event_id: events[to === 'first' ? 0 : 1] },
    async set(model: Model): Promise<void> {
      scheme = newId();
      versions.splice(0, 2, newId(), newId());
      cards.length = 0;
      const [year = '', ...rest] = model.rules.adult_on.split('-');
      const story = {
        now: now(),
        place: FAMILY_TOWN,
        scheme,
        versions: ([0, 1] as const).map((version) => ({ id: versions[version], ...formOf(model, version) })),
        club,
        account: CLUB_ACCOUNT,
        sender: people.admin,
        events,
        last_time: lastTime,
        child_user: people.child,
        children,
        born_on: [[Number(year) - 18, ...rest].join('-'), '2016-05-04'],
        participation: newId(),
        attendance: newId(),
      };
      await sql`select set_money(${JSON.stringify(story)}::jsonb)`.execute(db);
    },
    async findCards(): Promise<void> {
      const { rows } = await sql<{ id: string; child_id: string }>`select id, child_id from card`.execute(db);
      for (const [place, child] of children.entries()) {
        const card = rows.find(({ child_id }) => child_id === child);
        if (card) cards[place] = card.id;
      }
    },
    /** Accounts go on in the order of their ids, which nobody foresees. */
    order: (): (0 | 1)[] => (String(cards[0]) < String(cards[1]) ? [0, 1] : [1, 0]),
    /** The owner shows the PIN to an aunt. */
    lend: () =>
      sql`insert into card_share (id, card_id, user_id, may_pay, started_at)
        values (${share}, ${cards[0]}, ${people.aunt}, true, ${now()})`.execute(db),
    endGuardianship: (who: 'mother' | 'father') =>
      sql`update guardianship set ended_at = ${now()} where guardian_user_id = ${people[who]} and ended_at is null`.execute(
        db,
      ),
    async paymentOf(claim: string): Promise<string> {
      const { rows } = await sql<{
        payment_id: string | null;
      }>`select payment_id from claim where id = ${claim}`.execute(db);
      return rows[0]?.payment_id ?? claim;
    },
    async referenceOf(claim: string): Promise<string> {
      const { rows } = await sql<{ reference: string }>`
        select reference from payment where purpose_id = ${claim}`.execute(db);
      return rows[0]?.reference ?? '';
    },
    async look(): Promise<SeenMoney> {
      const { rows } = await sql<{ seen: SeenMoney }>`select see_money() as seen`.execute(db);
      return rows[0]?.seen as SeenMoney;
    },
    /** Every posting has a cause that is there, and no claim leaves the house twice. */
    async faults(): Promise<unknown[]> {
      const { rows } = await sql`
        select 'without a cause' as fault, posting.id from ledger_posting posting
        where not exists (select from claim where id = posting.entry_id)
          and not exists (select from card_grant where id = posting.entry_id)
          and not exists (select from scheme_version where id = posting.entry_id)
        union all
        select 'paid twice', max(id) from ledger_posting where kind = 'bank_accepts' group by entry_id having count(*) > 1
        union all
        select 'rolled back twice', max(id) from ledger_posting where kind in ('cancel', 'cancel_paid')
        group by entry_id having sum(amount_ore) > (select purse_ore + own_ore from claim where claim.id = entry_id)
        union all
        select 'granted without a posting', 0 from card_grant
        where reason = 'granted' and not exists (
          select from ledger_posting where key = 'grant:' || card_id || ':' || version_id)`.execute(db);
      return rows;
    },
    async differFrom(simulator: VippsSimulator): Promise<unknown[]> {
      const { rows } = await sql<{ reference: string; captured: number; refunded: number; state: string }>`
        select reference, captured_ore::int as captured, refunded_ore::int as refunded, state from payment`.execute(db);
      return rows.filter(({ reference, captured, refunded }) => {
        const there = simulator.find(reference) ?? { captured: 0, refunded: 0 };
        return there.captured !== captured || there.refunded !== refunded;
      });
    },
  };
}
