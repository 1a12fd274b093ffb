import { accountOf, type Claim, type Model, move, type Payment, purse } from './money-model.ts';

const MINUTE_MS = 60_000;
/** As the provider gives the payer, and as we do before we give up. */
const PAYER_MS = 10 * MINUTE_MS;
const ABANDONED_MS = 15 * MINUTE_MS;

export const isOpen = ({ state }: Claim): boolean => state === 'authorising' || state === 'waiting';
/** The family's own money is being taken: until the provider has answered nothing else is done with it. */
export const isTaken = ({ payment }: Claim): boolean => payment?.asked.includes('capture') ?? false;

export function drop(model: Model, claim: Claim, to: 'rejected' | 'abandoned'): void {
  accountOf(model, purse(claim.card)).held -= claim.purse_ore;
  claim.state = to;
  if (claim.payment && claim.payment.state !== 'ended') claim.payment.asked.push('cancel');
}

export function approve(model: Model, claim: Claim): void {
  if (claim.payment) claim.payment.asked.push('capture');
  else release(model, claim);
}

function release(model: Model, claim: Claim): void {
  accountOf(model, purse(claim.card)).held -= claim.purse_ore;
  move(model, purse(claim.card), `claim ${claim.payee}`, claim.purse_ore);
  claim.state = 'approved';
}

export const payoutOf = ({ purse_ore, own_ore, settled_ore }: Claim): number => purse_ore + own_ore - settled_ore;

/** First what is in the house, for the account and then for the provider; the rest is owed by the payee. */
export function rollBack(model: Model, claim: Claim): void {
  const inHouse = claim.state === 'paid' ? 0 : payoutOf(claim);
  const fromClaim = Math.min(inHouse, claim.purse_ore);
  const ownFromClaim = inHouse - fromClaim;
  move(model, `claim ${claim.payee}`, purse(claim.card), fromClaim);
  move(model, `claim ${claim.payee}`, 'provider', ownFromClaim);
  move(model, `receivable ${claim.payee}`, purse(claim.card), claim.purse_ore - fromClaim);
  move(model, `receivable ${claim.payee}`, 'provider', claim.own_ore - ownFromClaim);
  Object.assign(claim, { state: 'rolled_back', code: null });
  claim.payment?.asked.push('refund');
}

/** What is asked for reaches the provider or not, and what it says reaches us or not. */
export function hearProvider(model: Model): void {
  for (const claim of model.claims) {
    if (!claim.payment) continue;
    if (model.weather === 'answers_lost') act(model, claim.payment, claim.own_ore);
    else if (model.weather !== 'requests_lost') settle(model, claim, claim.payment);
  }
}

export function expireAtProvider(model: Model, { there }: Payment): void {
  if (there?.state === 'CREATED' && model.now - there.since > PAYER_MS) there.state = 'OVER';
}

/** The next thing that is to be done, at the provider. False where it says no. */
function act(model: Model, payment: Payment, ore: number): boolean {
  expireAtProvider(model, payment);
  const [next] = payment.asked;
  if (payment.state === 'new') {
    const isWanted = payment.is_confirmed && !next && model.now - payment.begun <= ABANDONED_MS;
    if (!isWanted || payment.there) return true;
    if (model.weather === 'refuses') return false;
    payment.there = { state: 'CREATED', since: model.now, captured: 0, refunded: 0 };
    return true;
  }
  const { there } = payment;
  if (!next || !there) return true;
  if (next === 'capture') {
    if (model.weather === 'refuses') return false;
    there.captured = ore;
  } else if (next === 'refund') there.refunded = ore;
  else if (there.captured === 0) there.state = 'OVER';
  return true;
}

/** Asked and read, until nothing is open that could be answered. */
function settle(model: Model, claim: Claim, payment: Payment): void {
  if (
    payment.state === 'new' &&
    !payment.is_confirmed &&
    model.now - payment.begun <= ABANDONED_MS &&
    !payment.asked[0]
  )
    return;
  for (let round = 0; round < 5; round += 1) {
    const [asked] = payment.asked;
    const isNew = payment.state === 'new';
    const isDone = act(model, payment, claim.own_ore);
    learn(model, claim, payment);
    if (asked && !isNew) payment.asked.shift();
    if (!isDone && asked === 'capture') payment.asked.push('cancel');
    if (payment.state === 'ended') payment.asked = [];
    if (payment.asked.length === 0) return;
  }
}

function learn(model: Model, claim: Claim, payment: Payment): void {
  const { there } = payment;
  if (there === null || there.state === 'OVER') {
    if (payment.state === 'ended' || payment.state === 'captured') return;
    payment.state = 'ended';
    if (isOpen(claim)) drop(model, claim, 'abandoned');
    return;
  }
  if (there.state === 'CREATED') payment.state = 'created';
  else if (payment.state === 'new' || payment.state === 'created') {
    payment.state = 'authorised';
    if (claim.state === 'authorising') claim.state = 'waiting';
  }
  if (there.captured > 0 && payment.state === 'authorised') captured(model, claim, payment);
}

function captured(model: Model, claim: Claim, payment: Payment): void {
  payment.state = 'captured';
  if (claim.state !== 'waiting') return;
  move(model, 'provider', `claim ${claim.payee}`, claim.own_ore);
  release(model, claim);
  if (claim.event !== null && model.cancelled[claim.event]) rollBack(model, claim);
}
