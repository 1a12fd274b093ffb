import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_ACCOUNTS, DEMO_ORGANISATION_ID } from '#database/seeds/accounts.ts';
import type { EventForm } from '#features/event-editing/rules.ts';
import type { ChildServer } from './child-server.ts';
import type { Cluster } from './cluster.ts';
import { logIn } from './organisations.ts';
import { HOST } from './plan.ts';
import { weeklyForm } from './publishing.ts';

/** What an organiser of a municipality works on: activities that everybody sees, and one that nobody sees yet. */
type Desk = { saved: Work; taken: Work & { isShown: boolean }; draft: Work; isBusy: boolean };
type Work = { id: string; version: number; form: EventForm };

export type Organisers = {
  /** So many changes a second, until it is told to stop; answers with how many there were. */
  begin(perSecond: number): () => Promise<number>;
};

const WEEKS = 4;
/** Of ten changes one takes something away and two are of drafts; the others change a name or a description in turn. */
const TAKING_AWAY = 9;
const DRAFTS = [3, 6];

/** Organisers in all of these municipalities, at work through the API of this portal. */
export async function findOrganisers(
  portal: ChildServer,
  { cluster, database, municipalities, now }: OrganiserOptions,
): Promise<Organisers> {
  const ticket = await logIn(portal);
  const organisations = await takeOver(cluster, database);
  const send = senderFor(portal, ticket);
  const desks: Desk[] = [];
  for (const municipality of municipalities) {
    const organisation = organisations.get(municipality) ?? DEMO_ORGANISATION_ID;
    const form = weeklyForm(now, { organisation, municipality, weeks: WEEKS });
    const publish = async () => ({ form, ...(await send('POST', '/events', { form })) });
    desks.push({
      saved: await publish(),
      taken: { ...(await publish()), isShown: true },
      draft: { form, ...(await send('POST', '/events/draft', { form })) },
      isBusy: false,
    });
  }
  return { begin: (perSecond) => begin(desks, send, perSecond) };
}

type OrganiserOptions = {
  cluster: Cluster;
  database: string;
  municipalities: readonly number[];
  now: Date;
};

/** The demo's leader runs an organisation in every municipality, by its number. */
async function takeOver(cluster: Cluster, database: string): Promise<Map<number, string>> {
  const rows = await cluster.query<{ id: string; municipality_id: number }>(
    database,
    `with first as (
       select distinct on (municipality_id) id, municipality_id from organisation
       where status = 'accepted' and not is_private and id <> '${DEMO_ORGANISATION_ID}'
       order by municipality_id, id
     ), added as (
       insert into membership (organisation_id, user_id, role, status)
       select id, '${DEMO_ACCOUNTS.leder.id}', 'admin', 'active' from first
       on conflict do nothing
     )
     select id, municipality_id from first`,
  );
  return new Map(rows.map(({ id, municipality_id }) => [municipality_id, id]));
}

type Send = (method: 'POST' | 'PUT', path: string, body: object) => Promise<{ id: string; version: number }>;

const senderFor =
  ({ origin }: ChildServer, ticket: string): Send =>
  async (method, path, body) => {
    const ask = () =>
      fetch(`${origin}/api${path}`, {
        method,
        headers: { host: HOST, 'content-type': 'application/json', authorization: `Bearer ${ticket}` },
        body: JSON.stringify(body),
      });
    let answer = await ask();
    // A portal that has too much to do says so, and an organiser tries again.
    for (let tries = 1; answer.status === 503 && tries < MAX_TRIES; tries += 1) {
      await sleep(TRY_AGAIN_MS);
      answer = await ask();
    }
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${await answer.text()}`);
    const { data } = (await answer.json()) as { data: { id: string; version: number } };
    return data;
  };

const MAX_TRIES = 20;
const TRY_AGAIN_MS = 500;

function begin(desks: readonly Desk[], send: Send, perSecond: number): () => Promise<number> {
  const beganMs = performance.now();
  const open = new Set<Promise<void>>();
  let isOver = perSecond === 0;
  let begun = 0;
  let done = 0;
  const work = async () => {
    while (!isOver) {
      const due = ((performance.now() - beganMs) / 1000) * perSecond;
      for (; begun < due; begun += 1) {
        const desk = desks[begun % desks.length];
        if (!desk || desk.isBusy) continue;
        desk.isBusy = true;
        const change = changeAt(desk, begun, send).finally(() => {
          desk.isBusy = false;
          open.delete(change);
        });
        open.add(change);
        change.then(() => {
          done += 1;
        }, stop);
      }
      await sleep(LOOK_AGAIN_MS);
    }
  };
  let trouble: unknown;
  const stop = (error: unknown) => {
    trouble ??= error;
    isOver = true;
  };
  const working = work();
  return async () => {
    isOver = true;
    await working;
    await Promise.allSettled(open);
    if (trouble) throw trouble;
    return done;
  };
}

const LOOK_AGAIN_MS = 5;

async function changeAt(desk: Desk, number: number, send: Send): Promise<void> {
  const kind = number % 10;
  if (kind === TAKING_AWAY) return takeAwayOrBack(desk, send);
  const { saved, draft } = desk;
  if (DRAFTS.includes(kind)) {
    const form = { ...draft.form, description: `${draft.form.description} ${number}` };
    const { version } = await send('PUT', `/events/draft/${draft.id}`, { form, version: draft.version });
    draft.version = version;
    return;
  }
  const form =
    number % 2 === 0
      ? { ...saved.form, name: `Trening ${number}` }
      : { ...saved.form, description: `Ta med drikke. ${number}` };
  const body = { form, version: saved.version, participations: 'keep' };
  Object.assign(saved, { form, version: (await send('PUT', `/events/${saved.id}`, body)).version });
}

async function takeAwayOrBack({ taken }: Desk, send: Send): Promise<void> {
  const { version } = taken.isShown
    ? await send('POST', `/events/${taken.id}/unpublish`, { reason: '' })
    : await send('POST', `/events/${taken.id}/publish`, { version: taken.version });
  Object.assign(taken, { version, isShown: !taken.isShown });
}
