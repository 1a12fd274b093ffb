import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CardId, UserId } from '#features/vocabulary/ids.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { actInModel, heldIn, type TicketDeed, type TicketModel } from '#tests/support/ticket-model.ts';
import { GROUP_FORM, type TicketScene, ticketScene } from '#tests/support/ticket-scene.ts';

const RUNS = Number(process.env.TICKETS_MODEL_RUNS ?? 12);
const SEED = Number(process.env.TICKETS_MODEL_SEED ?? (RUNS > 100 ? randomInt(1_000_000) : 2026));
const DEEDS = 30;
const BEGIN = Date.parse('2026-11-10T09:00:00Z');
const CLOSES = '2026-11-20T18:00:00Z';
const HOUR_MS = 3_600_000;

let scene: TicketScene;
let cards: { id: CardId; guardian: UserId }[];
/** The first child has two accounts. */
const CHILD_OF = [0, 1, 2, 3, 0];
beforeAll(async () => {
  scene = await ticketScene();
  const { mother, father, other, stranger } = scene.people;
  cards = [];
  for (const guardian of [mother, father, other, stranger]) {
    cards.push({ id: await scene.newCard([guardian]), guardian });
  }
  cards.push({ id: await scene.secondCard(cards[0]?.id as CardId), guardian: mother });
});
afterAll(() => scene.close());

type Story = { model: TicketModel; group: string; tickets: string[]; now: number };

async function begin(random: (below: number) => number): Promise<Story> {
  scene.setClock(new Date(BEGIN).toISOString());
  const model: TicketModel = {
    total: 1 + random(3),
    per_card: 1 + random(2),
    hold_days: random(2) === 0 ? null : 1 + random(3),
    closes: Date.parse(CLOSES),
    ends: Date.parse('2026-11-22T23:00:00Z'),
    state: 'open',
    revision: 2,
    tickets: [],
    queue: [],
    child_of: CHILD_OF,
  };
  const group = await scene.group(formOf(model));
  return { model, group, tickets: [], now: BEGIN };
}

const formOf = ({ total, per_card, hold_days }: TicketModel) => ({
  ...GROUP_FORM,
  total,
  per_card,
  hold_days,
  closes_at: CLOSES,
  valid_until: '2026-11-22',
});

function drawn(random: (below: number) => number, { model }: Story): TicketDeed {
  const card = random(cards.length);
  const ticket = random(Math.max(1, model.tickets.length));
  const hasTickets = model.tickets.length > 0;
  const which = random(20);
  if (which < 5) return { kind: 'reserve', card };
  if (which < 9) return { kind: 'wait', card };
  if (which < 10) return { kind: 'leave', card };
  if (which < 13) return hasTickets ? { kind: 'cancel', ticket } : { kind: 'reserve', card };
  if (which < 15) return hasTickets ? { kind: 'use', ticket } : { kind: 'reserve', card };
  if (which < 16) return { kind: 'total', total: 1 + random(4) };
  if (which < 17) return { kind: random(3) === 0 ? 'close' : 'open' };
  if (which < 18) return { kind: 'job' };
  return { kind: 'later', hours: 1 + random(40) };
}

async function act({ model, group, tickets }: Story, deed: TicketDeed): Promise<number> {
  const { people, call } = scene;
  const state = (to: string) => call(people.admin, 'POST', `/municipality/tickets/${group}/state`, { state: to });
  switch (deed.kind) {
    case 'reserve':
    case 'wait':
    case 'leave': {
      const { id, guardian } = cards[deed.card] as (typeof cards)[number];
      return (await scene[deed.kind](guardian, group, id)).status;
    }
    case 'cancel': {
      const { guardian } = cards[model.tickets[deed.ticket]?.card ?? 0] as (typeof cards)[number];
      return (await scene.cancel(guardian, tickets[deed.ticket] ?? '')).status;
    }
    case 'use':
      return (await scene.use(people.admin, tickets[deed.ticket] ?? '')).status;
    case 'total': {
      const body = { ...formOf(model), total: deed.total, revision: model.revision };
      return (await call(people.admin, 'PUT', `/municipality/tickets/${group}`, body)).status;
    }
    case 'open':
      return (await state('open')).status;
    case 'close':
      return (await state('closed')).status;
    case 'job':
      await scene.work('tickets.run-out');
      return 200;
    case 'later':
      return 200;
  }
}

/** The same as the model says, in rows and in what is counted. */
async function compare({ model, group, tickets }: Story): Promise<string[]> {
  const { rows } = await sql<{ id: string; card_id: string; state: string; runs_out_at: string }>`
    select id, card_id, state, runs_out_at from ticket where group_id = ${group} order by reserved_at, id`.execute(
    scene.portal.db,
  );
  const placeOf = (card_id: string) => cards.findIndex((card) => card.id === card_id);
  // Those of one moment have no order of their own.
  const expected = model.tickets.slice(tickets.length).map(({ card }) => card);
  const fresh = rows.filter(({ id }) => !tickets.includes(id));
  fresh.sort((one, other) => expected.indexOf(placeOf(one.card_id)) - expected.indexOf(placeOf(other.card_id)));
  tickets.push(...fresh.map(({ id }) => id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = tickets.map((id) => {
    const row = byId.get(id);
    return `${placeOf(row?.card_id ?? '')} ${row?.state} ${Date.parse(row?.runs_out_at ?? '')}`;
  });
  const { rows: waiting } = await sql<{ card_id: string }>`
    select card_id from ticket_wait where group_id = ${group} order by position`.execute(scene.portal.db);
  const queue = waiting.map(({ card_id }) => placeOf(card_id));
  const { kept, found: counted } = await scene.counted(group);
  const should = model.tickets.map(({ card, state, runs_out }) => `${card} ${state} ${runs_out}`);
  return [
    ...(JSON.stringify(found) === JSON.stringify(should) ? [] : [`tickets ${found.join()} and not ${should.join()}`]),
    ...(JSON.stringify(queue) === JSON.stringify(model.queue) ? [] : [`queue ${queue} and not ${model.queue}`]),
    ...(JSON.stringify(kept) === JSON.stringify(counted) ? [] : [`counted ${JSON.stringify(kept)}`]),
    ...(kept?.held === heldIn(model) && heldIn(model) <= model.total ? [] : [`held ${kept?.held} of ${model.total}`]),
  ];
}

async function tell(seed: number): Promise<string | null> {
  const random = seededRandom(seed);
  const story = await begin(random);
  const told: string[] = [];
  for (let deeds = 0; deeds < DEEDS; deeds += 1) {
    const deed = drawn(random, story);
    if (deed.kind === 'later') story.now += deed.hours * HOUR_MS;
    // No two things at the same moment, so that the order of rows is the order of deeds.
    story.now += 1000;
    scene.setClock(new Date(story.now).toISOString());
    told.push(JSON.stringify(deed));
    const status = await act(story, deed);
    const should = actInModel(story.model, deed, story.now);
    const faults = [...(status === should ? [] : [`answered ${status} and not ${should}`]), ...(await compare(story))];
    if (faults.length > 0) return `seed ${seed} after ${told.join(' ')}: ${faults.join('; ')}`;
  }
  await sql`delete from ticket_group where id = ${story.group}`.execute(scene.portal.db);
  await sql`delete from pass_code`.execute(scene.portal.db);
  return null;
}

test(`TIC-03 ${RUNS} random stories of tickets, queues and the clock go as a plain object says`, async () => {
  for (let run = 0; run < RUNS; run += 1) expect(await tell(SEED + run)).toBeNull();
}, 7_200_000);

test('TIC-03 twin: a model that lets those who come overtake the queue is found out', async () => {
  const story = await begin(seededRandom(1));
  Object.assign(story.model, { queue: [0], total: story.model.total });
  expect(await compare(story)).not.toEqual([]);
});
