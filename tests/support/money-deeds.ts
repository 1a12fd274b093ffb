import fc from 'fast-check';
import type { Actor, Weather } from './money-model.ts';
import type { Decision } from './money-office-model.ts';
import type { Telling } from './money-scene.ts';

export type Repeat = 'no' | 'same' | 'other';
type Which = { claim: number };

/** D-03: everything that can happen to money, as plain data, so that a story can be kept and told again. */
export type Deed =
  | { kind: 'pay'; who: Actor; card: number; to: 'first' | 'second' | 'account'; kroner: number; repeat: Repeat }
  | {
      kind: 'pay_own';
      who: Actor;
      card: number;
      kroner: number;
      card_kroner: number | null;
      is_at_once: boolean;
      repeat: Repeat;
    }
  | { kind: 'refund'; who: Actor; card: number; kroner: number; repeat: Repeat }
  | ({ kind: 'confirm' | 'abandon' | 'retry_as_staff'; who: Actor } & Which)
  | ({ kind: 'payer_says'; is_yes: boolean } & Which)
  | ({ kind: 'retry'; who: Actor; has_new_account: boolean } & Which)
  | { kind: 'decide'; who: Actor; claims: number[]; decision: Decision }
  | { kind: 'file'; most: number }
  | ({ kind: 'withdraw_file' } & Which)
  | ({ kind: 'bank'; answer: 'paid' | 2 | 5; is_doubled: boolean } & Which)
  | { kind: 'cancel'; who: Actor; event: number }
  | { kind: 'open'; who: Actor; child: 0 | 1 }
  | { kind: 'change_share'; who: Actor; may_pay: boolean }
  | { kind: 'end_share' | 'publish' | 'end_period'; who: Actor }
  | { kind: 'end_guardianship'; who: 'mother' | 'father' }
  | { kind: 'leave' | 'lend' | 'grant' | 'expire' | 'ready' }
  | { kind: 'wait'; hours: number }
  | { kind: 'weather'; weather: Weather }
  | { kind: 'telling'; telling: Telling };
export type DeedOf<Kind, One = Deed> = One extends { kind: infer Own } ? (Kind extends Own ? One : never) : never;

/** Which claim is meant is found out where it is told: one that it can be done with, unless the one who does it insists. */
export type Drawn = { deed: Deed; insists: boolean };

const one = fc.constantFrom;
const kind = <Kind extends Deed['kind']>(...kinds: Kind[]) => one(...kinds);
const family = one<Actor>('mother', 'mother', 'mother', 'father', 'father', 'aunt', 'child', 'stranger');
const office = one<Actor>('admin', 'admin', 'second', 'second', 'support', 'elsewhere', 'mother');
const card = one(0, 0, 1);
const claim = fc.nat(11);
const kroner = one(1, 50, 100, 100, 250, 250, 450, 2000, 2450, 0);
const repeat = one<Repeat>('no', 'no', 'no', 'same', 'other');
const child = one<0 | 1>(0, 1);

const drawings: [number, fc.Arbitrary<Deed>][] = [
  [12, fc.record({ kind: kind('pay'), who: family, card, to: one('first', 'second', 'account'), kroner, repeat })],
  [
    12,
    fc.record({
      kind: kind('pay_own'),
      who: family,
      card,
      kroner: one(450, 450, 900, 2450),
      card_kroner: one(null, 50, 100, 250),
      is_at_once: one(true, true, false),
      repeat,
    }),
  ],
  [4, fc.record({ kind: kind('refund'), who: family, card, kroner, repeat })],
  [3, fc.record({ kind: kind('confirm'), who: family, claim })],
  [16, fc.record({ kind: kind('payer_says'), claim, is_yes: one(true, true, true, false) })],
  [2, fc.record({ kind: kind('abandon'), who: family, claim })],
  [
    24,
    fc.record({
      kind: kind('decide'),
      who: office,
      claims: fc.uniqueArray(claim, { minLength: 1, maxLength: 3 }),
      decision: one<Decision>('approve', 'approve', 'approve', 'approve', 'reject', 'roll_back'),
    }),
  ],
  [10, fc.record({ kind: kind('file'), most: one(1, 2, 100, 100) })],
  [3, fc.record({ kind: kind('withdraw_file'), claim })],
  [
    18,
    fc.record({
      kind: kind('bank'),
      claim,
      answer: one<'paid' | 2 | 5>('paid', 'paid', 2, 2, 5),
      is_doubled: fc.boolean(),
    }),
  ],
  [6, fc.record({ kind: kind('retry'), who: family, claim, has_new_account: fc.boolean() })],
  [3, fc.record({ kind: kind('retry_as_staff'), who: office, claim })],
  [1, fc.record({ kind: kind('cancel'), who: one<Actor>('club_admin', 'club_admin', 'mother'), event: one(0, 1) })],
  [2, fc.record({ kind: kind('grant') })],
  [1, fc.record({ kind: kind('open'), who: family, child })],
  [4, fc.record({ kind: kind('lend', 'leave', 'expire', 'ready', 'ready', 'expire') })],
  [2, fc.record({ kind: kind('change_share'), who: family, may_pay: fc.boolean() })],
  [2, fc.record({ kind: kind('end_share', 'publish', 'publish', 'end_period'), who: fc.oneof(family, office) })],
  [1, fc.record({ kind: kind('end_guardianship'), who: one<'mother' | 'father'>('mother', 'father') })],
  [4, fc.record({ kind: kind('wait'), hours: one(0.1, 0.1, 1, 26, 26, 24 * 9, 24 * 46) })],
  [
    4,
    fc.record({
      kind: kind('weather'),
      weather: one<Weather>('calm', 'calm', 'calm', 'requests_lost', 'answers_lost', 'refuses'),
    }),
  ],
  [2, fc.record({ kind: kind('telling'), telling: one<Telling>('once', 'twice', 'backwards', 'never') })],
];

export const deed: fc.Arbitrary<Drawn> = fc.record({
  deed: fc.oneof(...drawings.map(([weight, arbitrary]) => ({ weight, arbitrary }))),
  insists: fc.nat(14).map((many) => many === 14),
});
