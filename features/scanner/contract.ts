import { z } from 'zod';
import { municipalityId } from '#features/municipalities/contract.ts';
import { CAME_BACK_AS, LET_IN_AS, MAX_CAME_BACK_NOTE_LENGTH } from '#features/passes/rules.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { moment } from '#platform/contract/moment.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { MAX_SCANS, SCAN_KINDS, SCAN_OUTCOMES } from './rules.ts';

/** One of the two: an organisation's desk, or the municipality's own. */
const place = z.object({
  organization_id: ids.organisation.optional(),
  municipality_id: municipalityId.optional(),
});
export type ScanPlace = z.infer<typeof place>;

const desk = z.object({
  organization_id: ids.organisation.nullable(),
  municipality_id: municipalityId.nullable(),
  name: z.string(),
});
export type Desk = z.infer<typeof desk>;

export const listDesks = endpoint({
  method: 'GET',
  path: '/scans/desks',
  summary: 'Where you can stand with a scanner: organisations you run activities in, and municipalities you work for.',
  access: 'user',
  rate: 'personal',
  answer: z.object({ data: z.array(desk) }),
});

/** Of a person no more than it takes to let them in. */
const reading = z.object({
  kind: z.enum(SCAN_KINDS).nullable(),
  outcome: z.enum(SCAN_OUTCOMES),
  title: z.string().nullable(),
  holder: z.string().nullable(),
  detail: z.string().nullable(),
  until: z.string().nullable(),
});
export type ScanReading = z.infer<typeof reading>;

const scanned = reading.extend({
  key: z.string(),
  /** A device without a network let it pass, and it did not hold: the desk's people have been told. */
  is_conflict: z.boolean(),
  /** A loan that is out: it is taken back by saying in what condition it is. */
  take_back: z.object({ loan_id: ids.equipmentLoan, place_id: ids.lendingPlace }).nullable(),
});
export type Scanned = z.infer<typeof scanned>;

const scan = z.object({
  /** The same key is one use, however often it arrives. */
  key: z.uuid(),
  /** What the code says, or the eight digits. */
  text: z.string().min(1).max(400),
  at: moment,
  /** False to look only. */
  is_use: z.boolean().default(true),
  /** The device let it pass without asking, by the list it had taken along. */
  was_let_in: z.boolean().default(false),
  /** What it told people then. */
  let_in_as: z.enum(LET_IN_AS).optional(),
  /** How a thing was that it took back, and what is wrong with it. What is damaged is kept back until it is repaired. */
  condition: z.enum(CAME_BACK_AS).optional(),
  note: z.string().trim().max(MAX_CAME_BACK_NOTE_LENGTH).optional(),
});
export type Scan = z.input<typeof scan>;
export type ParsedScan = z.output<typeof scan>;

export const sendScans = endpoint({
  method: 'POST',
  path: '/scans',
  summary: 'What was held up at a desk: what it is, whether it holds, and that it is used (BEY-04).',
  access: 'user',
  rate: 'write',
  isOwnOnly: true,
  body: z.object({
    place,
    entries: z.array(scan).min(1).max(MAX_SCANS),
    /** By the device's own clock: how wrong that is, its moments are wrong by, too. */
    sent_at: moment.optional(),
  }),
  answer: z.object({ data: z.array(scanned) }),
});

const along = z.object({
  /** SHA-256 of what a code says, in hexadecimal: a device knows it when it sees it. */
  digest: z.string(),
  /** A part of that of its digits, which other digits have too; null without digits, and where two on the list share it. */
  digits_mark: z.string().nullable(),
  /** Before that it is not for today. */
  from: z.string().nullable(),
  reading,
  /** What a use without a network is; `holds` is nothing but a look, and left out it is a use. */
  let_in_as: z.enum([...LET_IN_AS, 'holds']).optional(),
});

export const alongList = z.object({ as_of: z.string(), name: z.string(), entries: z.array(along) });
export type AlongList = z.infer<typeof alongList>;

export const getAlong = endpoint({
  method: 'GET',
  path: '/scans/along',
  summary: 'What may be shown at a desk in the next days, for a device that has to work without a network.',
  access: 'user',
  rate: 'personal',
  query: place,
  answer: oneOf(alongList),
});
