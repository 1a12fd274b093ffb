import { z } from 'zod';
import { STAMP_STATUSES } from '#features/certificates/rules.ts';
import { ROLE_STATES } from '#features/memberships/rules.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { ROLES } from '#features/vocabulary/roles.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { CV_AUDIENCES, PAPER_MONTHS, PAPER_STATES } from './rules.ts';

/** Minutes of shifts that are over, never typed by anybody. */
const hours = z.object({
  total_minutes: z.int(),
  this_year_minutes: z.int(),
  last_year_minutes: z.int(),
  /** The year of the first one; null for those who have had none. */
  since: z.int().nullable(),
  /** Without gaps, the newest last. */
  by_year: z.array(z.object({ year: z.int(), minutes: z.int() })),
  /** Those with most first; null is nobody's, or an organiser that is gone. */
  by_organization: z.array(z.object({ name: z.string().nullable(), minutes: z.int() })),
});
export type CvHours = z.infer<typeof hours>;

const activity = z.object({
  name: z.string(),
  organization: z.string().nullable(),
  shifts: z.int(),
  minutes: z.int(),
  /** The last day of it, 'YYYY-MM-DD'. */
  last_on: z.string(),
});
export type CvActivity = z.infer<typeof activity>;

const role = z.object({
  organization: z.string(),
  role: z.enum(ROLES),
  title: z.string().nullable(),
  state: z.enum(ROLE_STATES),
  from: z.string(),
  until: z.string().nullable(),
});
export type CvRole = z.infer<typeof role>;

const certificate = z.object({
  name: z.string(),
  organization: z.string(),
  status: z.enum(STAMP_STATUSES),
  start_at: z.string().nullable(),
  end_at: z.string().nullable(),
  forever: z.boolean(),
});
export type CvCertificate = z.infer<typeof certificate>;

const choices = z.object({
  hours: z.enum(CV_AUDIENCES),
  activities: z.enum(CV_AUDIENCES),
  roles: z.enum(CV_AUDIENCES),
  certificates: z.enum(CV_AUDIENCES),
});

const paper = z.object({
  id: z.string(),
  state: z.enum(PAPER_STATES),
  /** Of the page that says whether it holds. */
  url: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  withdrawn_at: z.string().nullable(),
});
export type CvPaper = z.infer<typeof paper>;

const cv = z.object({
  name: z.string(),
  hours,
  activities: z.array(activity),
  roles: z.array(role),
  certificates: z.array(certificate),
  /** What a paper that is made from now on shows. */
  choices,
  /** Those that are still remembered; the newest first. */
  papers: z.array(paper),
});
export type Cv = z.infer<typeof cv>;

const own = { access: 'user', isOwnOnly: true } as const;

export const getCv = endpoint({
  method: 'GET',
  path: '/users/me/cv',
  summary: 'Your hours, roles and certificates, what a paper of them shows, and the papers you have made (USR-03).',
  rate: 'personal',
  ...own,
  answer: oneOf(cv),
});

export const setCvChoices = endpoint({
  method: 'PUT',
  path: '/users/me/cv',
  summary: 'What papers show from now on. Those that have been made are as they were.',
  rate: 'write',
  ...own,
  body: choices,
  answer: oneOf(choices),
});

export const downloadCv = endpoint({
  method: 'GET',
  path: '/users/me/cv/download',
  summary: 'A paper of yours as PDF, signed; without one all of your CV, unsigned.',
  rate: 'export',
  ...own,
  query: z.object({ paper: ids.cvPaper.optional() }),
  answer: 'file',
});

export const makeCvPaper = endpoint({
  method: 'POST',
  path: '/users/me/cv/papers',
  summary: 'Signs what you have chosen to show, as it is now, for some months.',
  rate: 'write',
  ...own,
  body: z.object({ months: z.literal(PAPER_MONTHS) }),
  answer: oneOf(paper),
  idempotent: true,
});

export const withdrawCvPaper = endpoint({
  method: 'DELETE',
  path: '/users/me/cv/papers/{id}',
  summary: 'The paper does not hold any more, and what stood on it is forgotten.',
  rate: 'write',
  ...own,
  params: z.object({ id: ids.cvPaper }),
  answer: oneOf(paper),
});

/** What stands on the paper, and no more. */
const shownPaper = z.object({
  name: z.string(),
  /** The portal that signed it. */
  issuer: z.string(),
  hours: hours.omit({ last_year_minutes: true, by_year: true }).nullable(),
  activities: z.array(activity).nullable(),
  roles: z.array(role).nullable(),
  /** `holds`: it has neither run out nor been taken back since. */
  certificates: z.array(certificate.omit({ status: true }).extend({ holds: z.boolean() })).nullable(),
});
export type ShownPaper = z.infer<typeof shownPaper>;

const checkedPaper = z.object({
  state: z.enum(PAPER_STATES),
  checked_at: z.string(),
  /** Null for a paper that is unknown. */
  created_at: z.string().nullable(),
  expires_at: z.string().nullable(),
  withdrawn_at: z.string().nullable(),
  /** Of what was signed, as it is printed on the paper. */
  fingerprint: z.string().nullable(),
  /** Only of a paper that is genuine. */
  paper: shownPaper.nullable(),
});
export type CheckedPaper = z.infer<typeof checkedPaper>;

export const checkCvPaper = endpoint({
  method: 'GET',
  path: '/cv/{code}',
  summary: 'Whether a paper holds, for everybody who has it in hand, with what stands on it (BEY-10).',
  access: 'anyone',
  rate: 'paperCheck',
  params: z.object({ code: z.string().max(100) }),
  query: z.object({
    /** SHA-256 of the file but for its last line, and the seal in that line: then the file is judged too. */
    file: z.string().max(100).optional(),
    seal: z.string().max(100).optional(),
  }),
  answer: oneOf(checkedPaper),
});
