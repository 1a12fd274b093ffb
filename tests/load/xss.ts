import { parseArgs } from 'node:util';
import { SCRIPT_PAYLOADS } from '#tests/support/script-payloads.ts';
import { at } from '../e2e/addresses.ts';
import { withCleanUp } from './clean-up.ts';
import { NotPossibleHere } from './cluster.ts';
import { type FilledColumn, fillColumns, pairsIn, planPieces, unwrittenColumns } from './xss/fill-columns.ts';
import { lookAtLetters } from './xss/letters.ts';
import { closeWindow, lookAt, lookAtFile, openWindow, type Sight, type Window } from './xss/look.ts';
import { ACTORS, type Actor } from './xss/scene.ts';
import { addressesAt, demandEveryScreen, FILES } from './xss/screens.ts';
import { openStage, type Stage } from './xss/stage.ts';
import { readTextColumns } from './xss/text-columns.ts';

/** Says that the machine cannot do it, as opposed to that something is wrong with the portal. */
const EXIT_NOT_POSSIBLE = 3;
const MAX_LINE_LENGTH = 200;
/** Until each payload has stood in each field that it fits into. */
const ALL_ROUNDS = '20';

/** `node tests/load/xss.ts [--rounds N]` writes payloads into every text field and looks at every screen (D-15). */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: ALL_ROUNDS } } });
const ROUNDS = Number(values.rounds);

type Policy = 'on' | 'off';
const POLICIES: readonly Policy[] = ['on', 'off'];

const newSight = (): Sight => ({ visits: 0, faults: [], marks: new Set() });
const clean = newSight();
const letters = newSight();
const seen: Record<Policy, Sight> = { on: newSight(), off: newSight() };

try {
  await withCleanUp(async (endLater) => {
    const routes = await demandEveryScreen();
    const stage = await openStage(endLater);
    const columns = planPieces(await readTextColumns((statement) => stage.client.query(statement)));
    await demandTrap(stage);
    say(`${routes} routes, ${columns.length} fields, ${SCRIPT_PAYLOADS.length} payloads`);
    await Promise.all(ACTORS.map((_, turn) => lookAround(stage, 'on', clean, turn)));
    say(`${clean.visits} visits to clean pages`);
    for (let number = 0; number < ROUNDS; number += 1) {
      await fillColumns(stage.client, columns, { number, of: ROUNDS });
      await Promise.all(POLICIES.map((policy) => lookAround(stage, policy, seen[policy], number)));
      say(`round ${number + 1} of ${ROUNDS}: ${faults().length} faults`);
    }
    await lookAtLetters(stage.browser, letters);
    const unwritten = await unwrittenColumns(stage.client, columns, ROUNDS);
    process.exitCode = tell(columns, unwritten) ? 0 : 1;
  });
} catch (error) {
  if (!(error instanceof NotPossibleHere)) throw error;
  console.error(`Cannot look for scripts here. ${error.message}`);
  process.exitCode = EXIT_NOT_POSSIBLE;
}

/** A run in which nothing could have been caught would find nothing. */
async function demandTrap({ browser, port }: Stage): Promise<void> {
  for (const [bypassCSP, what] of [
    [true, 'a payload ran'],
    [false, 'the policy refused script-src-attr'],
  ] as const) {
    const { context, page, caught, untilQuiet } = await openWindow(browser, bypassCSP);
    await page.goto(at('bergen', '/about', port));
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), SCRIPT_PAYLOADS[0] ?? '');
    await untilQuiet();
    if (!caught.join().includes(what)) throw new Error(`The trap does not see that ${what}.`);
    await context.close();
  }
}

/** Every screen once. Who looks at which one, and at which activity, changes from round to round. */
async function lookAround(stage: Stage, policy: Policy, sight: Sight, round: number): Promise<void> {
  const windows = new Map<Actor, Window>();
  for (const actor of ACTORS) {
    windows.set(actor, await openWindow(stage.browser, policy === 'off', stage.tickets.get(actor)));
  }
  for (const [position, { tenant, path }] of addressesAt(stage.scene, round).entries()) {
    const window = windows.get(ACTORS[(position + round) % ACTORS.length] ?? 'visitor');
    if (window) await lookAt(window, at(tenant, path, stage.port), sight);
  }
  const visitor = windows.get('visitor');
  if (visitor) for (const path of FILES) await lookAtFile(visitor, at('bergen', path, stage.port), sight);
  await Promise.all([...windows.values()].map((window) => closeWindow(window, sight)));
}

function faults(): string[] {
  return [clean, letters, seen.on, seen.off].flatMap((sight) => sight.faults);
}

/** The table on standard output, and whether nothing was found. */
function tell(columns: readonly FilledColumn[], unwritten: readonly string[]): boolean {
  const pieces = columns.reduce((sum, one) => sum + one.pieces.length, 0);
  const shown = (policy: Policy) => columns.filter((_, position) => hasMarkOf(seen[policy], position)).length;
  const number = new Intl.NumberFormat('en');
  const rows: [string, number, boolean?][] = [
    ['payloads', SCRIPT_PAYLOADS.length, SCRIPT_PAYLOADS.length >= 300],
    ['text fields', columns.length],
    ['pairs of payload and field', pairsIn(columns)],
    [`fields that have not had every payload after ${ROUNDS} rounds`, unwritten.length],
    ...POLICIES.flatMap((policy): [string, number, boolean?][] => [
      [`visits with the policy ${policy}`, seen[policy].visits],
      [`  fields seen there, of ${columns.length}`, shown(policy)],
      [`  pieces seen there, of ${number.format(pieces)}`, seen[policy].marks.size],
      ['  executions, refusals and what would run', seen[policy].faults.length, seen[policy].faults.length === 0],
    ]),
    ['visits to clean pages with the policy on', clean.visits],
    ['  reports of the policy', clean.faults.length, clean.faults.length === 0],
    ['letters', letters.visits],
    ['  executions and what would run', letters.faults.length, letters.faults.length === 0],
  ];
  for (const [what, count, isGood = true] of rows) {
    console.log(`${isGood ? '      ' : 'WRONG '}${what.padEnd(70)}${number.format(count).padStart(12)}`);
  }
  const unseen = columns.filter((_, position) => !hasMarkOf(seen.on, position));
  console.log(`on no screen: ${unseen.map(({ table, column }) => `${table}.${column}`).join(', ') || 'none'}`);
  if (unwritten.length > 0) console.log(`without some payload: ${unwritten.join(', ')}`);
  for (const line of new Set(faults().map((fault) => fault.slice(0, MAX_LINE_LENGTH)))) console.log(line);
  return rows.every(([, , isGood = true]) => isGood);
}

function hasMarkOf({ marks }: Sight, column: number): boolean {
  return [...marks].some((mark) => mark.startsWith(`zz${column}z`));
}

function say(line: string): void {
  console.error(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${line}`);
}
