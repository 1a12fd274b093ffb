import path from 'node:path';
import pg from 'pg';
import { describedApi } from '#apps/server/described-api.ts';
import { openDatabase } from '#platform/server/database.ts';
import { tell } from '#platform/server/live.ts';
import { BY_ANY_CALLER } from '#tests/fuzz/by-any-caller.ts';
import { changesBeside } from '#tests/fuzz/changes-beside.ts';
import { answerChecks, type FuzzAnswer } from '#tests/fuzz/checks.ts';
import { startPortal } from '#tests/support/portal.ts';
import { putBack, rememberBeginning, type Statements } from '#tests/support/put-back.ts';
import { type Circle, circleFinder } from './circle.ts';
import { contactFinder, idsIn, publicIds } from './foreign-markers.ts';
import type { Sample } from './recorded-requests.ts';

/** Whose ticket the requests of others are sent with; null is none. */
export type Sender = { id: string | null; circle: Circle };

export type Outcome = { statuses: Record<number, number>; faults: string[] };

/** Vardø: no test does anything there. */
const ELSEWHERE = 5634;
/** The mailbox of a portal on trial shows everything to every visitor. */
const SHOWS_ALL = 'GET /dev/outbox';
const NO_CIRCLE: Circle = { isEverywhere: false, seen: new Set(), run: new Set() };

/** A portal on the database and the files that the browser tests have left behind. */
export async function openReplay(url: string, dataFolder: string) {
  const left = await openDatabase({ url });
  const portal = await startPortal({
    settings: { LOG_LEVEL: 'error', DEMO: 'on', DATA_FOLDER: path.resolve(dataFolder) },
    beside: { database: left },
  });
  await left.close();
  const withoutRole = await portal.given.person('Uten Rolle');
  const fromElsewhere = await portal.given.person('Annet Sted', { adminOf: [ELSEWHERE] });
  await portal.given.organisation({ name: 'Et helt annet lag', municipality: ELSEWHERE, owner: fromElsewhere });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const statements: Statements = {
    rows: async (statement) => (await client.query(statement)).rows,
    run: (all) => client.query(all),
  };
  let beginning = await rememberBeginning(statements);
  const tables = beginning.tables.map(({ name }) => name);
  const circleOf = await circleFinder(portal.db, statements, tables);
  const contactsIn = await contactFinder(portal.db);
  const known = await publicIds(portal.db);
  const { faultOf } = answerChecks(await describedApi());
  /** What only the owner of a request is shown. */
  const ownersIds = new Map<Sample, Set<string>>();

  async function ask({ request }: Sample, as: string | null): Promise<FuzzAnswer> {
    const { authorization: _, ...headers } = request.headers;
    const answer = await portal.server.inject({
      method: request.method as 'GET',
      url: request.url,
      headers: { ...headers, ...(as && { authorization: `Bearer ${as}` }) },
      ...(request.body && { payload: Buffer.from(request.body, 'base64') }),
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.body };
  }

  async function idsOfOwner(sample: Sample): Promise<Set<string>> {
    const before = ownersIds.get(sample);
    if (before) return before;
    const shownToAll = idsIn((await ask(sample, null)).body);
    const shown = idsIn((await ask(sample, sample.owner)).body);
    const own = new Set([...shown].filter((id) => !shownToAll.has(id) && !known.has(id)));
    ownersIds.set(sample, own);
    return own;
  }

  /** What the sender is shown that is neither public, in the question, nor of their circle. */
  async function foreignIn({ id, circle }: Sender, sample: Sample, body: string): Promise<string[]> {
    const { url, method, body: sent } = sample.request;
    const asked = url + Buffer.from(sent, 'base64').toString();
    const contacts = contactsIn(body)
      .filter(({ contact, user_id }) => !asked.includes(contact) && !circle.seen.has(user_id))
      .map(({ contact }) => contact);
    if (id === null || sample.owner === null || method !== 'GET') return contacts;
    const own = await idsOfOwner(sample);
    const ids = [...idsIn(body)].filter((one) => own.has(one) && !circle.seen.has(one) && !asked.includes(one));
    return [...contacts, ...ids];
  }

  /** A letter names only the user whom it goes to. */
  const changedBeside = ({ circle: { seen, run } }: Sender): Promise<string[]> =>
    changesBeside(statements, beginning, (row, table) =>
      [...idsIn(row)].some((id) => (table === 'outgoing_message' ? seen : run).has(id)),
    );

  async function startAgain(): Promise<void> {
    const restored = await putBack(statements, beginning);
    if (!restored) throw new Error('The shape of the database has changed.');
    beginning = restored;
    await tell(portal.db, { topic: 'events', id: '' });
  }

  async function faultsOf(sample: Sample, sender: Sender, answer: FuzzAnswer): Promise<string[]> {
    const { call, endpoint, request } = sample;
    const wrong = faultOf({ call, method: request.method, isInvalid: false }, endpoint, answer);
    if (wrong) return [`${call} ${wrong}`];
    if (sender.id === null && endpoint.access !== 'anyone' && answer.status !== 401) {
      return [`${call} answers ${answer.status} without a ticket`];
    }
    if (answer.status >= 300 || sender.circle.isEverywhere) return [];
    const shown = call === SHOWS_ALL ? [] : await foreignIn(sender, sample, answer.body);
    const changes = request.method === 'GET' ? [] : await changedBeside(sender);
    return [
      ...shown.map((marker) => `${call} shows ${marker}`),
      ...changes.filter((change) => !BY_ANY_CALLER[call]?.includes(change)).map((change) => `${call}: ${change}`),
    ];
  }

  return {
    strangers: [
      { name: 'without a ticket', id: null, circle: NO_CIRCLE },
      { name: 'without a role', id: withoutRole, circle: await circleOf(withoutRole) },
      { name: 'staff of another municipality', id: fromElsewhere, circle: await circleOf(fromElsewhere) },
    ] satisfies (Sender & { name: string })[],

    actor: async (id: string): Promise<Sender> => ({ id, circle: await circleOf(id) }),

    /** As those who made them: refusals alone would prove little. */
    async askOwners(samples: readonly Sample[]): Promise<Record<number, number>> {
      const statuses: Record<number, number> = {};
      for (const sample of samples) {
        const { status } = await ask(sample, sample.owner);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status < 300 && sample.request.method !== 'GET') await startAgain();
      }
      await startAgain();
      return statuses;
    },

    async askAll(samples: readonly Sample[], sender: Sender): Promise<Outcome> {
      const statuses: Record<number, number> = {};
      const faults = new Set<string>();
      for (const sample of samples) {
        const answer = await ask(sample, sender.id);
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        for (const fault of await faultsOf(sample, sender, answer)) faults.add(fault);
        if (answer.status < 300 && sample.request.method !== 'GET') await startAgain();
      }
      // What was refused has changed nothing either.
      for (const change of await changedBeside(sender)) faults.add(`a refused call: ${change}`);
      await startAgain();
      return { statuses, faults: [...faults] };
    },

    async close() {
      await client.end();
      await portal.close();
    },
  };
}
