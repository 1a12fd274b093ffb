import { digestOf } from '#features/passes/web/digest-of.ts';
import type { Call } from '#platform/web/client.ts';
import { CallFailed } from '#platform/web/client.ts';
import { newKey } from '#platform/web/new-key.ts';
import type { DoorList } from '../contract.ts';
import type { DoorOutcome } from '../rules.ts';
import { getDoorList } from './calls.ts';
import { deliverTicks } from './deliver-ticks.ts';
import type { DoorStore } from './door-store.ts';
import { type Delivered, type ShownPerson, type WaitingTick, withDelivered, withTicks } from './waiting-ticks.ts';

/** What became of a code or a touch. `kept`: nobody here knows the code; the server will say when there is a network. */
export type DoorResult = {
  key: string;
  outcome: DoorOutcome | 'kept';
  name: string | null;
  attendance_id: string | null;
};

export type DoorState = {
  list: DoorList | null;
  people: readonly ShownPerson[];
  /** Ticks of this device that the server has not taken yet. */
  waitingCount: number;
  /** Codes that the server turned down after the door had let them pass. */
  refused: readonly Delivered[];
  isLasting: boolean;
  /** Why there is no list, or no newer one. */
  fault: 'offline' | 'forbidden' | 'not_found' | 'failed' | null;
  /** Of the last code or touch. */
  result: DoorResult | null;
};

type Options = { call: Call; store: DoorStore; userId: string; occurrenceId: string; nowMs?: () => number };

export const DOOR_CODE = /^NB1[0-9A-V]{52}$/;

/** Holds one list and the ticks on it. Whatever happens to the network or the page, a tick that was shown is kept. */
export function createDoorKeeper({ call, store, userId, occurrenceId, nowMs = Date.now }: Options) {
  const listeners = new Set<() => void>();
  let list: DoorList | null = null;
  let ticks: WaitingTick[] = [];
  let refused: Delivered[] = [];
  let fault: DoorState['fault'] = null;
  let result: DoorResult | null = null;
  let state = shown();

  function shown(): DoorState {
    const own = ticks.filter((tick) => tick.occurrence_id === occurrenceId);
    return {
      list,
      people: list ? withTicks(list, own) : [],
      waitingCount: ticks.length,
      refused,
      isLasting: store.isLasting,
      fault,
      result,
    };
  }

  function change() {
    state = shown();
    for (const listener of listeners) listener();
  }

  /** What was kept first, so that the door can open at once; then what the server says. */
  async function open(): Promise<void> {
    ticks = await store.ticksOf(userId);
    list = await store.readList(userId, occurrenceId);
    change();
    await refresh();
  }

  async function refresh(): Promise<void> {
    await deliver();
    try {
      const { data } = await call(getDoorList, { params: { id: occurrenceId } });
      list = data;
      fault = null;
      await store.keepList(userId, data).catch(() => {});
    } catch (error) {
      fault = faultOf(error);
      // A user who may not see the names any more has them no longer.
      if (fault === 'forbidden' || fault === 'not_found') list = null;
    }
    change();
  }

  async function deliver(): Promise<void> {
    await deliverTicks({
      call,
      store,
      userId,
      nowMs,
      onDelivered: async (sent, answers) => {
        const isHere = sent[0]?.occurrence_id === occurrenceId;
        if (isHere && list) list = withDelivered(list, sent, answers);
        const keys = new Set(sent.map(({ key }) => key));
        ticks = ticks.filter(({ key }) => !keys.has(key));
        if (isHere) noteAnswers(answers);
        change();
        return isHere ? list : null;
      },
    });
    // Another page of this browser may have sent some of them.
    ticks = await store.ticksOf(userId);
    change();
  }

  /** Another device may have been quicker; and a code that nobody here knew may be none. */
  function noteAnswers(answers: readonly Delivered[]) {
    refused = [...refused, ...answers.filter(({ outcome }) => REFUSED.has(outcome))];
    const about = answers.find(({ key }) => key === result?.key);
    if (about) result = { ...about };
  }

  /** Kept before it is shown, and shown before it is sent: the server's answer may put the result right. */
  async function keep(
    tick: Pick<WaitingTick, 'code' | 'attendance_id' | 'is_in'>,
    outcome: DoorResult['outcome'],
    name: string | null,
  ): Promise<void> {
    const at = new Date(nowMs()).toISOString();
    const kept = { ...tick, key: newKey(), at, user_id: userId, occurrence_id: occurrenceId };
    await store.keepTick(kept);
    ticks = [...ticks.filter(({ key }) => key !== kept.key), kept];
    result = { key: kept.key, outcome, name, attendance_id: tick.attendance_id ?? null };
    change();
    void deliver();
  }

  /** From the list. */
  const tick = (attendance_id: string, is_in: boolean): Promise<void> =>
    keep({ attendance_id, is_in }, is_in ? 'in' : 'out', nameOf(attendance_id));

  const nameOf = (id: string) => state.people.find(({ attendance_id }) => attendance_id === id)?.name ?? null;

  function show(outcome: DoorOutcome, person?: ShownPerson) {
    const { name = null, attendance_id = null } = person ?? {};
    result = { key: newKey(), outcome, name, attendance_id };
    change();
  }

  async function scan(code: string): Promise<void> {
    if (!DOOR_CODE.test(code)) return show('unknown_code');
    const digest = await digestOf(code);
    const person = state.people.find(({ code_digest }) => code_digest === digest);
    if (!person) return keep({ code, is_in: true }, 'kept', null);
    if (person.checked_in_at !== null) return show('already_in', person);
    if (person.status !== 'attending') return show('not_signed_up', person);
    return keep({ code, attendance_id: person.attendance_id, is_in: true }, 'in', person.name);
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open,
    refresh,
    deliver,
    tick,
    scan,
    dismiss() {
      result = null;
      change();
    },
    forgetRefused() {
      refused = [];
      change();
    },
  };
}

export type DoorKeeper = ReturnType<typeof createDoorKeeper>;

const REFUSED: ReadonlySet<DoorOutcome> = new Set(['unknown_code', 'other_time', 'not_signed_up']);

function faultOf(error: unknown): DoorState['fault'] {
  if (!(error instanceof CallFailed)) return 'offline';
  if (error.status === 403) return 'forbidden';
  return error.status === 404 ? 'not_found' : 'failed';
}
