import type { Opening } from '#features/equipment/opening.ts';
import type { Condition, LoanState, Unit } from '#features/equipment/rules.ts';
import type { Scene } from '#features/pictures/contract.ts';

const on = (weekdays: readonly number[], opens: string, closes: string): Opening[] =>
  weekdays.map((weekday) => ({ weekday, opens, closes }));
const WEEKDAYS = [0, 1, 2, 3, 4];
const WEEKEND = [5, 6];

export const DEMO_PLACES = [
  {
    name: 'Utstyrsbua Furumo',
    address: 'Furumoveien 4',
    openings: [...on(WEEKDAYS, '15:00', '19:00'), ...on(WEEKEND, '10:00', '19:00')],
  },
  { name: 'Isbanen', address: 'Stadionveien 2', openings: on([...WEEKDAYS, ...WEEKEND], '12:00', '20:00') },
  { name: 'Båthavna', address: 'Bryggen 1', openings: on([...WEEKDAYS, ...WEEKEND], '09:00', '19:00') },
] as const;

type DemoItem = {
  place: number;
  name: string;
  description: string;
  scene: Scene;
  unit: Unit;
  max_length: number;
  season: readonly [string, string] | null;
  label: string;
  pieces: number;
  in_repair?: number;
  deposit_ore?: number;
};

export const DEMO_ITEMS: readonly DemoItem[] = [
  {
    place: 0,
    name: 'Langrennspakke 130–150 cm',
    description: 'Ski, staver og sko.',
    scene: 'ski',
    unit: 'day',
    max_length: 7,
    season: ['11-01', '04-15'],
    label: 'Ski',
    pieces: 8,
    in_repair: 1,
  },
  {
    place: 1,
    name: 'Skøyter, størrelse 28–40',
    description: 'Med hjelm.',
    scene: 'snolek',
    unit: 'day',
    max_length: 7,
    season: ['10-15', '03-31'],
    label: 'Skøyter',
    pieces: 20,
  },
  {
    place: 0,
    name: 'Telt for fire',
    description: 'Med liggeunderlag.',
    scene: 'familietur',
    unit: 'day',
    max_length: 7,
    season: null,
    label: 'Telt',
    pieces: 2,
    deposit_ore: 30_000,
  },
  {
    place: 2,
    name: 'Dobbel kajakk',
    description: 'Med vester. Kom minst to sammen, og ha med en voksen.',
    scene: 'padling',
    unit: 'day',
    max_length: 3,
    season: ['05-01', '09-30'],
    label: 'Kajakk',
    pieces: 4,
  },
  {
    place: 2,
    name: 'Kano',
    description: 'Tre plasser og tre vester. Lånes i timer, så lenge fjorden er åpen.',
    scene: 'padling',
    unit: 'hour',
    max_length: 4,
    season: null,
    label: 'Kano',
    pieces: 2,
  },
];

/** Item, piece and card are places in their lists; `from` is in days from today. */
export type DemoLoan = {
  item: number;
  piece: number;
  card: number;
  from: number;
  days: number;
  state: LoanState | 'waiting';
  condition?: Condition;
  /** Held of the account. */
  hasDeposit?: true;
};

export const DEMO_LOANS: readonly DemoLoan[] = [
  { item: 1, piece: 0, card: 0, from: -5, days: 6, state: 'out' },
  { item: 0, piece: 0, card: 1, from: 2, days: 3, state: 'reserved' },
  { item: 2, piece: 0, card: 0, from: 10, days: 3, state: 'waiting' },
  { item: 2, piece: 0, card: 2, from: 8, days: 6, state: 'reserved' },
  { item: 2, piece: 1, card: 3, from: 9, days: 5, state: 'reserved' },
  { item: 2, piece: 1, card: 4, from: 3, days: 2, state: 'offered' },
  { item: 0, piece: 1, card: 2, from: -6, days: 5, state: 'out' },
  { item: 0, piece: 2, card: 3, from: 0, days: 4, state: 'reserved' },
  { item: 0, piece: 3, card: 4, from: -2, days: 6, state: 'out' },
  { item: 0, piece: 4, card: 5, from: -20, days: 4, state: 'returned' },
  { item: 0, piece: 5, card: 6, from: -12, days: 3, state: 'returned', condition: 'worn' },
  { item: 0, piece: 6, card: 7, from: -9, days: 2, state: 'not_fetched' },
  { item: 1, piece: 1, card: 5, from: 0, days: 2, state: 'reserved' },
  { item: 1, piece: 2, card: 6, from: -3, days: 4, state: 'out' },
  { item: 1, piece: 3, card: 7, from: -15, days: 2, state: 'cancelled' },
  { item: 2, piece: 0, card: 8, from: -30, days: 4, state: 'lapsed' },
  { item: 2, piece: 0, card: 6, from: -9, days: 3, state: 'returned', condition: 'damaged', hasDeposit: true },
  { item: 2, piece: 1, card: 5, from: -1, days: 3, state: 'out', hasDeposit: true },
  { item: 3, piece: 0, card: 5, from: -120, days: 2, state: 'returned' },
  { item: 3, piece: 1, card: 6, from: -110, days: 3, state: 'returned', condition: 'damaged' },
];

/** What was fetched and brought back in each of the eleven months before, the longest ago first: more skis in the winter. */
const LENT_BEFORE = [9, 14, 16, 12, 6, 3, 8, 11, 9, 6, 8];
const MONTH_DAYS = 30;
const WINTER_MONTHS = 5;

export const DEMO_HISTORY: readonly DemoLoan[] = LENT_BEFORE.flatMap((count, month) =>
  Array.from({ length: count }, (_, at) => ({
    item: month < WINTER_MONTHS ? at % 2 : 2 + (at % 2),
    piece: at % 2,
    card: at,
    from: -MONTH_DAYS * (LENT_BEFORE.length - month) - (at % 20),
    days: 1 + (at % 3),
    state: 'returned' as const,
    condition: at === 7 ? ('worn' as const) : ('good' as const),
  })),
);
