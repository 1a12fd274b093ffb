import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { DoorList } from '#features/door/contract.ts';
import { startPortal, type TestPortal } from './portal.ts';

export const NOW = new Date('2026-05-04T16:00:00Z');
export const MINUTE_MS = 60_000;
export const minutesAgo = (minutes: number): string => new Date(NOW.getTime() - minutes * MINUTE_MS).toISOString();
export const inSeconds = (moment: string): string => new Date(moment).toISOString().replace(/\.\d+Z$/, '.000Z');

type Sent = { key?: string; code?: string; attendance_id?: string; is_in?: boolean; at?: string };

/** A portal at one moment, and what it takes to stand at a door in it. */
export async function startDoor() {
  let ticking = 0;
  // No two requests at the same moment, and all of them within the same second.
  const portal = await startPortal({ now: () => new Date(NOW.getTime() + (ticking++ % 900)) });
  return { portal, ...doorIn(portal) };
}

export type DoorScene = Awaited<ReturnType<typeof startDoor>>;

function doorIn(portal: TestPortal) {
  /** A training that began half an hour ago, with the user who runs it. */
  async function givenDoor({ isPrivate = false } = {}) {
    const { given } = portal;
    const coach = await given.person('Tone Trener');
    const club = await given.organisation({ isPrivate });
    await given.member(club, coach, 'moderator');
    const event = await given.event({ name: 'Fotball', organisation: club, startsInHours: [-0.5, 47.5] });
    const [now = '', later = ''] = await given.timesOf(event);
    return { coach, club, event, now, later };
  }

  async function givenComer(name: string, occurrence: string, status: 'attending' | 'waiting' = 'attending') {
    const id = await portal.given.person(name);
    return { id, attendance: await portal.given.attendance(occurrence, id, status) };
  }

  async function send(as: string, occurrence: string, entries: Sent[], more: { sent_at?: string } = {}) {
    const body = {
      ...more,
      entries: entries.map((entry) => ({ key: randomUUID(), is_in: true, at: minutesAgo(1), ...entry })),
    };
    const answer = await portal.as(as).post(`/api/occurrences/${occurrence}/door`, body);
    expect([answer.body, answer.status]).toEqual([answer.body, 200]);
    return answer.json().data as { outcome: string; attendance_id: string | null; name: string | null }[];
  }

  const codeOf = async (person: string, occurrence: string): Promise<string> =>
    (await portal.as(person).get(`/api/occurrences/${occurrence}/code`)).json().data.code;

  const listFor = async (as: string, occurrence: string): Promise<DoorList> =>
    (await portal.as(as).get(`/api/occurrences/${occurrence}/door`)).json().data;

  /** To the second; null where they have not come. */
  async function cameAt(as: string, occurrence: string, attendance: string): Promise<string | null> {
    const { people } = await listFor(as, occurrence);
    const came = people.find((person) => person.attendance_id === attendance)?.checked_in_at;
    return came ? inSeconds(came) : null;
  }

  return { givenDoor, givenComer, send, codeOf, listFor, cameAt };
}
