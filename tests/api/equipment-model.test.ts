import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { returnDeposit } from '#features/equipment/server/deposits.ts';
import type { EquipmentLoanId } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import { dayAfter } from '#platform/language/days.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { type EquipmentScene, equipmentScene } from '#tests/support/equipment-scene.ts';
import {
  isOpenLoan,
  isStrained,
  type LendingDeed,
  type LendingModel,
  lendInModel,
  type ModelLoan,
  takenOn,
} from '#tests/support/lending-model.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';

const RUNS = Number(process.env.LENDING_MODEL_RUNS ?? 8);
const SEED = Number(process.env.LENDING_MODEL_SEED ?? (RUNS > 100 ? randomInt(1_000_000) : 2026));
const DEEDS = 30;
const FAMILIES = 6;
const MAX_LENGTH = 4;
const DAYS_AHEAD = 6;
const MORNING = '09:30:00Z';
const AFTERNOON = '13:30:00Z';
const FIRST_DAY = '2026-11-18';

let scene: EquipmentScene;
let families: { guardian: string; card: string }[];
beforeAll(async () => {
  scene = await equipmentScene();
  families = [];
  for (let at = 0; at < FAMILIES; at += 1) families.push(await scene.family(`Barn ${at}`));
});
afterAll(() => scene.close());

type Story = { item: string; model: LendingModel };
type Random = (below: number) => number;

const familyOf = (card: number) => families[card] as (typeof families)[number];

async function begin(random: Random, seed: number): Promise<Story> {
  const now = Date.parse(`${FIRST_DAY}T${MORNING}`);
  scene.setClock(new Date(now).toISOString());
  const pieces = 1 + random(3);
  const { id } = await scene.lending.item(scene.place, {
    name: `Modell ${seed}`,
    pieces,
    max_length: MAX_LENGTH,
    deposit_ore: 1_000,
  });
  const model = { pieces, max_length: MAX_LENGTH, now, today: FIRST_DAY, loans: [], queue: [], is_blurred: false };
  return { item: id, model };
}

function drawn(random: Random, { model: { now, today, loans } }: Story): LendingDeed {
  const card = random(FAMILIES);
  const from = dayAfter(today, random(DAYS_AHEAD));
  const to = dayAfter(from, random(MAX_LENGTH));
  const own = loans.find((loan) => loan.card === card && isOpenLoan(loan));
  const which = random(20);
  if (which < 5) return { kind: 'reserve', card, from, to };
  if (which < 9) return { kind: 'wait', card, from, to };
  if (which < 10) return { kind: 'leave', card };
  if (which < 16) {
    if (!own) return { kind: 'reserve', card, from, to };
    const kinds = ['accept', 'hand-out', 'hand-out', 'return', 'cancel'] as const;
    const kind = kinds[random(kinds.length + 1)];
    return kind ? { kind, card } : { kind: 'extend', card, to: dayAfter(own.to, random(MAX_LENGTH + 1)) };
  }
  const afternoon = Date.parse(`${today}T${AFTERNOON}`);
  if (random(3) === 0 && now < afternoon) return { kind: 'later', now: afternoon, today };
  const next = dayAfter(today, 1 + random(2));
  return { kind: 'later', now: Date.parse(`${next}T${MORNING}`), today: next };
}

async function act({ item, model }: Story, deed: LendingDeed): Promise<number> {
  if (deed.kind === 'later') {
    await scene.tend();
    return 200;
  }
  const { people, reserve, wait, send, post, handOut, takeBack } = scene;
  const { guardian, card } = familyOf(deed.card);
  if (deed.kind === 'reserve') return (await reserve(guardian, item, card, deed.from, deed.to)).status;
  if (deed.kind === 'wait') return (await wait(guardian, item, card, deed.from, deed.to)).status;
  if (deed.kind === 'leave') return (await send(guardian, 'DELETE', `/equipment/${item}/wait?card_id=${card}`)).status;
  const loan = model.loans.find((one) => one.card === deed.card && isOpenLoan(one))?.id;
  if (!loan) return 404;
  if (deed.kind === 'accept') return (await post(guardian, `/loans/${loan}/accept`)).status;
  if (deed.kind === 'extend') return (await post(guardian, `/loans/${loan}/extend`, { to: deed.to })).status;
  if (deed.kind === 'cancel') return (await send(guardian, 'DELETE', `/loans/${loan}`)).status;
  return (await (deed.kind === 'hand-out' ? handOut : takeBack)(people.admin, loan)).status;
}

type Row = { id: string; card_id: string; state: string; from: string; to: string; answer_by: string | null };

const placeOf = (card_id: string) => families.findIndex(({ card }) => card === card_id);
const daysOf = ({ from, to }: { from: string; to: string }) => ({
  from: shortDate(from),
  to: shortDate(new Date(Date.parse(to) - 1)),
});

async function found(item: string): Promise<Pick<LendingModel, 'loans' | 'queue'>> {
  const { rows: loans } = await sql<Row>`
    select id, card_id, state, lower(period) as "from", upper(period) as "to", answer_by
    from equipment_loan where item_id = ${item} and ended_at is null order by id`.execute(scene.portal.db);
  const { rows: queue } = await sql<Row>`
    select card_id, lower(period) as "from", upper(period) as "to" from equipment_wait
    where item_id = ${item} order by place_in_line`.execute(scene.portal.db);
  return {
    loans: loans.map((row) => ({
      id: row.id,
      card: placeOf(row.card_id),
      ...daysOf(row),
      state: row.state,
      answer_by: row.answer_by && row.state === 'offered' ? Date.parse(row.answer_by) : null,
    })),
    queue: queue.map((row) => ({ card: placeOf(row.card_id), ...daysOf(row) })),
  };
}

const told = ({ card, from, to, state, answer_by }: ModelLoan) =>
  `${card} ${state} ${from} ${to}${state === 'offered' ? ` ${answer_by}` : ''}`;

/** Where more is promised than there is, nothing more may be promised on those days; the rest is as the portal has it. */
function blurredFaults(model: LendingModel, before: readonly ModelLoan[], rows: readonly ModelLoan[]): string[] {
  const fresh = rows.filter(({ id }) => !before.some((loan) => loan.id === id));
  model.loans = [...rows];
  return fresh.flatMap((loan) => {
    for (let day = loan.from; day <= loan.to; day = dayAfter(day, 1)) {
      if (takenOn(model, day) > model.pieces) return [`${told(loan)} is one too many on ${day}`];
    }
    return [];
  });
}

async function compare({ item, model }: Story, before: readonly ModelLoan[], isExact: boolean): Promise<string[]> {
  const { loans, queue } = await found(item);
  if (!isExact) {
    model.queue = queue;
    return blurredFaults(model, before, loans);
  }
  const open = model.loans.filter(isOpenLoan).sort((one, other) => one.card - other.card);
  const rows = loans.sort((one, other) => one.card - other.card);
  const [is, should] = [rows.map(told).join(), open.map(told).join()];
  model.loans = rows;
  const [waiting, wanted] = [JSON.stringify(queue), JSON.stringify(model.queue)];
  return [
    ...(is === should ? [] : [`loans ${is} and not ${should}`]),
    ...(waiting === wanted ? [] : [`queue ${waiting} and not ${wanted}`]),
  ];
}

/** As many are free on each day as are not promised. */
async function compareDays({ item, model }: Story): Promise<string[]> {
  const { data } = (await scene.get(scene.people.mother, `/equipment/${item}/days?from=${model.today}&days=14`)).json();
  return data.flatMap(({ day, free }: { day: string; free: number }) => {
    const should = model.pieces - takenOn(model, day);
    return free === should ? [] : [`${free} free on ${day} and not ${should}`];
  });
}

/** What is reserved or out has its deposit, and nothing else is held of any account. */
async function compareDeposits({ item }: Story): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select id::text || ' holds nothing' as fault from equipment_loan
    where item_id = ${item} and state in ('reserved', 'out') and deposit_state is distinct from 'held'
      and deposit_state is distinct from 'asked'
    union all
    select owner_id::text || ' holds ' || held_ore from ledger_account
    where kind = 'purse' and held_ore <> (
      select coalesce(sum(deposit_ore), 0) from equipment_loan
      where card_id = owner_id and deposit_state in ('held', 'asked'))`.execute(scene.portal.db);
  return rows.map(({ fault }) => fault);
}

/** The calendar is read every so often: it is the slowest. */
const CALENDAR_EVERY = 5;

async function tell(seed: number): Promise<string | null> {
  const random = seededRandom(seed);
  const story = await begin(random, seed);
  const { model, item } = story;
  const deeds: string[] = [];
  for (let at = 0; at < DEEDS; at += 1) {
    const deed = drawn(random, story);
    deeds.push(JSON.stringify(deed));
    const before = [...model.loans];
    const moment = deed.kind === 'later' ? deed.now : model.now + 1000;
    scene.setClock(new Date(moment).toISOString());
    model.now = moment;
    const status = await act(story, deed);
    model.is_blurred = false;
    const should = lendInModel(model, deed);
    const isExact = !model.is_blurred && !isStrained(model);
    const faults = [
      ...(status === should || !isExact ? [] : [`answered ${status} and not ${should}`]),
      ...(await compare(story, before, isExact)),
      ...(isExact && at % CALENDAR_EVERY === 0 ? await compareDays(story) : []),
      ...(await compareDeposits(story)),
    ];
    if (status >= 500) faults.push(`answered ${status}`);
    if (faults.length > 0) return `seed ${seed} after ${deeds.join(' ')}: ${faults.join('; ')}`;
  }
  await clear(item);
  return null;
}

async function clear(item: string): Promise<void> {
  const { db } = scene.portal;
  const { rows } = await sql<{ id: EquipmentLoanId }>`
    select id from equipment_loan where item_id = ${item} and deposit_state in ('held', 'asked')`.execute(db);
  for (const { id } of rows) {
    await inTransaction(db, (inside) => returnDeposit({ db: inside, now: scene.now(), actor: null }, id));
  }
  await sql`delete from equipment_loan where item_id = ${item}`.execute(db);
  await sql`delete from equipment_wait where item_id = ${item}`.execute(db);
  await sql`delete from equipment_piece where item_id = ${item}`.execute(db);
  await sql`delete from equipment_item where id = ${item}`.execute(db);
  await sql`delete from pass_code`.execute(db);
  await sql`delete from outgoing_message`.execute(db);
}

test(`BEY-20 ${RUNS} random stories of loans, queues, longer and late ones go as plain lists say`, async () => {
  for (let run = 0; run < RUNS; run += 1) expect(await tell(SEED + run)).toBeNull();
}, 7_200_000);

test('BEY-20 twin: a queue that is passed by is found out', async () => {
  const story = await begin(seededRandom(1), 0);
  story.model.queue.push({ card: 0, from: FIRST_DAY, to: FIRST_DAY });
  expect(await compare(story, [], true)).not.toEqual([]);
});

test('BEY-20 twin: a deposit that is not given back is found out', async () => {
  const story = await begin(seededRandom(1), 0);
  const [family] = families;
  await scene.reserve(family?.guardian ?? '', story.item, family?.card ?? '', FIRST_DAY);
  expect(await compareDeposits(story)).toEqual([]);
  await sql`update equipment_loan set deposit_state = 'returned', deposit_settled_at = now()
    where item_id = ${story.item}`.execute(scene.portal.db);
  expect(await compareDeposits(story)).toHaveLength(2);
});
