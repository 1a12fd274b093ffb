import { dayAfter } from '#platform/language/days.ts';
import { drop, isOpen, isTaken } from './money-claim-model.ts';
import {
  type Actor,
  accountOf,
  availableIn,
  type Claim,
  closedTo,
  type Model,
  mayShare,
  purse,
  rightsOf,
  today,
} from './money-model.ts';

export type Paying = { who: Actor; card: number; to: 'first' | 'second' | 'account'; kroner: number };

export function pay(
  model: Model,
  { who, card, to, kroner }: Paying,
  own?: { card_kroner: number | null; is_confirmed: boolean },
): number {
  const refused = closedTo(model, who, card);
  if (refused) return refused;
  if (kroner <= 0) return 422;
  const whole = kroner * 100;
  let purse_ore = whole;
  if (own) {
    const left = availableIn(model, purse(card));
    if (left === 0) return 409;
    purse_ore = own.card_kroner === null ? Math.min(left, whole) : own.card_kroner * 100;
    if (purse_ore <= 0 || purse_ore > whole) return 422;
  }
  const event = to === 'account' ? null : to === 'first' ? 0 : 1;
  if (event !== null && model.cancelled[event]) return 422;
  if (purse_ore > availableIn(model, purse(card))) return 422;
  const payee = event === null ? `payee ${model.claims.length}` : 'club';
  hold(
    model,
    { who, card, kind: 'payment', payee, event, purse_ore, own_ore: whole - purse_ore },
    own?.is_confirmed ?? false,
  );
  return 200;
}

export function askRefund(model: Model, who: Actor, card: number, kroner: number): number {
  const refused = closedTo(model, who, card);
  if (refused) return refused;
  if (rightsOf(model, who, card)?.role === 'share') return 403;
  if (kroner <= 0 || kroner * 100 > availableIn(model, purse(card))) return 422;
  hold(model, { who, card, kind: 'refund', payee: who, event: null, purse_ore: kroner * 100, own_ore: 0 }, false);
  return 200;
}

type Held = Pick<Claim, 'card' | 'kind' | 'payee' | 'event' | 'purse_ore' | 'own_ore'> & { who: Actor };

function hold(model: Model, { who, ...held }: Held, is_confirmed: boolean): void {
  accountOf(model, purse(held.card)).held += held.purse_ore;
  const tried = model.days
    .filter((day) => day > today(model))
    .slice(0, model.rules.trial_times)
    .at(-1);
  model.claims.push({
    ...held,
    state: held.own_ore > 0 ? 'authorising' : 'waiting',
    settled_ore: 0,
    is_decided: false,
    ready_on: held.event === null || tried === undefined ? null : dayAfter(tried, 1),
    file: null,
    code: null,
    payment:
      held.own_ore > 0 ? { state: 'new', by: who, is_confirmed, begun: model.now, asked: [], there: null } : null,
  });
}

export function confirm(who: Actor, claim: Claim): number {
  if (!claim.payment || claim.payment.by !== who) return 404;
  if (claim.payment.state === 'ended') return 409;
  claim.payment.is_confirmed = true;
  return 200;
}

export function abandon(model: Model, who: Actor, claim: Claim): number {
  const rights = rightsOf(model, who, claim.card);
  if (!rights) return 404;
  if (!rights.may_pay) return 403;
  if (!isOpen(claim) || isTaken(claim)) return 409;
  drop(model, claim, 'abandoned');
  return 200;
}

export function retry(model: Model, who: Actor, claim: Claim, hasNewAccount: boolean): number {
  const rights = rightsOf(model, who, claim.card);
  if (!rights) return 404;
  if (!rights.may_pay) return 403;
  if (!mayBeRetried(claim)) return 409;
  if (claim.kind === 'refund' && claim.code === 5 && !hasNewAccount) return 422;
  Object.assign(claim, { state: 'approved', code: null });
  return 200;
}

/** What was typed for the bank to know stays unknown to it; a guardian has another account. */
export const mayBeRetried = ({ state, kind, code }: Claim): boolean =>
  state === 'failed' && (kind === 'refund' || code === 2);

export function changeShare(model: Model, who: Actor, may_pay: boolean): number {
  const rights = rightsOf(model, who, 0);
  if (!rights || !model.share) return 404;
  if (!mayShare(rights)) return 403;
  if (model.share.ended_by === 'aunt') return 404;
  const goesOn = model.share.ended_by === null && rights.role !== 'holder';
  model.share = { may_pay, ended_by: null, started_on: goesOn ? model.share.started_on : today(model) };
  return 200;
}

export function endShare(model: Model, who: Actor): number {
  const rights = rightsOf(model, who, 0);
  if (!rights || !model.share || model.share.ended_by === 'aunt') return 404;
  if (who !== 'aunt' && !mayShare(rights)) return 403;
  model.share.ended_by ??= who;
  return 200;
}
