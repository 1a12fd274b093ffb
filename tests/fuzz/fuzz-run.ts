import pg from 'pg';
import { describedApi } from '#apps/server/described-api.ts';
import { createRandom, type Random } from '#database/seeds/random.ts';
import type { FileStore } from '#platform/server/files.ts';
import { tell } from '#platform/server/live.ts';
import { type PortalSetup, startPortal } from '#tests/support/portal.ts';
import { putBack, rememberBeginning, type Statements } from '#tests/support/put-back.ts';
import { type FuzzCase, withIds, withNames } from './cases.ts';
import { changesBeside } from './changes-beside.ts';
import { answerChecks, type FuzzAnswer } from './checks.ts';
import { knownValues } from './known-values.ts';
import { type DescribedCall, drawRequest, type FuzzRequest, PICTURE } from './requests.ts';
import { givenFuzzScene } from './scene.ts';

export type FuzzFault = FuzzCase & { cause: string; answer: string };

export type FuzzReport = {
  requests: number;
  statuses: Record<number, number>;
  /** Calls that have been carried out at least once, of all that there are. */
  carriedOut: Set<string>;
  slowest: { ms: number; request: string };
  slow: number;
  /** Some of what was carried out, by call, as it can be sent again to the scene as it began. */
  recorded: Map<string, FuzzRequest[]>;
};

/** So many requests go to one scene, which is then put back: what they make does not grow without bound. */
const BATCH = 500;
const SLOW_MS = 2000;
const RECORDED = 2;
const CLOCK = new Date('2026-11-16T09:00:00Z');

/** A portal on PostgreSQL with a scene, to which anything can be sent. */
export async function openFuzz(setup: PortalSetup = {}) {
  let lastError = '';
  const files = new Map<string, Buffer>();
  const portal = await startPortal({
    now: () => CLOCK,
    settings: { LOG_LEVEL: 'error', DEMO: 'on' },
    integrations: { files: filesInMemory(files) },
    logStream: {
      write(line: string) {
        lastError = line;
      },
    },
    ...setup,
  });
  const { engine } = portal.database;
  if (engine.kind !== 'postgres') throw new Error('This needs PostgreSQL: TEST_DATABASE_URL.');
  const client = new pg.Client({ connectionString: engine.url });
  await client.connect();
  const statements: Statements = {
    rows: async (statement) => (await client.query(statement)).rows,
    run: (all) => client.query(all),
  };
  const scene = await givenFuzzScene(portal);
  let beginning = await rememberBeginning(statements);
  const endpoints = await describedApi();
  const checks = answerChecks([...endpoints, ...(setup.moreRoutes ?? []).map(({ endpoint }) => endpoint)]);
  // A stream does not end: it has tests of its own.
  const own = checks.calls.filter(({ endpoint }) => endpoints.includes(endpoint) && endpoint.answer !== 'events');
  const report: FuzzReport = {
    requests: 0,
    statuses: {},
    carriedOut: new Set(),
    slowest: { ms: 0, request: '' },
    slow: 0,
    recorded: new Map(),
  };

  async function startAgain(): Promise<void> {
    const restored = await putBack(statements, beginning);
    if (!restored) throw new Error('The shape of the database has changed.');
    beginning = restored;
    files.clear();
    await tell(portal.db, { topic: 'events', id: '' });
  }

  async function ask(request: FuzzRequest): Promise<FuzzAnswer> {
    const { body } = request;
    const began = performance.now();
    const response = await portal.server.inject({
      method: request.method as 'GET',
      url: request.url,
      headers: { ...scene.people[request.who], ...request.headers },
      ...(body && { payload: 'text' in body ? body.text : Buffer.from(body.base64, 'base64') }),
    });
    const ms = performance.now() - began;
    if (ms > report.slowest.ms)
      report.slowest = { ms, request: `${request.who} ${request.method} ${request.url.slice(0, 200)}` };
    if (ms > SLOW_MS) report.slow += 1;
    report.requests += 1;
    report.statuses[response.statusCode] = (report.statuses[response.statusCode] ?? 0) + 1;
    return { status: response.statusCode, headers: response.headers, body: response.body };
  }

  const endpointOf = new Map(checks.calls.map((call) => [call.name, call.endpoint]));

  async function tryOne(request: FuzzRequest): Promise<{ answer: FuzzAnswer; fault: string | null; cause: string }> {
    lastError = '';
    const endpoint = endpointOf.get(request.call);
    const answer = await ask(request);
    if (!endpoint) return { answer, fault: null, cause: '' };
    if (answer.status < 300) report.carriedOut.add(request.call);
    const fault = checks.faultOf(request, endpoint, answer);
    return { answer, fault: fault && `${request.call} ${fault}`, cause: causeIn(lastError) };
  }

  /** The jobs that requests have left behind: they must get through with whatever was said. */
  async function workOff(): Promise<string[]> {
    for (const troubles: string[] = []; ; ) {
      try {
        await portal.workOff();
        return troubles;
      } catch (error) {
        troubles.push(`a job failed: ${String(error).slice(0, 200)}`);
      }
    }
  }

  /** Sends what a case has, from the scene's beginning. Answers the fault of the last request, or of a job. */
  async function replay({ requests }: Pick<FuzzCase, 'requests'>): Promise<string | null> {
    await startAgain();
    const answers = new Map<string, unknown>();
    let fault: string | null = null;
    for (const [at, request] of requests.entries()) {
      const tried = await tryOne(withIds(request, scene, answers));
      answers.set(String(at), jsonIn(tried.answer));
      fault = tried.fault;
    }
    const [trouble] = await workOff();
    return fault ?? trouble ?? null;
  }

  /** One batch; the same seed and number give the same requests, as long as the answers are the same. */
  async function runBatch(seed: string, number: number, calls = own, size = BATCH): Promise<FuzzFault[]> {
    await startAgain();
    const random = createRandom(`${seed}:${number}`);
    const values = knownValues(random, scene.ids);
    const sent: FuzzRequest[] = [];
    const found: FuzzFault[] = [];
    for (let count = 0; count < size; count += 1) {
      const call = drawCall(random, calls);
      const request = drawRequest(random, call, scene, values);
      const { answer, fault, cause } = await tryOne(request);
      // Only what has changed something is needed to get there again.
      if (fault) found.push({ fault, cause, answer: answer.body.slice(0, 300), requests: [...sent, request] });
      if (answer.status >= 300) continue;
      record(withNames([request], scene, values.origins));
      values.learnFrom(jsonIn(answer), call.endpoint.path, String(sent.length));
      sent.push(request);
    }
    for (const fault of await workOff()) found.push({ fault, cause: '', answer: '', requests: sent });
    return found.map((one) => ({ ...one, requests: withNames(one.requests, scene, values.origins) }));
  }

  function record(requests: FuzzRequest[]): void {
    for (const request of requests) {
      const before = report.recorded.get(request.call) ?? [];
      // One with another method was carried out by another call.
      const isOfCall = request.call.startsWith(`${request.method} `);
      if (isOfCall && before.length < RECORDED && !hasAnswersIn(request))
        report.recorded.set(request.call, [...before, request]);
    }
  }

  /** Leaves out what the fault comes without. */
  async function shorten(found: FuzzFault): Promise<FuzzFault> {
    const last = found.requests.slice(-1);
    if ((await replay({ requests: last })) === found.fault) return { ...found, requests: last };
    let requests = found.requests;
    for (let size = Math.ceil(requests.length / 2); size >= 1; size = Math.floor(size / 2)) {
      for (let from = 0; from < requests.length - 1; from += size) {
        // An id of an answer that is left out stays a name, which is no id.
        const fewer = requests.map((request, at) =>
          at >= from && at < from + size && at < requests.length - 1 ? null : request,
        );
        if (!namesOnly(fewer)) continue;
        if ((await replay({ requests: renumbered(fewer) })) === found.fault) requests = renumbered(fewer);
      }
    }
    return { ...found, requests };
  }

  const asSent = (request: FuzzRequest): FuzzRequest => withIds(request, scene, new Map());

  return {
    portal,
    scene,
    checks,
    report,
    ask,
    /** With the ids of this run in the places of their names. */
    asSent,
    /** As another person than the one who was recorded. */
    askAs: (who: string, request: FuzzRequest) => ask({ ...asSent(request), who }),
    /** In rows that do not name the person. */
    changesBeside: (person: string) => changesBeside(statements, beginning, (row) => row.includes(person)),
    startAgain,
    replay,
    runBatch,
    shorten,
    batchSize: BATCH,
    async close() {
      await client.end();
      await portal.close();
    },
  };
}

export type Fuzz = Awaited<ReturnType<typeof openFuzz>>;

/** The files of the scene are all the same picture. */
const filesInMemory = (files: Map<string, Buffer>): FileStore => ({
  async put(key, bytes) {
    files.set(key, Buffer.from(bytes));
  },
  get: async (key) => files.get(key) ?? PICTURE,
  async remove(key) {
    files.delete(key);
  },
});

/** After these there is little left to do for the rest of the batch, or they take a hundred times as long. */
const RARE =
  /^DELETE \/(users\/me|organizations\/\{id\}|events\/\{id\})$|\/(block|scopes|logout|download|uploads|edit)$/;

function drawCall(random: Random, calls: readonly DescribedCall[]): DescribedCall {
  const call = random.pick(calls);
  return RARE.test(call.name) && random.chance(0.9) ? random.pick(calls) : call;
}

/** Whether it names something that only an earlier answer told. */
const hasAnswersIn = (request: FuzzRequest): boolean => /\{\{\d/.test(JSON.stringify(request));

/** Whether nothing that is left names an answer that is not. */
function namesOnly(requests: readonly (FuzzRequest | null)[]): boolean {
  const text = JSON.stringify(requests);
  return [...text.matchAll(/\{\{(\d+)\//g)].every(([, at]) => requests[Number(at)] !== null);
}

/** Closes the gaps, and names the answers by their new numbers. */
function renumbered(requests: readonly (FuzzRequest | null)[]): FuzzRequest[] {
  const places = new Map<string, number>();
  let next = 0;
  for (const [at, request] of requests.entries()) if (request) places.set(String(at), next++);
  const kept = JSON.stringify(requests.filter((request) => request !== null));
  return JSON.parse(kept.replaceAll(/\{\{(\d+)\//g, (_, at: string) => `{{${places.get(at)}/`));
}

function jsonIn({ body, headers }: FuzzAnswer): unknown {
  return String(headers['content-type']).startsWith('application/json') && body !== '' ? JSON.parse(body) : null;
}

function causeIn(line: string): string {
  if (line === '') return '';
  const { err } = JSON.parse(line);
  return `${err?.message ?? ''}\n${String(err?.stack ?? '')
    .split('\n')
    .slice(0, 12)
    .join('\n')}`;
}
