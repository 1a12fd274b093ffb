import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import { caseParams, own, reasonGiven } from './contract.ts';
import { AUTHORITIES, CASE_STATES, CASES_PER_PAGE, DECISIONS, REPORT_KINDS, REPORT_REASONS } from './rules.ts';

const authority = z.enum(AUTHORITIES);
const decision = z.enum(DECISIONS);

/** A case in the queue of those who decide. */
export const queuedCase = z.object({
  id: ids.reportCase,
  number: z.int(),
  kind: z.enum(REPORT_KINDS),
  name: z.string(),
  is_about_child: z.boolean(),
  reasons: z.array(z.enum(REPORT_REASONS)),
  reports_count: z.int(),
  opened_at: z.string(),
  due_at: z.string(),
  /** Who looks at it. */
  assigned_to: z.string().nullable(),
  is_with_platform: z.boolean(),
  /** The authorities that have it now. */
  referred_to: z.array(authority),
  decision: decision.nullable(),
  /** Until when the user it is about does not write. */
  suspended_until: z.string().nullable(),
  decision_reason: z.string().nullable(),
  /** The first answer. */
  decided_at: z.string().nullable(),
  decided_by: z.string().nullable(),
  appealed_at: z.string().nullable(),
  appeal_decision: decision.nullable(),
  appeal_reason: z.string().nullable(),
  appeal_decided_at: z.string().nullable(),
  appeal_decided_by: z.string().nullable(),
});
export type QueuedCase = z.infer<typeof queuedCase>;

/** The thing as it was when it was reported. */
export const snapshot = z.object({ words: z.string(), by: z.string().nullable(), at: z.string().nullable() });

/** Without the user who made it: nobody who decides needs to know. */
export const shownReport = z.object({
  id: ids.report,
  reason: z.enum(REPORT_REASONS),
  words: z.string(),
  created_at: z.string(),
  snapshot,
  /** Copies of what stood with it. */
  files: z.array(
    z.object({ position: z.int(), name: z.string(), kind: z.enum(['image', 'document']), bytes: z.int() }),
  ),
});

/** That it was passed on to an authority. */
export const referral = z.object({
  authority,
  referred_on: z.iso.date(),
  reason: z.string(),
  referred_by: z.string().nullable(),
  ended_at: z.string().nullable(),
});
export type Referral = z.infer<typeof referral>;

export const reportCase = queuedCase.extend({
  /** Where it stands, for a link; null where it is not there any more. */
  event_id: ids.event.nullable(),
  organization: z.object({ id: ids.organisation, name: z.string() }).nullable(),
  reports: z.array(shownReport),
  /** The message and the nearest on either side, as they are now. */
  around: z.array(
    z.object({
      seq: z.int(),
      by: z.string().nullable(),
      words: z.string(),
      at: z.string(),
      files_count: z.int(),
      is_reported: z.boolean(),
    }),
  ),
  /** Decided before, about the same thing, user or organisation. */
  earlier: z.array(
    z.object({
      id: ids.reportCase,
      number: z.int(),
      kind: z.enum(REPORT_KINDS),
      name: z.string(),
      decision,
      decision_reason: z.string(),
      decided_at: z.string(),
      is_same_thing: z.boolean(),
    }),
  ),
  appeal_side: z.enum(['reporter', 'reported']).nullable(),
  appeal_words: z.string().nullable(),
  /** The latest first. */
  referrals: z.array(referral),
  /** Whom it can be given to. */
  colleagues: z.array(z.object({ id: ids.user, name: z.string() })),
  /** What the user who asks may do now: decide the case or the appeal, hand it to others. */
  can: z.object({
    decide: z.array(decision),
    decide_appeal: z.array(decision),
    assign: z.boolean(),
    pass_on: z.boolean(),
    refer: z.array(authority),
  }),
});
export type ReportCase = z.infer<typeof reportCase>;

/** How the office keeps up. */
export const figures = z.object({
  waiting: z.int(),
  overdue: z.int(),
  appealed: z.int(),
  /** The median time to the first answer, of the last 30 days; null where nothing was answered. */
  answer_minutes: z.int().nullable(),
});
export type Figures = z.infer<typeof figures>;

export const listCases = endpoint({
  method: 'GET',
  path: '/reports/cases',
  summary:
    'For those who decide: what waits for an answer (the most urgent first), was decided, or is appealed against.',
  ...own,
  rate: 'personal',
  query: z.object({ ...pageQuery(CASES_PER_PAGE), state: z.enum(CASE_STATES).default('waiting') }),
  answer: pageOf(queuedCase).extend({ figures }),
});

export const getCase = endpoint({
  method: 'GET',
  path: '/reports/cases/{id}',
  summary: 'One case with what was reported as it was then. That you opened it is written down.',
  ...own,
  rate: 'personal',
  params: caseParams,
  answer: oneOf(reportCase),
});

export const getCaseFile = endpoint({
  method: 'GET',
  path: '/reports/cases/{id}/files/{report}',
  summary: 'A picture or a document as it was when it was reported.',
  ...own,
  rate: 'personal',
  params: z.object({ id: ids.reportCase, report: ids.report }),
  query: z.object({ position: z.coerce.number().int().min(0).max(9).default(0) }),
  answer: 'file',
});

export const updateCase = endpoint({
  method: 'PUT',
  path: '/reports/cases/{id}',
  summary: 'Gives a case to one of those who decide, or hands it to those who look after everything, or back.',
  ...own,
  rate: 'write',
  params: caseParams,
  body: z.object({ assigned_to: ids.user.nullable().optional(), is_with_platform: z.boolean().optional() }),
  answer: 'nothing',
});

const deciding = {
  ...own,
  rate: 'write',
  params: caseParams,
  body: z.object({ decision, reason: reasonGiven }),
  answer: 'nothing',
  idempotent: true,
} as const;

export const decideCase = endpoint({
  method: 'POST',
  path: '/reports/cases/{id}/decision',
  summary: 'Decides a case and says why. It is carried out at once, and both sides are told.',
  ...deciding,
});

export const decideAppeal = endpoint({
  method: 'POST',
  path: '/reports/cases/{id}/appeal/decision',
  summary: 'Decides an appeal: the same again, or something else, which undoes the first. By another user.',
  ...deciding,
});

export const referCase = endpoint({
  method: 'POST',
  path: '/reports/cases/{id}/referrals',
  summary:
    'Writes down that a case was passed on to the police or the child welfare service. The other side is not told.',
  ...own,
  rate: 'write',
  params: caseParams,
  body: z.object({ authority, referred_on: z.iso.date(), reason: reasonGiven }),
  answer: 'nothing',
  idempotent: true,
});

export const endReferral = endpoint({
  method: 'POST',
  path: '/reports/cases/{id}/referrals/end',
  summary: 'An authority does not need a case any more, which from then on is kept no longer than others.',
  ...own,
  rate: 'write',
  params: caseParams,
  body: z.object({ authority }),
  answer: 'nothing',
  idempotent: true,
});
