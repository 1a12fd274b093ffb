import { expect } from 'vitest';
import { expireAtProvider, hearProvider, isOpen } from './money-claim-model.ts';
import { differencesOf } from './money-compare.ts';
import type { Deed, DeedOf, Drawn } from './money-deeds.ts';
import * as family from './money-family-model.ts';
import { type Actor, type Claim, type Model, today } from './money-model.ts';
import * as office from './money-office-model.ts';
import type { MoneyScene } from './money-scene.ts';

type Handling<One> = {
  /** Whether there is anything to do it to. */
  canBe?(model: Model, deed: One): boolean;
  /** Of a claim: whether it is one that this is usually done with. */
  suits?(claim: Claim, deed: One): boolean;
  /** What the model answers; what it is given it may change, unless it refuses. */
  expect(model: Model, deed: One): number;
  does(scene: MoneyScene, deed: One, model: Model): Promise<number>;
};

const HOUR_MS = 3_600_000;
const claimOf = (model: Model, { claim }: { claim: number }): Claim => model.claims[claim] as Claim;
const done = (result: Promise<unknown>): Promise<number> => result.then(() => 200);
const silently =
  <One>(act: (model: Model, deed: One) => void) =>
  (model: Model, deed: One): number => {
    act(model, deed);
    return 200;
  };

const HANDLING: { [Kind in Deed['kind']]: Handling<DeedOf<Kind>> } = {
  pay: {
    expect: (model, deed) => family.pay(model, deed),
    does: (scene, { who, card, to, kroner, repeat }) => scene.pay(who, card, to, kroner, repeat),
  },
  pay_own: {
    expect: (model, { card_kroner, is_at_once, ...deed }) =>
      family.pay(model, { ...deed, to: 'first' }, { card_kroner, is_confirmed: is_at_once }),
    does: (scene, { who, card, kroner, card_kroner, is_at_once, repeat }) =>
      scene.payOwn(who, card, kroner, card_kroner, is_at_once, repeat),
  },
  refund: {
    expect: (model, { who, card, kroner }) => family.askRefund(model, who, card, kroner),
    does: (scene, { who, card, kroner, repeat }) => scene.refund(who, card, kroner, repeat),
  },
  confirm: {
    suits: ({ payment }) => payment?.state === 'new',
    expect: (model, deed) => family.confirm(deed.who, claimOf(model, deed)),
    does: (scene, { who, claim }) => scene.confirm(who, claim),
  },
  payer_says: {
    suits: ({ payment }) => payment?.there?.state === 'CREATED',
    canBe: (model, deed) => claimOf(model, deed)?.payment?.there?.state === 'CREATED',
    expect: silently((model, deed) => {
      const { payment } = claimOf(model, deed);
      if (!payment?.there) return;
      expireAtProvider(model, payment);
      if (payment.there.state === 'CREATED') payment.there.state = deed.is_yes ? 'AUTHORIZED' : 'OVER';
    }),
    does: (scene, { claim, is_yes }) => done(scene.payerSays(claim, is_yes)),
  },
  abandon: {
    suits: isOpen,
    expect: (model, deed) => family.abandon(model, deed.who, claimOf(model, deed)),
    does: (scene, { who, claim }) => scene.abandon(who, claim),
  },
  retry: {
    suits: ({ state }) => state === 'failed',
    expect: (model, deed) => family.retry(model, deed.who, claimOf(model, deed), deed.has_new_account),
    does: (scene, { who, claim, has_new_account }) => scene.retry(who, claim, has_new_account),
  },
  retry_as_staff: {
    suits: ({ state }) => state === 'failed',
    expect: (model, deed) => office.retryAsStaff(deed.who, claimOf(model, deed)),
    does: (scene, { who, claim }) => scene.retryAsStaff(who, claim),
  },
  decide: {
    canBe: ({ claims }) => claims.length > 0,
    expect: (model, { who, claims, decision }) =>
      office.decide(
        model,
        who,
        claims.map((claim) => claimOf(model, { claim })),
        decision,
      ),
    does: (scene, { who, claims, decision }) => scene.decide(who, claims, decision),
  },
  file: {
    canBe: ({ claims }) => claims.some(({ state }) => state === 'approved'),
    expect: silently((model, { most }) => office.makeFile(model, most)),
    does: (scene, { most }) => done(scene.makeFile(most)),
  },
  withdraw_file: {
    suits: ({ state }) => state === 'in_file',
    canBe: (model, deed) => office.isWithdrawable(model, claimOf(model, deed)),
    expect: silently((model, deed) => office.withdrawFile(model, claimOf(model, deed))),
    does: (scene, { claim }, model) => done(scene.withdrawFile(office.besides(model, claimOf(model, { claim })))),
  },
  bank: {
    suits: ({ state }) => state === 'in_file',
    expect: silently((model, deed) => office.bankAnswers(model, claimOf(model, deed), deed.answer)),
    does: async (scene, { claim, answer, is_doubled }) => {
      await scene.bankAnswers(claim, answer);
      if (is_doubled) await scene.bankAnswers(claim, answer === 'paid' ? 2 : 'paid');
      return 200;
    },
  },
  cancel: {
    canBe: ({ cancelled }, { event }) => !cancelled[event],
    expect: (model, { who, event }) => office.cancel(model, who, event),
    does: (scene, { who, event }) => scene.cancel(who, event),
  },
  leave: {
    canBe: ({ is_attending, cancelled, days, now }) =>
      is_attending && !cancelled[0] && now < Date.parse(`${days.at(-1)}T00:00:00Z`),
    expect: silently(office.leave),
    does: (scene) => scene.leave(),
  },
  open: {
    expect: (model, { who, child }) => office.open(model, who, child),
    async does(scene, { who, child }) {
      const status = await scene.open(who, child);
      await scene.findCards();
      return status;
    },
  },
  lend: {
    canBe: ({ cards, share }) => cards[0] !== null && share === null,
    expect: silently((model) => {
      model.share = { may_pay: true, started_on: today(model), ended_by: null };
    }),
    does: (scene) => done(scene.stage.lend()),
  },
  change_share: {
    canBe: ({ share }) => share !== null,
    expect: (model, { who, may_pay }) => family.changeShare(model, who, may_pay),
    does: (scene, { who, may_pay }) => scene.changeShare(who, may_pay),
  },
  end_share: {
    canBe: ({ share }) => share !== null,
    expect: (model, { who }) => family.endShare(model, who),
    does: (scene, { who }) => scene.endShare(who),
  },
  end_guardianship: {
    canBe: ({ guardians }, { who }) => guardians[who],
    expect: silently((model, { who }) => {
      model.guardians[who] = false;
    }),
    does: (scene, { who }) => done(scene.stage.endGuardianship(who)),
  },
  publish: {
    expect: (model, { who }) => office.publish(model, who),
    does: (scene, { who }) => scene.publish(who),
  },
  end_period: {
    expect: (model, { who }) => office.endPeriod(model, who),
    does: (scene, { who }, model) => scene.endPeriod(who, today(model)),
  },
  grant: { expect: silently(office.grant), does: (scene) => done(scene.grant()) },
  expire: { expect: silently(office.expire), does: (scene) => done(scene.expire()) },
  ready: { expect: silently(office.ready), does: (scene) => done(scene.ready()) },
  wait: {
    expect: silently((model, { hours }) => {
      model.now += hours * HOUR_MS;
    }),
    does: async (scene, { hours }, model) => {
      scene.setClock(model.now + hours * HOUR_MS);
      return 200;
    },
  },
  weather: {
    expect: silently((model, { weather }) => {
      model.weather = weather;
    }),
    does: async (scene, { weather }) => {
      scene.setWeather(weather);
      return 200;
    },
  },
  telling: {
    expect: () => 200,
    does: async (scene, { telling }) => {
      scene.setTelling(telling);
      return 200;
    },
  },
};
export const KINDS = Object.keys(HANDLING) as Deed['kind'][];

/** The claims that are meant: those that it can be done with, unless a person insists. */
function meant(model: Model, { deed, insists }: Drawn): Deed | null {
  const { suits } = HANDLING[deed.kind] as Handling<Deed>;
  const among = (fits: (claim: Claim) => boolean): number[] =>
    model.claims.flatMap((claim, place) => (insists || fits(claim) ? [place] : []));
  if (deed.kind === 'decide') {
    const places = among((claim) => office.isDecidable(claim, deed.decision));
    const claims = [...new Set(deed.claims.flatMap((drawn) => places[drawn % places.length] ?? []))];
    return claims.length > 0 ? { ...deed, claims } : null;
  }
  if (!('claim' in deed)) return deed;
  const places = among((claim) => suits?.(claim, deed) ?? true);
  const claim = places[deed.claim % places.length];
  return claim === undefined ? null : { ...deed, claim };
}

const ABLE: readonly Actor[] = ['mother', 'father', 'child', 'second', 'admin', 'club_admin'];

/** Most people do not try what cannot be done now, and leave it to others who can; a few insist. */
function choose(model: Model, drawn: Drawn): Deed | null {
  const deed = meant(model, drawn);
  if (!deed) return null;
  const handling = HANDLING[deed.kind] as Handling<Deed>;
  if (handling.canBe?.(model, deed) === false) return null;
  if (drawn.insists) return deed;
  const others = 'who' in deed && deed.kind !== 'end_guardianship' ? ABLE.map((who) => ({ ...deed, who }) as Deed) : [];
  return [deed, ...others].find((one) => handling.expect(structuredClone(model), one) < 300) ?? null;
}

export type Outcome = 'carried out' | 'refused';
const SECOND_MS = 1000;

/** Does what was drawn, if it can be done. `told` is handed everything that was done, and what comes of it. */
export const commandOf =
  (told: (deed: Deed, outcome: Outcome) => void) =>
  async (model: Model, scene: MoneyScene, drawn: Drawn): Promise<void> => {
    model.now += SECOND_MS;
    model.order = scene.stage.order();
    const deed = choose(model, drawn);
    if (!deed) return;
    const says = JSON.stringify(deed);
    const handling = HANDLING[deed.kind] as Handling<Deed>;
    const after = structuredClone(model);
    const status = handling.expect(after, deed);
    told(deed, status < 300 ? 'carried out' : 'refused');
    scene.setClock(model.now);
    const before = await scene.stage.look();
    const answered = await handling.does(scene, deed, model);
    expect(`${says}: ${answered}`).toBe(`${says}: ${status}`);
    if (status < 300) Object.assign(model, after);
    else expect(await scene.stage.look(), `${says} was refused`).toEqual(before);
    hearProvider(model);
    await scene.settle(deed.kind === 'wait' || deed.kind === 'weather');
    expect(differencesOf(model, await scene.stage.look(), scene), says).toEqual([]);
  };
