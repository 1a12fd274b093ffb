import type { EventForm } from '#features/event-editing/rules.ts';
import type { Db } from '#platform/server/database.ts';
import { dropScene } from '#tests/support/drop-scene.ts';
import { RUN_SECRET } from './child-server.ts';
import { HOST } from './plan.ts';
import { publish, weeklyForm } from './publishing.ts';

export const WRITE_KINDS = ['sign_up', 'leave', 'save', 'publish'] as const;
export type WriteKind = (typeof WRITE_KINDS)[number];

/** What people do in an ordinary hour, as shares of ten. */
export const ORDINARY_HOUR: readonly WriteKind[] = [
  ...['sign_up', 'leave', 'save', 'sign_up', 'leave', 'sign_up', 'publish', 'leave', 'save', 'sign_up'],
] as WriteKind[];

/** `skipped` where everybody who could do it is busy with something else. */
export type Written = { kind: WriteKind; ms: number; status: number | 'skipped' };

type Options = { origin(): string; ticket: string; now: Date; activities: number; people: number };
type Person = { time: string; ticket: string };
type SavedEvent = { id: string; version: number };

/** People who come and go at some activities with few places, and an organiser who saves and publishes others. */
export async function gatherWriters(db: Db, { origin, ticket, now, activities, people }: Options) {
  const form = weeklyForm(now);
  const [outside, inside, idle]: [Person[], Person[], SavedEvent[]] = [[], [], []];
  for (let nth = 0; nth < activities; nth += 1) {
    const { time, tickets } = await dropScene(db, { secret: RUN_SECRET, people, places: Math.ceil(people / 4) });
    // One from each in turn, so that they do not all stand at the same door.
    for (const [at, own] of tickets.entries()) outside.splice(at * (nth + 1) + nth, 0, { time, ticket: own });
    idle.push(await publish({ origin: origin() }, ticket, { ...form, name: `Lagres ${nth}` }));
  }
  let written = 0;

  const ask = async (method: string, path: string, bearer: string, body?: object) => {
    const answer = await fetch(`${origin()}/api${path}`, {
      method,
      headers: {
        host: HOST,
        authorization: `Bearer ${bearer}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const move = async (from: Person[], to: Person[], deed: 'attend' | 'leave') => {
    const person = from.shift();
    if (!person) return 'skipped';
    const { status } = await ask('POST', `/occurrences/${person.time}/${deed}`, person.ticket);
    (status === 200 ? to : from).push(person);
    return status;
  };
  const changed = (): EventForm => ({ ...form, description: `Et helt år med trening, ${written}. utgave.` });
  const save = async () => {
    const event = idle.shift();
    if (!event) return 'skipped';
    const { status, body } = await ask('PUT', `/events/${event.id}`, ticket, {
      form: changed(),
      version: event.version,
      participations: 'keep',
    });
    const { data } = body as { data?: { version: number } };
    idle.push({ ...event, version: data?.version ?? event.version });
    return status;
  };
  const deeds: Record<WriteKind, () => Promise<Written['status']>> = {
    sign_up: () => move(outside, inside, 'attend'),
    leave: () => move(inside, outside, 'leave'),
    save,
    publish: async () => (await ask('POST', '/events', ticket, { form: changed() })).status,
  };
  return {
    async write(kind: WriteKind): Promise<Written> {
      written += 1;
      const began = performance.now();
      const status = await deeds[kind]().catch(() => 0);
      return { kind, ms: performance.now() - began, status };
    },
  };
}
