import { setTimeout as sleep } from 'node:timers/promises';
import { NO_ANSWER, openLine, type RawLine, requestBytes } from './raw-line.ts';

/**
 * The program of those who come to a ticket drop, in a process of its own, so that its processor time can be told apart
 * and what is measured beside it is not slowed down by it. It says when everybody has a connection, begins when it is
 * told to, and hands back what became of each, in the order in which they came.
 */
export type CrowdOrder = {
  /** People and machines share these out evenly, each keeps to one of them. */
  origins: string[];
  path: string;
  /** What else each of the people says; the machines have nothing to say. */
  host?: string;
  bodies?: string[];
  tickets: string[];
  machine_tickets: string[];
  /** How long they keep coming. */
  seconds: number;
};

export type CrowdAnswer = {
  people: { ms: number; statuses: number[] }[];
  machines: { statuses: number[] }[];
  cpu_ms: number;
};

const CONNECT_AT_ONCE = 100;
const MAX_TRIES = 20;
const TRY_AGAIN_MS = 1000;
const TICK_MS = 4;
const MACHINE_PACE_MS = 20;
/** A machine does not wait for its answers, but this one is not to be drowned by its own measurements. */
const MACHINE_LINES = 5;

process.once('message', (order: CrowdOrder) => void come(order));

async function come({ origins, path, host, bodies, tickets, machine_tickets, seconds }: CrowdOrder): Promise<void> {
  const originOf = (nth: number) => origins[nth % origins.length] ?? '';
  const requests = tickets.map((ticket, nth) => attending(path, ticket, { host, body: bodies?.[nth] }));
  const lines = await openAll(tickets.map((_, nth) => originOf(nth)));
  const hammering = await Promise.all(
    machine_tickets.map(async (ticket, nth) => ({
      request: attending(path, ticket),
      lines: await openAll(Array.from({ length: MACHINE_LINES }, () => originOf(nth))),
    })),
  );
  const begun = new Promise((resolve) => process.once('message', resolve));
  process.send?.('ready');
  await begun;
  const cpuBefore = process.cpuUsage();
  const [people, machines] = await Promise.all([
    comeSpread(lines, requests, seconds * 1000),
    Promise.all(hammering.map((machine) => hammer(machine, seconds * 1000))),
  ]);
  const { user, system } = process.cpuUsage(cpuBefore);
  const answer: CrowdAnswer = { people, machines, cpu_ms: (user + system) / 1000 };
  process.send?.(answer, () => process.exit());
}

type Said = { host?: string | undefined; body?: string | undefined };

const attending = (path: string, ticket: string, { host, body }: Said = {}): Buffer =>
  requestBytes(
    'POST',
    path,
    {
      authorization: `Bearer ${ticket}`,
      ...(host && { host }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body,
  );

async function openAll(origins: readonly string[]): Promise<RawLine[]> {
  const lines: RawLine[] = [];
  for (let from = 0; from < origins.length; from += CONNECT_AT_ONCE) {
    lines.push(...(await Promise.all(origins.slice(from, from + CONNECT_AT_ONCE).map(openLine))));
  }
  return lines;
}

/** One timer for all of them: ten thousand would cost more than the asking. */
async function comeSpread(lines: readonly RawLine[], requests: readonly Buffer[], lastsMs: number) {
  const began = performance.now();
  const dueMs = lines.map(() => Math.random() * lastsMs).sort((a, b) => a - b);
  const people: Promise<{ ms: number; statuses: number[] }>[] = [];
  while (people.length < lines.length) {
    const now = performance.now() - began;
    for (let nth = people.length; nth < lines.length && (dueMs[nth] ?? 0) <= now; nth += 1) {
      people.push(comeOnce(lines[nth] as RawLine, requests[nth] as Buffer, began + (dueMs[nth] ?? 0)));
    }
    await sleep(TICK_MS);
  }
  return Promise.all(people);
}

/** The user who is asked to come back, or gets no answer, does. */
async function comeOnce(line: RawLine, request: Buffer, cameAtMs: number) {
  const statuses: number[] = [];
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const status = await line.ask(request);
    statuses.push(status);
    if (status !== 503 && status !== NO_ANSWER) break;
    await sleep(TRY_AGAIN_MS * (0.5 + Math.random()));
  }
  return { ms: performance.now() - cameAtMs, statuses };
}

async function hammer({ lines, request }: { lines: RawLine[]; request: Buffer }, lastsMs: number) {
  const until = performance.now() + lastsMs;
  const free = [...lines];
  const asked: Promise<number>[] = [];
  while (performance.now() < until) {
    const line = free.pop();
    if (line) asked.push(line.ask(request).finally(() => free.push(line)));
    await sleep(MACHINE_PACE_MS);
  }
  return { statuses: await Promise.all(asked) };
}
