import { z } from 'zod';
import { municipalityId } from '#features/municipalities/contract.ts';
import { SCENES } from '#features/pictures/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import { loanDeposit } from './contract.ts';
import { closures, openings, seasonDay } from './opening.ts';
import {
  CONDITIONS,
  HIGHEST_AGE,
  ITEM_STATES,
  LOAN_STATES,
  MAX_DEPOSIT_ORE,
  MAX_DESCRIPTION_LENGTH,
  MAX_LABEL_LENGTH,
  MAX_LENGTHS,
  MAX_NAME_LENGTH,
  MAX_PIECES,
  PIECE_STATES,
  UNITS,
} from './rules.ts';

const reading = { access: 'municipality', rate: 'personal' } as const;
const changing = { access: 'municipality', rate: 'write', isOwnOnly: true } as const;
/** One of the reader's own; else the portal's, or their first one. */
const ofMunicipality = { municipality_id: municipalityId.optional() };
const named = z.string({ error: 'required' }).trim().min(1, { error: 'required' }).max(MAX_NAME_LENGTH);
const age = z.int().min(0).max(HIGHEST_AGE).nullable();

export const officePlace = z.object({
  id: ids.lendingPlace,
  name: z.string(),
  address: z.string(),
  provider_name: z.string(),
  organization_id: ids.organisation.nullable(),
  organization_name: z.string().nullable(),
  openings,
  closures,
  items: z.int(),
  version: z.int(),
});
export type OfficePlace = z.infer<typeof officePlace>;

const placeForm = z.object({
  name: named,
  address: z.string().trim().max(MAX_NAME_LENGTH),
  provider_name: named,
  /** Whose people stand there; without one it is the municipality's own. */
  organization_id: ids.organisation.nullable(),
  openings,
  closures,
});

export const officeItem = z.object({
  id: ids.equipmentItem,
  place_id: ids.lendingPlace,
  place_name: z.string(),
  name: z.string(),
  description: z.string(),
  thumbnail_url: z.string().nullable(),
  picture_upload_id: ids.upload.nullable(),
  scene: z.enum(SCENES),
  unit: z.enum(UNITS),
  max_length: z.int(),
  min_age: z.int().nullable(),
  max_age: z.int().nullable(),
  season_from: z.string().nullable(),
  season_to: z.string().nullable(),
  deposit_ore: z.int(),
  state: z.enum(ITEM_STATES),
  version: z.int(),
  pieces: z.int(),
  in_repair: z.int(),
  lost: z.int(),
  out: z.int(),
  overdue: z.int(),
  reserved: z.int(),
  waiting: z.int(),
});
export type OfficeItem = z.infer<typeof officeItem>;

export const itemForm = z
  .object({
    place_id: ids.lendingPlace,
    name: named,
    description: z.string().trim().max(MAX_DESCRIPTION_LENGTH),
    /** An upload of the user's own; null is the drawing, left out is as it is. */
    picture_upload_id: ids.upload.nullable().optional(),
    scene: z.enum(SCENES),
    unit: z.enum(UNITS),
    max_length: z.int().min(1),
    min_age: age,
    max_age: age,
    season_from: seasonDay.nullable(),
    season_to: seasonDay.nullable(),
    /** Where the municipality asks for deposits; left out is as it is. */
    deposit_ore: z.int().min(0).max(MAX_DEPOSIT_ORE).optional(),
    state: z.enum(ITEM_STATES),
  })
  .superRefine(({ unit, max_length }, { addIssue }) => {
    const maximum = MAX_LENGTHS[unit];
    if (max_length > maximum) addIssue({ code: 'too_big', origin: 'number', maximum, path: ['max_length'] });
  })
  .refine(({ min_age, max_age }) => min_age === null || max_age === null || min_age <= max_age, {
    error: 'min_age_above_max_age',
    path: ['min_age'],
  })
  .refine(({ season_from, season_to }) => (season_from === null) === (season_to === null), {
    error: 'required',
    path: ['season_to'],
  });
export type ItemForm = z.infer<typeof itemForm>;
export type PlaceForm = z.infer<typeof placeForm>;
const version = { version: z.int() };
const placeParams = z.object({ id: ids.lendingPlace });
const itemParams = z.object({ id: ids.equipmentItem });

export const getEquipmentOffice = endpoint({
  method: 'GET',
  path: '/municipality/equipment',
  summary: 'For the municipality’s own people: its lending places and what is lent there, with how much is out.',
  ...reading,
  query: z.object(ofMunicipality),
  answer: oneOf(
    z.object({
      municipality: z.object({ id: municipalityId, name: z.string() }),
      places: z.array(officePlace),
      items: z.array(officeItem),
      /** Whether its things can have a deposit, and how many deposits wait for a decision. */
      deposits: z.object({ are_asked_for: z.boolean(), undecided: z.int() }),
      can: z.object({ change: z.boolean() }),
    }),
  ),
});

/** What a form lets an admin choose between. */
export const getEquipmentChoices = endpoint({
  method: 'GET',
  path: '/municipality/equipment/choices',
  summary:
    'The organisations of the municipality that can stand at the desk of a lending place, by a part of the name.',
  ...reading,
  query: z.object({ ...ofMunicipality, q: z.string().trim().max(MAX_NAME_LENGTH).default('') }),
  answer: oneOf(
    z.object({
      organizations: z.array(z.object({ id: ids.organisation, name: z.string() })),
      /** There are others, which more of the name would find. */
      has_more: z.boolean(),
    }),
  ),
});

export const createLendingPlace = endpoint({
  method: 'POST',
  path: '/municipality/lending-places',
  summary: 'A new place to fetch things at and bring them back to.',
  ...changing,
  body: placeForm.extend(ofMunicipality),
  answer: oneOf(officePlace),
  idempotent: true,
});

export const updateLendingPlace = endpoint({
  method: 'PUT',
  path: '/municipality/lending-places/{id}',
  summary: 'Changes a lending place. What has been reserved on days that are closed now stays reserved.',
  ...changing,
  params: placeParams,
  body: placeForm.extend(version),
  answer: oneOf(officePlace),
});

export const createEquipment = endpoint({
  method: 'POST',
  path: '/municipality/equipment',
  summary: 'A new thing to lend, without pieces yet.',
  ...changing,
  body: itemForm,
  answer: oneOf(officeItem),
  idempotent: true,
});

export const updateEquipment = endpoint({
  method: 'PUT',
  path: '/municipality/equipment/{id}',
  summary: 'Changes a thing to lend. How it is counted stays as it is once it has been lent.',
  ...changing,
  params: itemParams,
  body: itemForm.safeExtend(version),
  answer: oneOf(officeItem),
});

export const officePiece = z.object({
  id: ids.equipmentPiece,
  number: z.int(),
  label: z.string(),
  state: z.enum(PIECE_STATES),
  note: z.string().nullable(),
  is_out: z.boolean(),
  /** For the label on it. */
  code: z.string(),
  digits: z.string(),
});
export type OfficePiece = z.infer<typeof officePiece>;

export const listPieces = endpoint({
  method: 'GET',
  path: '/municipality/equipment/{id}/pieces',
  summary: 'The single pieces with their codes, which are printed and put on them.',
  ...reading,
  params: itemParams,
  answer: oneOf(z.array(officePiece)),
});

export const pieceLabel = z.string().trim().min(1).max(MAX_LABEL_LENGTH);

export const addPieces = endpoint({
  method: 'POST',
  path: '/municipality/equipment/{id}/pieces',
  summary: 'More pieces of a thing, each with a code of its own. Who waits for one is asked at once.',
  ...changing,
  params: itemParams,
  body: z.object({ labels: z.array(pieceLabel).min(1).max(MAX_PIECES) }),
  answer: oneOf(z.array(officePiece)),
  idempotent: true,
});

export const LOAN_LISTS = ['out', 'overdue', 'reserved', 'ended', 'deposits'] as const;

/** As the municipality reads it: of the child the first name and the age. */
export const officeLoan = z.object({
  id: ids.equipmentLoan,
  item_id: ids.equipmentItem,
  item_name: z.string(),
  place_name: z.string(),
  piece_label: z.string(),
  first_name: z.string().nullable(),
  state: z.enum(LOAN_STATES),
  from: z.string(),
  to: z.string(),
  is_overdue: z.boolean(),
  given_out_at: z.string().nullable(),
  returned_at: z.string().nullable(),
  condition: z.enum(CONDITIONS).nullable(),
  note: z.string().nullable(),
  /** Of what was wrong with it; it has a call of its own. */
  has_picture: z.boolean(),
  deposit: loanDeposit,
  /** Of the reader's own family: a colleague decides about the deposit. */
  is_own_case: z.boolean(),
  can: z.object({ decide_deposit: z.boolean() }),
});
export type OfficeLoan = z.infer<typeof officeLoan>;

export const OFFICE_LOANS_PER_PAGE = 25;

export const listOfficeLoans = endpoint({
  method: 'GET',
  path: '/municipality/equipment/loans',
  summary:
    'For the municipality’s own people: what is out now, overdue, reserved or has come back, and which deposits are to be decided on.',
  ...reading,
  query: z.object({
    ...ofMunicipality,
    list: z.enum(LOAN_LISTS).default('out'),
    item_id: ids.equipmentItem.optional(),
    ...pageQuery(OFFICE_LOANS_PER_PAGE),
  }),
  answer: pageOf(officeLoan),
});

/** Null where so few accounts are behind it that they could be recognised. */
const countOrHidden = z.int().nullable();

export const equipmentNumbers = z.object({
  /** The twelve months up to this one, and what was fetched in each. */
  months: z.array(z.object({ month: z.string(), loans: countOrHidden })),
  /** What was fetched most first. */
  items: z.array(
    z.object({
      item_id: ids.equipmentItem,
      name: z.string(),
      loans: countOrHidden,
      accounts: countOrHidden,
      days_out: countOrHidden,
      damaged: countOrHidden,
    }),
  ),
});
export type EquipmentNumbers = z.infer<typeof equipmentNumbers>;

export const getEquipmentNumbers = endpoint({
  method: 'GET',
  path: '/municipality/equipment/numbers',
  summary: 'For the municipality’s own people: how much has been lent in the last twelve months.',
  ...reading,
  query: z.object(ofMunicipality),
  answer: oneOf(equipmentNumbers),
});
