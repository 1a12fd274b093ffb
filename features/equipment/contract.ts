import { z } from 'zod';
import { SCENES } from '#features/pictures/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import { isDay } from '#platform/language/typed-day.ts';
import { opening } from './opening.ts';
import { CONDITIONS, DEPOSIT_STATES, LOAN_STATES, MAX_CALENDAR_DAYS, UNITS, WHY_NOT } from './rules.ts';

/** What is held up at the desk; the digits are typed where there is no camera. */
const pass = z.object({ code: z.string(), digits: z.string() });

/** Where things are fetched and brought back. */
export const lendingPlace = z.object({
  id: ids.lendingPlace,
  name: z.string(),
  address: z.string(),
  /** Who stands there, as it is called in the place. */
  provider_name: z.string(),
  openings: z.array(opening),
});
export type LendingPlace = z.infer<typeof lendingPlace>;

/** A thumbnail of the municipality's own, or the drawing that stands in for it. */
const picture = { thumbnail_url: z.string().nullable(), scene: z.enum(SCENES) };

/** Of a loan in whole days 'YYYY-MM-DD', the first and the last; of one in hours the two moments. */
const stretch = { from: z.string(), to: z.string() };

/** What is held of the child's account while the thing is lent; null where nothing is. */
export const loanDeposit = z
  .object({
    amount_ore: z.int(),
    state: z.enum(DEPOSIT_STATES),
    /** Of what the municipality has decided to keep, and why. */
    kept_ore: z.int(),
    reason: z.string().nullable(),
  })
  .nullable();
export type LoanDeposit = NonNullable<z.infer<typeof loanDeposit>>;

/** In the queue for these days. */
export const equipmentWait = z.object({ id: ids.equipmentWait, ...stretch, position: z.int() });
export type EquipmentWait = z.infer<typeof equipmentWait>;

/** Where one of the user's accounts stands to an item. */
export const itemCard = z.object({
  card_id: ids.card,
  first_name: z.string(),
  /** The one that is offered, reserved or out; an account has one of each item at a time. */
  loan: z.object({ id: ids.equipmentLoan, state: z.enum(LOAN_STATES), ...stretch }).nullable(),
  waiting: equipmentWait.nullable(),
  /** Why it cannot be borrowed with this account now. */
  why_not: z.enum(WHY_NOT).nullable(),
  can: z.object({ reserve: z.boolean(), wait: z.boolean() }),
});
export type ItemCard = z.infer<typeof itemCard>;

export const equipmentItem = z.object({
  id: ids.equipmentItem,
  name: z.string(),
  description: z.string(),
  ...picture,
  /** TIC-02: tickets are another list. */
  equipment: z.literal(true),
  unit: z.enum(UNITS),
  /** In units, at first; an extended one can be longer. */
  max_length: z.int(),
  min_age: z.int().nullable(),
  max_age: z.int().nullable(),
  /** Held of the account from the reservation until it has come back; 0 where nothing is. */
  deposit_ore: z.int(),
  place: lendingPlace,
  /** Pieces that can be lent; those under repair are not counted. */
  total: z.int(),
  /** For today, or else for the first day on which it can be lent again. */
  free: z.int(),
  /** The first day on which it can be fetched; null where there is none as far ahead as it is lent. */
  next_free: z.string().nullable(),
  /** Where it is not lent today: the day on which it is again. */
  closed_until: z.string().nullable(),
  /** Accounts in the queue. */
  waiting: z.int(),
  cards: z.array(itemCard),
});
export type EquipmentItem = z.infer<typeof equipmentItem>;

/** One day of an item's calendar. */
export const equipmentDay = z.object({
  day: z.string(),
  /** `closed`: it is neither fetched nor brought back, but one that is out may be kept over it. */
  state: z.enum(['free', 'full', 'closed', 'past']),
  /** Pieces that are free on that day; of an item that is lent by the hour, in the hour with the most of them. */
  free: z.int(),
  opens: z.string().nullable(),
  closes: z.string().nullable(),
  /** Of an item in hours: each whole hour of the opening. */
  hours: z.array(z.object({ from: z.string(), to: z.string(), free: z.int() })),
});
export type EquipmentDay = z.infer<typeof equipmentDay>;

/** A loan as the family sees it. */
export const equipmentLoan = z.object({
  id: ids.equipmentLoan,
  state: z.enum(LOAN_STATES),
  item: z.object({
    id: ids.equipmentItem,
    name: z.string(),
    ...picture,
    unit: z.enum(UNITS),
    /** What is held with a yes to an offer. */
    deposit_ore: z.int(),
  }),
  place: lendingPlace,
  card_id: ids.card,
  first_name: z.string(),
  ...stretch,
  /** When the desk opens on the first day, and closes on the last. */
  fetch_from: z.string(),
  return_by: z.string(),
  is_overdue: z.boolean(),
  /** Of an offer: from this moment on it is another's. */
  answer_by: z.string().nullable(),
  /** What stands on the piece; null until it has been handed out. */
  piece_label: z.string().nullable(),
  /** What is reserved is still with the family before, past its day. */
  is_piece_late: z.boolean(),
  given_out_at: z.string().nullable(),
  returned_at: z.string().nullable(),
  condition: z.enum(CONDITIONS).nullable(),
  deposit: loanDeposit,
  /** Of what is reserved or out; null for what is over. */
  pass: pass.nullable(),
  /** The day, or the moment, that it can be kept to at most; null where it cannot be kept longer. */
  extends_to: z.string().nullable(),
  can: z.object({ accept: z.boolean(), cancel: z.boolean(), extend: z.boolean() }),
});
export type EquipmentLoan = z.infer<typeof equipmentLoan>;

const reading = { access: 'user', rate: 'personal' } as const;
/** For a child, with its account: nobody does it in the name of another. */
const borrowing = { access: 'user', rate: 'signUp', isOwnOnly: true } as const;
const itemParams = z.object({ id: ids.equipmentItem });
const loanParams = z.object({ id: ids.equipmentLoan });
const day = z.string().refine(isDay, { error: 'invalid' });
const dayOrMoment = z.union([day, z.iso.datetime({ offset: true })]);
const wanted = z.object({ card_id: ids.card, from: dayOrMoment, to: dayOrMoment });

export const EQUIPMENT_PER_PAGE = 24;
/** `own`: what one of the user's accounts has, or waits for. */
export const EQUIPMENT_FILTERS = ['all', 'own'] as const;
export const LOANS_PER_PAGE = 24;

export const listEquipment = endpoint({
  method: 'GET',
  path: '/equipment',
  summary: 'What can be borrowed with an account: how many are free, when the next is, and where your accounts stand.',
  ...reading,
  query: z.object({ filter: z.enum(EQUIPMENT_FILTERS).default('all'), ...pageQuery(EQUIPMENT_PER_PAGE) }),
  answer: pageOf(equipmentItem).extend({
    /** Whether the user has an account that can be used here at all. */
    has_card: z.boolean(),
  }),
});

export const getEquipment = endpoint({
  method: 'GET',
  path: '/equipment/{id}',
  summary: 'One thing that can be borrowed.',
  ...reading,
  params: itemParams,
  answer: oneOf(equipmentItem),
});

export const getEquipmentDays = endpoint({
  method: 'GET',
  path: '/equipment/{id}/days',
  summary: 'How many pieces are free on each day, and in each hour of an item that is lent by the hour.',
  ...reading,
  params: itemParams,
  query: z.object({
    from: day,
    days: z.coerce.number().int().min(1).max(MAX_CALENDAR_DAYS).default(MAX_CALENDAR_DAYS),
  }),
  answer: oneOf(z.array(equipmentDay)),
});

export const reserveEquipment = endpoint({
  method: 'POST',
  path: '/equipment/{id}/reserve',
  summary: 'Reserves a piece with an account, for whole days or for hours. No two loans of a piece overlap.',
  ...borrowing,
  params: itemParams,
  body: wanted,
  answer: oneOf(equipmentLoan),
  // A deposit is held.
  idempotent: 'demanded',
});

export const waitForEquipment = endpoint({
  method: 'POST',
  path: '/equipment/{id}/wait',
  summary: 'Puts an account in the queue for days that are full. The first is asked, and has 24 hours to answer.',
  ...borrowing,
  params: itemParams,
  body: wanted,
  answer: oneOf(equipmentWait),
  idempotent: true,
});

export const leaveEquipmentQueue = endpoint({
  method: 'DELETE',
  path: '/equipment/{id}/wait',
  summary: 'Takes an account out of the queue.',
  ...borrowing,
  params: itemParams,
  query: z.object({ card_id: ids.card }),
  answer: 'nothing',
});

export const LOAN_FILTERS = ['open', 'ended'] as const;

export const listOwnLoans = endpoint({
  method: 'GET',
  path: '/loans/mine',
  summary:
    'The loans of your accounts: those that are open with their codes, the first to be brought back first, and those whose deposit is not settled.',
  ...reading,
  query: z.object({ filter: z.enum(LOAN_FILTERS).default('open'), ...pageQuery(LOANS_PER_PAGE) }),
  answer: pageOf(equipmentLoan),
});

export const getLoan = endpoint({
  method: 'GET',
  path: '/loans/{id}',
  summary: 'One loan with its code, for those who have a part in its account.',
  ...reading,
  params: loanParams,
  answer: oneOf(equipmentLoan),
});

export const acceptLoan = endpoint({
  method: 'POST',
  path: '/loans/{id}/accept',
  summary: 'Says yes to what the queue has come to.',
  ...borrowing,
  params: loanParams,
  answer: oneOf(equipmentLoan),
  // A deposit is held.
  idempotent: 'demanded',
});

export const extendLoan = endpoint({
  method: 'POST',
  path: '/loans/{id}/extend',
  summary: 'Keeps a piece longer, where nobody else waits for it.',
  ...borrowing,
  params: loanParams,
  body: z.object({ to: dayOrMoment }),
  answer: oneOf(equipmentLoan),
  idempotent: true,
});

export const cancelLoan = endpoint({
  method: 'DELETE',
  path: '/loans/{id}',
  summary: 'Gives up what has not been fetched, or says no to an offer. The first in the queue is asked at once.',
  ...borrowing,
  params: loanParams,
  answer: 'nothing',
});
