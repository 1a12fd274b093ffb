import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { DEMO_ACCOUNTS, DEMO_SCHEME_MUNICIPALITY_ID } from '#database/seeds/accounts.ts';
import { openCards } from '#features/cards/server/create-card.ts';
import { renewCards } from '#features/cards/server/renew-cards.ts';
import { picturePath, type Scene } from '#features/pictures/contract.ts';
import { firstForm, readForm } from '#features/schemes/form.ts';
import { runningVersions } from '#features/schemes/server/public.ts';
import { count, type GroupRow, lockGroup } from '#features/tickets/server/group-rows.ts';
import { insertTickets, type NewTicket } from '#features/tickets/server/ticket-rows.ts';
import { ids, type SchemeId } from '#features/vocabulary/ids.ts';
import { addDays, shortDate, startOfDay } from '#platform/language/dates.ts';
import { dayAfter } from '#platform/language/days.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { jsonb, rowsOf } from '#platform/server/rows.ts';

type Demo = Pick<Context, 'db' | 'now' | 'secrets'>;

/** Lillehammer, which the tenant 'demo-utstyr' stands for. */
const VILLAGE_ID = 3405;

type DemoGroup = {
  name: string;
  provider_name: string;
  description: string;
  scene: Scene;
  total: number;
  /** Days from today. */
  valid: readonly [from: number, until: number];
  hold_days?: number;
  ages?: readonly [lowest: number, highest: number];
  per_card?: number;
  /** How many accounts have one, how many of those have used it, and how many wait. */
  held: number;
  used: number;
  waiting?: number;
  /** What the demo's own family has. */
  own: 'reserved' | 'used' | 'nothing';
  state?: 'draft' | 'closed';
};

const TOWN: readonly DemoGroup[] = [
  {
    name: 'Svømming i Holmen svømmehall',
    provider_name: 'Holmen svømmehall',
    description: 'Én inngang med garderobe. Barn under ti år må ha med en voksen.',
    scene: 'svomming',
    total: 60,
    valid: [-20, 40],
    hold_days: 14,
    held: 16,
    used: 7,
    own: 'reserved',
  },
  {
    name: 'Valgfri film på Asker kino',
    provider_name: 'Asker kino',
    description: 'Gjelder alle forestillinger med ledige plasser. Vis koden i kiosken.',
    scene: 'teater',
    total: 80,
    valid: [-5, 70],
    held: 11,
    used: 2,
    own: 'nothing',
  },
  {
    name: 'Klatring for nybegynnere',
    provider_name: 'Asker klatreklubb',
    description: 'Utstyr og instruktør er med. Ta på klær du kan bevege deg i.',
    scene: 'fjelltur',
    total: 14,
    valid: [-10, 12],
    ages: [8, 18],
    held: 12,
    used: 3,
    own: 'nothing',
  },
  {
    name: 'Dagskort i Solli skitrekk',
    provider_name: 'Solli skisenter',
    description: 'Dagskort for alpint. Hjelm kan lånes.',
    scene: 'ski',
    total: 150,
    valid: [17, 130],
    per_card: 2,
    held: 9,
    used: 0,
    own: 'nothing',
  },
  {
    name: 'Nøtteknekkeren for hele familien',
    provider_name: 'Asker kulturhus',
    description: 'Forestillingen varer halvannen time. Møt opp et kvarter før.',
    scene: 'teater',
    total: 10,
    valid: [0, 25],
    held: 10,
    used: 0,
    waiting: 3,
    own: 'nothing',
  },
  {
    name: 'Høstkonsert med skolekorpset',
    provider_name: 'Asker skolekorps',
    description: 'Konsert i kulturhuset.',
    scene: 'musikk',
    total: 40,
    valid: [-30, 2],
    held: 13,
    used: 9,
    own: 'used',
  },
  {
    name: 'Inngang i bowlinghallen',
    provider_name: 'Asker bowling',
    description: 'En time på banen, med sko.',
    scene: 'fotball',
    total: 30,
    valid: [10, 60],
    held: 0,
    used: 0,
    own: 'nothing',
    state: 'draft',
  },
];

const VILLAGE: readonly DemoGroup[] = [
  {
    name: 'Svømming i Jorekstad',
    provider_name: 'Jorekstad fritidsbad',
    description: 'Én inngang med garderobe.',
    scene: 'svomming',
    total: 40,
    valid: [-10, 50],
    hold_days: 14,
    held: 2,
    used: 0,
    own: 'reserved',
  },
  {
    name: 'Skipass i Nordseter',
    provider_name: 'Nordseter skisenter',
    description: 'Dagskort for barn og unge.',
    scene: 'ski',
    total: 25,
    valid: [14, 120],
    held: 1,
    used: 0,
    own: 'nothing',
  },
];

/** What the demo's two places hand out. Doing it twice does it once. */
export const loadDemoTickets = ({ db: root, now, secrets }: Demo): Promise<void> =>
  inTransaction(root, async (db) => {
    const demo = { db, now, secrets };
    const { rows } = await sql`select from ticket_group limit 1`.execute(db);
    if (rows.length > 0) return;
    for (const group of TOWN) await addGroup(demo, DEMO_SCHEME_MUNICIPALITY_ID, group);
    await openVillage(demo);
    for (const group of VILLAGE) await addGroup(demo, VILLAGE_ID, group);
  });

async function addGroup(demo: Demo, municipality_id: number, group: DemoGroup): Promise<void> {
  const { now } = demo;
  const today = shortDate(now);
  const id = newId<'TicketGroupId'>();
  const [from, until] = group.valid;
  const by = ids.user.parse(DEMO_ACCOUNTS.kommune.id);
  await demo.db
    .insertInto('ticket_group')
    .values({
      id,
      municipality_id,
      name: group.name,
      description: group.description,
      provider_name: group.provider_name,
      thumbnail_url: picturePath({ scene: group.scene, colour: '8a2f6b', variant: 'card' }),
      total: group.total,
      opens_at: startOfDay(addDays(now, -OPEN_DAYS)),
      closes_at: addDays(startOfDay(now), until),
      valid_from: dayAfter(today, from),
      valid_until: dayAfter(today, until),
      hold_days: group.hold_days ?? null,
      min_age: group.ages?.[0] ?? null,
      max_age: group.ages?.[1] ?? null,
      per_card: group.per_card ?? 1,
      state: group.state ?? 'open',
      created_at: addDays(now, -OPEN_DAYS),
      created_by: by,
      changed_at: addDays(now, -OPEN_DAYS),
      changed_by: by,
    })
    .execute();
  const row = await lockGroup(demo, id);
  if (row) await handOut(demo, row, group);
}

const OPEN_DAYS = 30;

/** Over the last days, to other families first; the demo's own family has one where the group says so. */
async function handOut(demo: Demo, row: GroupRow, { held, used, waiting = 0, own }: DemoGroup): Promise<void> {
  const { family, others } = await cardsIn(demo, row.municipality_id);
  const mine = own === 'nothing' ? [] : family.slice(0, 1);
  // Those who wait are left over, however few families the demo has.
  const takers = others.slice(0, Math.max(0, Math.min(held - mine.length, others.length - waiting)));
  const wanted = own === 'used' ? [...mine, ...takers] : [...takers, ...mine];
  for (const [at, holder] of wanted.entries()) {
    const moment = addDays(demo.now, -1 - ((at * 3) % DAYS_OF_USE));
    const [ticket] = await insertTickets({ ...demo, now: moment }, row, [{ ...holder, slot: 1, reserved_by: null }]);
    if (ticket && at < used) {
      await sql`update ticket set state = 'used', used_at = ${addDays(moment, 1)}, used_key = ${randomUUID()}
        where id = ${ticket}`.execute(demo.db);
    }
  }
  const queue = others.slice(takers.length, takers.length + waiting);
  for (const { card_id, child_id } of queue) {
    await sql`insert into ticket_wait (group_id, card_id, child_id, waiting_since)
      values (${row.id}, ${card_id}, ${child_id}, ${demo.now})`.execute(demo.db);
  }
  if (held === row.total && wanted.length > 0) {
    await sql`update ticket_group set total = ${wanted.length} where id = ${row.id}`.execute(demo.db);
  }
  await count(demo, row, { held: wanted.length, used: Math.min(used, wanted.length), waiting: queue.length });
}

const DAYS_OF_USE = 12;

/** One account of each child. */
async function cardsIn({ db }: Demo, municipality_id: number): Promise<{ family: Holder[]; others: Holder[] }> {
  const { rows } = await rowsOf({ card_id: ids.card, child_id: ids.child, owner_user_id: ids.user.nullable() })`
    select first.id as card_id, child_id, owner_user_id
    from (
      select distinct on (child_id) id, child_id, owner_user_id, number from card
      where municipality_id = ${municipality_id} and closed_at is null and child_id is not null
      order by child_id, number
    ) as first order by number limit 100`.execute(db);
  const isOwn = (card: (typeof rows)[number]) => card.owner_user_id === DEMO_ACCOUNTS.bruker.id;
  const asHolder = ({ card_id, child_id }: (typeof rows)[number]): Holder => ({ card_id, child_id });
  return { family: rows.filter(isOwn).map(asHolder), others: rows.filter((card) => !isOwn(card)).map(asHolder) };
}

type Holder = Pick<NewTicket, 'card_id' | 'child_id'>;

/** A scheme of the village's own, and an account in it for each of the children who have one in the town. */
async function openVillage(demo: Demo): Promise<void> {
  const { db, now } = demo;
  const scheme = newId<'SchemeId'>();
  await sql`insert into scheme (id, municipality_id, key, name, created_at)
    values (${scheme}, ${VILLAGE_ID}, 'friluftskort', 'Friluftskort', ${now})`.execute(db);
  await decideVersion(demo, scheme);
  const { rows: holders } = await rowsOf({ child_id: ids.child, owner_user_id: ids.user })`
    select child_id, owner_user_id from card
    where municipality_id = ${DEMO_SCHEME_MUNICIPALITY_ID} and child_id is not null
      and owner_user_id = ${ids.user.parse(DEMO_ACCOUNTS.bruker.id)}
    order by number`.execute(db);
  const context = { ...demo, actor: null };
  for (const version of await runningVersions(context, VILLAGE_ID, shortDate(now))) {
    await renewCards(context, version, await openCards(context, version, holders));
  }
}

/** Through all the states that the database demands. */
async function decideVersion({ db, now }: Demo, scheme: SchemeId): Promise<void> {
  const year = shortDate(now).slice(0, 4);
  const form = {
    ...firstForm({ min_age: 0, max_age: 18, amount_ore: 50_000, min_times: 1, day: `${year}-01-01` }),
    starts_on: `${year}-01-01`,
    ends_on: `${Number(year) + 1}-12-31`,
    category_ids: ['1'],
    budget: '1 000 000',
  };
  const { rules } = readForm(form);
  if (!rules) throw new Error('The demo has a scheme that nobody could have decided on.');
  const id = newId<'SchemeVersionId'>();
  await sql`insert into scheme_version (id, scheme_id, number, form, created_at, changed_at)
    values (${id}, ${scheme}, 1, ${jsonb(form)}, ${now}, ${now})`.execute(db);
  await sql`update scheme_version set state = 'sent', rules = ${jsonb(rules)}, starts_on = ${rules.starts_on},
      ends_on = ${rules.ends_on}, sent_at = ${now} where id = ${id}`.execute(db);
  await sql`update scheme_version set state = 'published', published_at = ${now}, decided_by = 'Kommunestyret',
      case_number = '12/26', decided_on = ${rules.starts_on} where id = ${id}`.execute(db);
}
