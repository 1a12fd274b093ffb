import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAfter } from '#platform/language/days.ts';
import { type EquipmentScene, equipmentScene } from '#tests/support/equipment-scene.ts';

/** Random stories against a plain list: `EQUIPMENT_MODEL_RUNS=10000` for more than a test run has time for. */
const RUNS = Number(process.env.EQUIPMENT_MODEL_RUNS ?? 6);
const DEEDS = 30;
const PIECES = 3;
const FIRST_DAY = '2026-11-18';
const MAX_LENGTH = 5;

type Told = { id: string; family: number; from: string; to: string; state: 'reserved' | 'out' };

let scene: EquipmentScene;
let families: { guardian: string; card: string }[];
beforeAll(async () => {
  scene = await equipmentScene();
  families = [];
  for (let at = 0; at < 8; at += 1) families.push(await scene.family(`Barn ${at}`));
});
afterAll(() => scene.close());

/** Numbers that come again with the same seed. */
const numbersFrom = (seed: number) => {
  let state = seed * 2_654_435_761 + 1;
  return (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_507) + 3_266_489_909) >>> 0;
    return state % below;
  };
};

const covers = ({ from, to }: Pick<Told, 'from' | 'to'>, day: string) => from <= day && day <= to;
const hasRoom = (told: readonly Told[], from: string, to: string) => {
  for (let day = from; day <= to; day = dayAfter(day, 1)) {
    if (told.filter((loan) => covers(loan, day)).length >= PIECES) return false;
  }
  return true;
};

async function tell(seed: number): Promise<void> {
  const next = numbersFrom(seed);
  const { lending, place, people, reserve, handOut, takeBack, send, get, tend, setClock, stateOf } = scene;
  const { id } = await lending.item(place, { name: `Modell ${seed}`, pieces: PIECES, max_length: MAX_LENGTH });
  let today = FIRST_DAY;
  let told: Told[] = [];
  setClock(`${today}T09:30:00Z`);
  for (let deed = 0; deed < DEEDS; deed += 1) {
    const where = `story ${seed}, deed ${deed}`;
    const family = next(families.length);
    const { guardian, card } = families[family] as (typeof families)[number];
    const own = told.find((loan) => loan.family === family);
    const kind = next(10);
    if (kind < 5) {
      const from = dayAfter(today, next(8));
      const to = dayAfter(from, next(MAX_LENGTH));
      const answer = await reserve(guardian, id, card, from, to);
      expect(answer.status, where).toBe(!own && hasRoom(told, from, to) ? 200 : 409);
      if (answer.status === 200) told.push({ id: answer.json().data.id, family, from, to, state: 'reserved' });
    } else if (kind < 6 && own) {
      expect((await send(guardian, 'DELETE', `/loans/${own.id}`)).status, where).toBe(
        own.state === 'reserved' ? 204 : 409,
      );
      if (own.state === 'reserved') told = told.filter((loan) => loan !== own);
    } else if (kind < 8 && own?.state === 'reserved') {
      const answer = await handOut(people.admin, own.id);
      expect(answer.status, where).toBe(own.from <= today ? 200 : 409);
      if (answer.status === 200) own.state = 'out';
    } else if (kind < 9 && own?.state === 'out') {
      expect((await takeBack(people.admin, own.id)).status, where).toBe(200);
      told = told.filter((loan) => loan !== own);
    } else {
      // What is due comes back in the evening; what nobody fetched is free when the day is over.
      for (const loan of told.filter(({ state, to }) => state === 'out' && to === today)) {
        expect((await takeBack(people.admin, loan.id)).status, where).toBe(200);
        told = told.filter((other) => other !== loan);
      }
      const left = told.filter(({ state, from }) => state === 'reserved' && from === today);
      today = dayAfter(today, 1);
      setClock(`${today}T09:30:00Z`);
      await tend();
      for (const loan of left) expect(await stateOf(loan.id), where).toBe('not_fetched');
      told = told.filter((loan) => !left.includes(loan));
    }
    const { data } = (await get(people.mother, `/equipment/${id}/days?from=${today}&days=14`)).json();
    const free = data.map((one: { free: number }) => one.free);
    const wanted = data.map(({ day }: { day: string }) => PIECES - told.filter((loan) => covers(loan, day)).length);
    expect(free, where).toEqual(wanted);
  }
}

test('BEY-20 random stories end as a plain list says: as many are free as are not promised', async () => {
  for (let seed = 1; seed <= RUNS; seed += 1) await tell(seed);
}, 600_000);
