import { monthsAfter } from '#platform/language/days.ts';
import { approve, drop, isOpen, isTaken, payoutOf, rollBack } from './money-claim-model.ts';
import { mayBeRetried } from './money-family-model.ts';
import {
  type Actor,
  AMOUNTS_ORE,
  availableIn,
  type Claim,
  isAdult,
  isGuardian,
  type Model,
  move,
  PERIODS,
  purse,
  today,
} from './money-model.ts';

const WAITS_MONTHS = 12;

/** Null for those who decide; the people of another place, or of none, find nothing. */
function atOffice(who: Actor): number | null {
  if (who === 'admin' || who === 'second') return null;
  if (who === 'elsewhere') return 404;
  return 403;
}

export type Decision = 'approve' | 'reject' | 'roll_back';

export function isDecidable(claim: Claim, decision: Decision): boolean {
  if (decision === 'roll_back') return ['approved', 'failed', 'paid'].includes(claim.state);
  return claim.state === 'waiting' && (decision === 'reject' ? !isTaken(claim) : !claim.is_decided);
}

/** All of them or none. */
export function decide(model: Model, who: Actor, claims: Claim[], decision: Decision): number {
  const refused = atOffice(who);
  if (refused) return refused;
  if (!claims.every((claim) => isDecidable(claim, decision))) return 409;
  for (const claim of claims) {
    claim.is_decided = true;
    if (decision === 'reject') drop(model, claim, 'rejected');
    else if (decision === 'roll_back') rollBack(model, claim);
    else if (claim.ready_on === null || claim.ready_on <= today(model)) approve(model, claim);
  }
  return 200;
}

export function retryAsStaff(who: Actor, claim: Claim): number {
  const refused = atOffice(who);
  if (refused) return refused;
  if (!mayBeRetried(claim) || claim.code === 5) return 409;
  Object.assign(claim, { state: 'approved', code: null });
  return 200;
}

/** What an organisation owes is kept back first, the oldest claim first; the rest of each is a line. */
export function makeFile(model: Model, most: number): void {
  const file = model.files;
  model.files += 1;
  for (const claim of model.claims.filter(({ state }) => state === 'approved').slice(0, most)) {
    const owed = -(model.ledger[`receivable ${claim.payee}`]?.posted ?? 0);
    const kept = Math.min(owed, payoutOf(claim));
    move(model, `claim ${claim.payee}`, `receivable ${claim.payee}`, kept);
    claim.settled_ore += kept;
    claim.state = payoutOf(claim) === 0 ? 'paid' : 'in_file';
    if (claim.state === 'paid') continue;
    claim.file = file;
    move(model, `claim ${claim.payee}`, `transit ${file}`, payoutOf(claim));
  }
}

/** The places of the claims that went into the same file. */
export const besides = (model: Model, { file }: Claim): number[] =>
  model.claims.flatMap((claim, place) => (file !== null && claim.file === file ? [place] : []));

/** Of which the bank has said nothing. */
export const isWithdrawable = (model: Model, claim: Claim): boolean =>
  claim.state === 'in_file' && besides(model, claim).every((place) => model.claims[place]?.state === 'in_file');

/** Back to their payees; what was for something that has been cancelled goes on from there. */
export function withdrawFile(model: Model, { file }: Claim): void {
  for (const claim of model.claims.filter((one) => one.file === file)) {
    move(model, `transit ${file}`, `claim ${claim.payee}`, payoutOf(claim));
    Object.assign(claim, { state: 'approved', file: null });
    if (claim.event !== null && model.cancelled[claim.event]) rollBack(model, claim);
  }
}

/** The second answer about a line says nothing. */
export function bankAnswers(model: Model, claim: Claim, answer: 'paid' | 2 | 5): void {
  if (claim.state !== 'in_file') return;
  const isPaid = answer === 'paid';
  move(model, `transit ${claim.file}`, isPaid ? `paid ${claim.file}` : `claim ${claim.payee}`, payoutOf(claim));
  Object.assign(claim, { state: isPaid ? 'paid' : 'failed', code: isPaid ? null : answer });
  if (claim.event !== null && model.cancelled[claim.event]) rollBack(model, claim);
}

export function cancel(model: Model, who: Actor, event: number): number {
  if (who !== 'club_admin') return 403;
  if (model.cancelled[event]) return 409;
  model.cancelled[event] = true;
  returnFor(model, event);
  return 200;
}

function returnFor(model: Model, event: number): void {
  for (const claim of model.claims.filter((one) => one.event === event && !isTaken(one))) {
    if (isOpen(claim)) drop(model, claim, 'abandoned');
    else if (['approved', 'failed', 'paid'].includes(claim.state)) rollBack(model, claim);
  }
}

/** Who leaves before the trial is over has paid nothing. */
export function leave(model: Model): void {
  model.is_attending = false;
  for (const claim of model.claims) {
    const isTrial = claim.ready_on !== null && claim.ready_on > today(model);
    if (claim.card === 0 && claim.event === 0 && claim.state === 'waiting' && isTrial) drop(model, claim, 'abandoned');
  }
}

// What the clock does

export function ready(model: Model): void {
  for (const event of [0, 1]) if (model.cancelled[event]) returnFor(model, event);
  for (const claim of model.claims) {
    const isDue = claim.ready_on !== null && claim.ready_on <= today(model);
    if (claim.state === 'waiting' && claim.is_decided && isDue && !isTaken(claim)) approve(model, claim);
  }
}

const runningVersion = (model: Model): number =>
  model.versions.findIndex(
    ({ state, last_day }, version) =>
      state !== 'sent' && (PERIODS[version]?.starts_on ?? '') <= today(model) && today(model) <= last_day,
  );

const budget = (version: number) => `budget ${version}`;

function fund(model: Model, version: number): void {
  if (model.ledger[budget(version)]) return;
  move(model, 'outside', budget(version), (model.rules.rooms[version] ?? 0) * (AMOUNTS_ORE[version] ?? 0));
}

/** Accounts that go on first, then those of children who have none. */
export function grant(model: Model): void {
  const version = runningVersion(model);
  if (version < 0) return;
  const isKnown = model.guardians.mother || model.guardians.father;
  const owner = model.guardians.mother ? 'mother' : 'father';
  const next = model.order.filter((child) => {
    const card = model.cards[child];
    return card && card.version !== version && !card.is_closed;
  });
  const added = ([0, 1] as const).filter((child) => !model.cards[child] && isKnown);
  for (const child of [...next, ...added]) {
    fund(model, version);
    if (availableIn(model, budget(version)) < (AMOUNTS_ORE[version] ?? 0)) return;
    give(model, child, version, owner);
  }
}

function give(model: Model, child: 0 | 1, version: number, owner: Actor): void {
  const ore = AMOUNTS_ORE[version] ?? 0;
  const card = model.cards[child];
  if (card && card.version !== version && model.rules.leftover === 'returned') takeBack(model, child, card.version);
  move(model, budget(version), purse(child), ore);
  model.cards[child] = { version, is_closed: false, owner: card ? card.owner : owner };
}

function takeBack(model: Model, child: number, version: number): void {
  move(model, purse(child), budget(version), availableIn(model, purse(child)));
}

/** A guardian asks: opened, opened again or renewed, where there is money. */
export function open(model: Model, who: Actor, child: 0 | 1): number {
  // Only these two have proved who they are.
  if (who !== 'mother' && who !== 'father') return 409;
  if (!isGuardian(model, who)) return 404;
  if (isAdult(model, child)) return 404;
  const version = runningVersion(model);
  if (version < 0) return 409;
  const card = model.cards[child];
  if (card?.version === version) {
    card.is_closed = false;
    return 200;
  }
  const funded = structuredClone(model);
  fund(funded, version);
  if (availableIn(funded, budget(version)) < (AMOUNTS_ORE[version] ?? 0)) return 409;
  fund(model, version);
  give(model, child, version, who);
  return 200;
}

export function expire(model: Model): void {
  model.versions.forEach(({ state, last_day }, version) => {
    if (state === 'sent' || last_day >= today(model)) return;
    const closes = model.rules.at_end === 'closed' || last_day < monthsAfter(today(model), -WAITS_MONTHS);
    model.cards.forEach((card, child) => {
      if (card?.version !== version) return;
      if (closes || model.rules.leftover === 'returned') takeBack(model, child, version);
      if (closes) card.is_closed = true;
    });
  });
}

export function publish(model: Model, who: Actor): number {
  const refused = atOffice(who);
  if (refused) return refused;
  if (model.versions[1].state !== 'sent') return 409;
  // Sent by the other one: public money has two names.
  if (who === 'admin') return 403;
  model.versions[1].state = 'published';
  return 200;
}

export function endPeriod(model: Model, who: Actor): number {
  const refused = atOffice(who);
  if (refused) return refused;
  const [version] = model.versions;
  if (version.state !== 'published') return 409;
  if (today(model) >= PERIODS[0].ends_on) return 422;
  Object.assign(version, { state: 'ended', last_day: today(model) });
  return 200;
}
