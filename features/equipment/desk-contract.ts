import { z } from 'zod';
import { municipalityId } from '#features/municipalities/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { lendingPlace, loanDeposit } from './contract.ts';
import { CONDITIONS, LOAN_STATES, MAX_LABEL_LENGTH, MAX_NOTE_LENGTH, PIECE_STATES } from './rules.ts';

const reading = { access: 'user', rate: 'personal' } as const;
const atTheDesk = { access: 'user', rate: 'write', isOwnOnly: true } as const;
const loanParams = z.object({ id: ids.equipmentLoan });

/** What the desk is told: no more of the child than the first name. */
export const deskLoan = z.object({
  id: ids.equipmentLoan,
  item_id: ids.equipmentItem,
  item_name: z.string(),
  piece_id: ids.equipmentPiece,
  piece_label: z.string(),
  /** The piece that was meant for it is not there: another is given. */
  is_piece_missing: z.boolean(),
  first_name: z.string().nullable(),
  state: z.enum(LOAN_STATES),
  from: z.string(),
  to: z.string(),
  fetch_from: z.string(),
  return_by: z.string(),
  is_overdue: z.boolean(),
  /** The last eight digits of its code, for who has no camera. */
  digits: z.string().nullable(),
  deposit: loanDeposit,
  can: z.object({ hand_out: z.boolean(), take_back: z.boolean() }),
});
export type DeskLoan = z.infer<typeof deskLoan>;

const deskPiece = z.object({
  id: ids.equipmentPiece,
  item_id: ids.equipmentItem,
  item_name: z.string(),
  label: z.string(),
  state: z.enum(PIECE_STATES),
  note: z.string().nullable(),
});
export type DeskPiece = z.infer<typeof deskPiece>;

export const desk = z.object({
  place: lendingPlace,
  /** Whose desk it is: the organisation's, or the municipality's own. */
  organization_id: ids.organisation.nullable(),
  municipality_id: municipalityId,
  /** To be fetched today. */
  coming: z.array(deskLoan),
  /** To be brought back today. */
  due: z.array(deskLoan),
  overdue: z.array(deskLoan),
  /** Out, and brought back on another day. */
  out: z.array(deskLoan),
  /** Kept back until they are repaired. */
  in_repair: z.array(deskPiece),
});
export type Desk = z.infer<typeof desk>;

export const listDesks = endpoint({
  method: 'GET',
  path: '/lending-places',
  summary: 'The lending places at whose desk you stand: those of your organisations, or of your municipality.',
  ...reading,
  query: z.object({ organization_id: ids.organisation.optional() }),
  answer: oneOf(z.array(lendingPlace)),
});

export const getDesk = endpoint({
  method: 'GET',
  path: '/lending-places/{id}/desk',
  summary: 'Who comes to the desk today: what is fetched, what is brought back and what is overdue.',
  ...reading,
  params: z.object({ id: ids.lendingPlace }),
  answer: oneOf(desk),
});

export const listFreePieces = endpoint({
  method: 'GET',
  path: '/loans/{id}/pieces',
  summary: 'For the desk: the pieces that can be handed out for a loan.',
  ...reading,
  params: loanParams,
  answer: oneOf(z.array(z.object({ id: ids.equipmentPiece, label: z.string() }))),
});

export const handOut = endpoint({
  method: 'POST',
  path: '/loans/{id}/hand-out',
  summary: 'For the desk: the piece has been handed out. The same key is one hand-out, however often it is told.',
  ...atTheDesk,
  params: loanParams,
  body: z.object({
    key: z.uuid(),
    /** The one that was given, where it is another than was meant. */
    piece_id: ids.equipmentPiece.optional(),
  }),
  answer: oneOf(deskLoan),
});

export const takeBack = endpoint({
  method: 'POST',
  path: '/loans/{id}/return',
  summary:
    'For the desk: the piece has come back, in what condition. What is damaged is kept back until it is repaired.',
  ...atTheDesk,
  params: loanParams,
  body: z.object({
    key: z.uuid(),
    condition: z.enum(CONDITIONS),
    note: z.string().trim().max(MAX_NOTE_LENGTH).default(''),
    /** A picture of what is wrong with it. */
    upload_id: ids.upload.optional(),
  }),
  answer: oneOf(deskLoan),
});

export const getLoanPicture = endpoint({
  method: 'GET',
  path: '/loans/{id}/picture',
  summary:
    'What was wrong with a piece when it came back: for the desk, the office, and those with a part in the account.',
  ...reading,
  isOwnOnly: true,
  params: loanParams,
  answer: 'file',
});

export const setPieceState = endpoint({
  method: 'PUT',
  path: '/equipment/pieces/{id}',
  summary: 'For the desk: a piece is repaired, found or lost. What was promised of it is moved to another piece.',
  ...atTheDesk,
  params: z.object({ id: ids.equipmentPiece }),
  body: z.object({
    state: z.enum(PIECE_STATES),
    note: z.string().trim().max(MAX_NOTE_LENGTH).default(''),
    label: z.string().trim().min(1).max(MAX_LABEL_LENGTH).optional(),
  }),
  answer: 'nothing',
});
