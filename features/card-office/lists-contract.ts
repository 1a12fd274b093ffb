import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import { moving, reading, whose } from './calls-contract.ts';
import { FAULTS_PER_PAGE, LIST_COLUMNS, LIST_STATES, MAX_LIST_BYTES, TEMPLATE_TYPES } from './list-rules.ts';

const LISTS = '/municipality/leisure-cards/imports';
const params = z.object({ id: ids.memberList });

/** What is wrong with a cell, in the reader's language. */
const listFault = z.object({ row: z.int(), column: z.enum(LIST_COLUMNS), message: z.string() });
export type ListFaultLine = z.infer<typeof listFault>;

export const memberList = z.object({
  id: ids.memberList,
  scheme_name: z.string(),
  state: z.enum(LIST_STATES),
  right_rows: z.int(),
  known_rows: z.int(),
  faulty_rows: z.int(),
  /** All of them, of which the first are shown. */
  faults_count: z.int(),
  faults: z.array(listFault),
  /** Headings of columns that are not read. */
  ignored: z.array(z.string()),
  /** The sheet that was read, where the file has others that people see. */
  sheet: z.string().nullable(),
  /** What the right ones cost, and what the scheme has left. */
  cost_ore: z.int(),
  room_ore: z.int(),
  opened: z.int(),
  left_out: z.int(),
  asked_by: z.string().nullable(),
  asked_at: z.string(),
  can: z.object({ take: z.boolean(), stop: z.boolean() }),
});
export type MemberList = z.infer<typeof memberList>;

/** The first rows as they were understood; the number is masked. */
const shownRow = z.object({ first_name: z.string(), last_name: z.string(), ssn: z.string(), postal_code: z.string() });

export const readMemberList = endpoint({
  method: 'POST',
  path: '/municipality/leisure-cards/import',
  summary:
    'Reads a list of children (xlsx or csv), field `file`, and tells every fault by row and column. Nothing is taken yet; it waits for a day.',
  access: 'municipality',
  rate: 'upload',
  isOwnOnly: true,
  query: z.object({ ...whose, scheme_id: ids.scheme }),
  takesFileOfBytes: MAX_LIST_BYTES,
  answer: oneOf(memberList.extend({ first_rows: z.array(shownRow) })),
});
export type ReadMemberList = z.infer<(typeof readMemberList)['answer']>['data'];

export const listMemberLists = endpoint({
  method: 'GET',
  path: LISTS,
  summary: 'The latest lists of children: what waits for a yes, and how far those have come that are being taken.',
  ...reading,
  query: z.object(whose),
  answer: oneOf(z.array(memberList)),
});

export const getListFaults = endpoint({
  method: 'GET',
  path: `${LISTS}/{id}/faults`,
  summary: 'Every fault of a list as a csv file, by row and column, while the list waits.',
  ...reading,
  params,
  answer: 'file',
});

export const listFaultPage = endpoint({
  method: 'GET',
  path: `${LISTS}/{id}/fault-lines`,
  summary: 'The faults of a list, a page at a time, by row and column.',
  ...reading,
  params,
  query: z.object(pageQuery(FAULTS_PER_PAGE)),
  answer: pageOf(listFault),
});

export const getListTemplate = endpoint({
  method: 'GET',
  path: '/municipality/leisure-cards/import/template',
  summary: 'An empty list with the headings that are read.',
  ...reading,
  query: z.object({ ...whose, type: z.enum(TEMPLATE_TYPES).default('xlsx') }),
  answer: 'file',
});

export const takeMemberList = endpoint({
  method: 'POST',
  path: `${LISTS}/{id}/take`,
  summary: 'Opens an account for every right row, as a job. Where some are wrong, only when it is said to leave them.',
  ...moving,
  params,
  body: z.object({ leaves_faulty: z.boolean().default(false) }),
  answer: 'nothing',
});

export const stopMemberList = endpoint({
  method: 'POST',
  path: `${LISTS}/{id}/stop`,
  summary: 'Throws away a list that waits, or stops one that is being taken. Accounts that are open stay so.',
  access: 'municipality',
  rate: 'write',
  isOwnOnly: true,
  params,
  answer: 'nothing',
});
