import { shortDate } from '#platform/language/dates.ts';
import type { Day } from '#platform/language/days.ts';

/** Those who may have to do with an account, and those who may not. */
export const ACTORS = [
  'mother',
  'father',
  'aunt',
  'child',
  'stranger',
  'club_admin',
  'admin',
  'second',
  'support',
  'elsewhere',
] as const;
export type Actor = (typeof ACTORS)[number];

export type Rules = {
  trial_times: number;
  leftover: 'returned' | 'carried_over';
  at_end: 'renewed' | 'closed';
  /** How many accounts there is money for, in this period and in the next. */
  rooms: [number, number];
  /** The day on which the older child comes of age. */
  adult_on: Day;
};

export const AMOUNTS_ORE = [200_000, 100_000] as const;
export const PERIODS = [
  { starts_on: '2026-08-01', ends_on: '2026-12-31' },
  { starts_on: '2027-01-01', ends_on: '2027-07-31' },
] as const;
export const BEGINNING = Date.parse('2026-11-17T12:00:00Z');

type Version = { state: 'sent' | 'published' | 'ended'; last_day: Day };
type Card = { version: number; is_closed: boolean; owner: Actor | null };
type Operation = 'capture' | 'cancel' | 'refund';

/** A payment of own money: what we know of it, and what the provider has. */
export type Payment = {
  state: 'new' | 'created' | 'authorised' | 'captured' | 'ended';
  by: Actor;
  is_confirmed: boolean;
  begun: number;
  asked: Operation[];
  there: { state: 'CREATED' | 'AUTHORIZED' | 'OVER'; since: number; captured: number; refunded: number } | null;
};

export type Claim = {
  card: number;
  kind: 'payment' | 'refund';
  state:
    | 'authorising'
    | 'waiting'
    | 'approved'
    | 'in_file'
    | 'paid'
    | 'failed'
    | 'rejected'
    | 'abandoned'
    | 'rolled_back';
  /** The name of its account in the ledger. */
  payee: string;
  event: number | null;
  purse_ore: number;
  own_ore: number;
  settled_ore: number;
  is_decided: boolean;
  ready_on: Day | null;
  file: number | null;
  code: 2 | 5 | null;
  payment: Payment | null;
};

export type Weather = 'calm' | 'requests_lost' | 'answers_lost' | 'refuses';

export type Model = {
  now: number;
  rules: Rules;
  versions: [Version, Version];
  cards: [Card | null, Card | null];
  /** In which order the accounts go on, as their ids are. */
  order: (0 | 1)[];
  guardians: { mother: boolean; father: boolean };
  share: { may_pay: boolean; started_on: Day; ended_by: Actor | null } | null;
  /** The days on which the activities take place, and which of them are cancelled. */
  days: Day[];
  cancelled: [boolean, boolean];
  is_attending: boolean;
  claims: Claim[];
  files: number;
  weather: Weather;
  ledger: Record<string, { posted: number; held: number }>;
};

export const emptyModel = (rules: Rules, days: Day[]): Model => ({
  now: BEGINNING,
  rules,
  versions: [
    { state: 'published', last_day: PERIODS[0].ends_on },
    { state: 'sent', last_day: PERIODS[1].ends_on },
  ],
  cards: [null, null],
  order: [0, 1],
  guardians: { mother: true, father: true },
  share: null,
  days,
  cancelled: [false, false],
  is_attending: true,
  claims: [],
  files: 0,
  weather: 'calm',
  ledger: {},
});

export const today = (model: Model): Day => shortDate(new Date(model.now));

export const accountOf = (model: Model, name: string) => {
  model.ledger[name] ??= { posted: 0, held: 0 };
  return model.ledger[name];
};
export const availableIn = (model: Model, name: string): number => {
  const { posted, held } = model.ledger[name] ?? { posted: 0, held: 0 };
  return posted - held;
};
export function move(model: Model, from: string, to: string, ore: number): void {
  accountOf(model, from).posted -= ore;
  accountOf(model, to).posted += ore;
}
export const purse = (card: number) => `purse ${card}`;

type Rights = { role: 'owner' | 'guardian' | 'holder' | 'share'; may_pay: boolean };

export const isAdult = (model: Model, child: number): boolean => child === 0 && today(model) >= model.rules.adult_on;
export const isGuardian = (model: Model, who: Actor): who is 'mother' | 'father' =>
  (who === 'mother' || who === 'father') && model.guardians[who];

export function rightsOf(model: Model, who: Actor, child: number): Rights | null {
  const card = model.cards[child];
  if (!card) return null;
  const share = who === 'aunt' && child === 0 && model.share?.ended_by === null ? model.share : null;
  if (isAdult(model, child)) {
    if (who === 'child') return { role: 'holder', may_pay: true };
    return share && share.started_on >= model.rules.adult_on ? { role: 'share', may_pay: share.may_pay } : null;
  }
  if (isGuardian(model, who)) return { role: firstGuardian(model, card) === who ? 'owner' : 'guardian', may_pay: true };
  return share && { role: 'share', may_pay: share.may_pay };
}

const firstGuardian = (model: Model, { owner }: Card): Actor | undefined =>
  [owner, 'mother' as const, 'father' as const].find((one) => one !== null && isGuardian(model, one)) ?? undefined;

export const mayShare = (rights: Rights): boolean => rights.role === 'owner' || rights.role === 'holder';

/** Null where it may be paid from. */
export function closedTo(model: Model, who: Actor, child: number): number | null {
  const rights = rightsOf(model, who, child);
  const card = model.cards[child];
  if (!rights || !card) return 404;
  if (!rights.may_pay) return 403;
  const last_day = model.versions[card.version]?.last_day ?? '';
  return card.is_closed || last_day < today(model) ? 409 : null;
}
