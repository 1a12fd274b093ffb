import { addDays, instantAt, osloWallTime } from '#platform/language/dates.ts';
import { DEMO_ACCOUNTS, DEMO_ORGANISATION_ID } from './accounts.ts';
import type { Occurrence } from './attendance.ts';
import type { DemoEvent } from './events.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import type { RunningEvent } from './running.ts';

type Attendance = {
  id: string;
  occurrence_id: string;
  user_id: string;
  status: 'attending' | 'waiting' | 'offered';
  position: number;
  offer_expires_at: string | null;
  checked_in_at: string | null;
  reminded_at: string | null;
  created_at: string;
  updated_at: string;
};

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Those whom the demo's own accounts are, so that their pages have something on them. */
const KNOWN = [DEMO_ACCOUNTS.medlem.id, DEMO_ACCOUNTS.bruker.id];

export type Making = { random: Random; people: readonly Person[]; nowMs: number };

/** As many people as the times say that they have, those of the accounts among them. */
export function demoAttendances({ random, people, nowMs }: Making, events: readonly DemoEvent[]): Attendance[] {
  const positions = { last: 0 };
  return events.flatMap((event, at) =>
    event.occurrences.flatMap((occurrence) => {
      const others = random.shuffled(people).map(({ id }) => id);
      const known = KNOWN.filter((_, which) => (at + which) % 2 === 0);
      const chosen = [...known, ...others].slice(0, occurrence.attending_count + occurrence.waiting_count);
      return chosen.map((user_id, place) => {
        positions.last += 1;
        return attendanceOf({ random, occurrence, user_id, place, position: positions.last, nowMs, event });
      });
    }),
  );
}

type One = {
  random: Random;
  occurrence: Occurrence;
  event: DemoEvent;
  user_id: string;
  place: number;
  position: number;
  nowMs: number;
};

function attendanceOf({ random, occurrence, event, user_id, place, position, nowMs }: One): Attendance {
  const createdMs = nowMs - random.fraction() * 10 * DAY_MS;
  const isOver = Date.parse(occurrence.end_at) < nowMs;
  const isOffered = isOfferedAt(event, occurrence, place);
  const at = new Date(createdMs).toISOString();
  return {
    id: random.uuid(createdMs),
    occurrence_id: occurrence.id,
    user_id,
    status: isOffered ? 'offered' : place < occurrence.attending_count ? 'attending' : 'waiting',
    position,
    offer_expires_at: isOffered ? new Date(nowMs + 20 * HOUR_MS).toISOString() : null,
    checked_in_at: isOver && place < occurrence.attending_count && random.chance(0.85) ? occurrence.start_at : null,
    // The crowd is not reminded: that would fill the mailbox in which a user looks for their own.
    reminded_at: KNOWN.includes(user_id) ? null : at,
    created_at: at,
    updated_at: at,
  };
}

/** Where places are offered, the user who came last has not answered yet. */
const isOfferedAt = ({ event }: DemoEvent, occurrence: Occurrence, place: number): boolean =>
  'waiting_policy' in event &&
  event.waiting_policy === 'offer' &&
  occurrence.waiting_count > 0 &&
  place === occurrence.attending_count - 1;

export type ShiftHolder = { slot_id: string; user_id: string };

export type Shift = {
  id: string;
  event_id: string;
  name: string;
  start_at: string;
  end_at: string;
  capacity_max: number;
  taken_count: number;
  certificate_id?: string | null;
};

/** Shifts, and who has taken them. */
export function demoShifts(
  { random, people, nowMs, certificateId }: Making & { certificateId: string | null },
  events: readonly RunningEvent[],
) {
  const slots: Shift[] = [];
  const users: ShiftHolder[] = [];
  for (const { activity, event, occurrences } of events) {
    for (const { name, start, end, capacity, taken, isGated } of activity.slots) {
      const day = occurrences[0]?.start_at;
      if (day === undefined) continue;
      const id = random.uuid(nowMs);
      const whole = { start_at: clockOn(day, start), end_at: clockOn(day, end) };
      const certificate_id = isGated ? certificateId : null;
      slots.push({
        id,
        event_id: event.id,
        name,
        ...whole,
        capacity_max: capacity,
        taken_count: taken,
        certificate_id,
      });
      const crowd = [...(slots.length === 2 ? KNOWN : []), ...random.shuffled(people).map((person) => person.id)];
      for (const user_id of crowd.slice(0, taken)) users.push({ slot_id: id, user_id });
    }
  }
  return { slots, users };
}

export function clockOn(day: string, clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return instantAt({ ...osloWallTime(day), hour, minute, second: 0 }).toISOString();
}

/** Questions from people, answered by the user who coordinates. */
export function demoComments({ random, people, nowMs }: Making, events: readonly RunningEvent[]) {
  return events.flatMap(({ activity, event }) =>
    activity.comments.flatMap(({ question, answer }, position) => {
      const asked = addDays(new Date(nowMs), -6 + 2 * position);
      const asking = { author_id: random.pick(people).id, organisation_id: null, body: question };
      const answering = {
        author_id: DEMO_ACCOUNTS.koordinator.id,
        organisation_id: DEMO_ORGANISATION_ID,
        body: answer,
      };
      return [
        { id: random.uuid(asked.getTime()), event_id: event.id, ...asking, created_at: asked.toISOString() },
        ...(answer === null
          ? []
          : [
              {
                id: random.uuid(asked.getTime() + HOUR_MS),
                event_id: event.id,
                ...answering,
                created_at: new Date(asked.getTime() + HOUR_MS).toISOString(),
              },
            ]),
      ];
    }),
  );
}
