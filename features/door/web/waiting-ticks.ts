import type { DoorEntry, DoorList, DoorPerson } from '../contract.ts';
import { checkedInAt, type DoorOutcome, MAX_ENTRIES } from '../rules.ts';

/** A tick that this device has made and nobody else knows of yet. */
export type WaitingTick = DoorEntry & { user_id: string; occurrence_id: string };

/** A user as the device shows them: what the server said last, and what was ticked here since. */
export type ShownPerson = DoorPerson & { is_waiting_for_network: boolean };

/** The list with the device's own ticks on it, in whatever order and however often they are given. */
export function withTicks(list: DoorList, ticks: readonly WaitingTick[]): ShownPerson[] {
  const own = ticksByPerson(ticks);
  return list.people.map((person) => {
    const waiting = own.get(person.attendance_id) ?? [];
    return {
      ...person,
      checked_in_at: waiting.length > 0 ? stateAfter(person, waiting) : person.checked_in_at,
      is_waiting_for_network: waiting.length > 0,
    };
  });
}

/** The list after the server has taken ticks: to be shown until it is read again. */
export function withDelivered(list: DoorList, ticks: readonly WaitingTick[], answers: readonly Delivered[]): DoorList {
  const taken = new Set(answers.filter(({ outcome }) => TICKED.has(outcome)).map(({ key }) => key));
  const own = ticksByPerson(ticks.filter(({ key }) => taken.has(key)));
  return {
    ...list,
    people: list.people.map((person) => {
      const delivered = own.get(person.attendance_id);
      return delivered ? { ...person, checked_in_at: stateAfter(person, delivered) } : person;
    }),
  };
}

export type Delivered = { key: string; outcome: DoorOutcome; attendance_id: string | null; name: string | null };

const TICKED: ReadonlySet<DoorOutcome> = new Set(['in', 'out', 'already_in']);

/** What is sent next: of one time, the oldest first, no more than the server takes. */
export function nextDelivery(ticks: readonly WaitingTick[]): WaitingTick[] {
  const oldest = ticks.toSorted((left, right) => left.at.localeCompare(right.at));
  const [first] = oldest;
  return oldest.filter(({ occurrence_id }) => occurrence_id === first?.occurrence_id).slice(0, MAX_ENTRIES);
}

export const entryOf = ({ user_id: _user, occurrence_id: _occurrence, ...entry }: WaitingTick): DoorEntry => entry;

/** Has a place and has not come. A user who waits, or has been offered a place and not answered, is not missed. */
export const isMissed = ({ status, checked_in_at }: Pick<DoorPerson, 'status' | 'checked_in_at'>): boolean =>
  status === 'attending' && checked_in_at === null;

/** Those who have come, of those who are expected; the user who was let in from the waiting list is expected, too. */
export function countOf(people: readonly Pick<DoorPerson, 'status' | 'checked_in_at'>[]): {
  came: number;
  all: number;
} {
  const came = people.filter(({ checked_in_at }) => checked_in_at !== null).length;
  return { came, all: came + people.filter(isMissed).length };
}

function stateAfter({ attendance_id, checked_in_at }: DoorPerson, ticks: readonly WaitingTick[]): string | null {
  // That a user came, as the server has it, is a tick like the others; it has been, so it has no say in a draw.
  const before = checked_in_at === null ? [] : [{ key: ` ${attendance_id}`, is_in: true, at: checked_in_at }];
  return checkedInAt([...before, ...ticks]);
}

function ticksByPerson(ticks: readonly WaitingTick[]): Map<string, WaitingTick[]> {
  const own = new Map<string, WaitingTick[]>();
  for (const tick of ticks) {
    if (tick.attendance_id === undefined) continue;
    own.set(tick.attendance_id, [...(own.get(tick.attendance_id) ?? []), tick]);
  }
  return own;
}
