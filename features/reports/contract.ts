import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import {
  DECISIONS,
  MAX_WORDS_LENGTH,
  MIN_REASON_LENGTH,
  OWN_CASES_PER_PAGE,
  REPORT_KINDS,
  REPORT_REASONS,
} from './rules.ts';

const kind = z.enum(REPORT_KINDS);

/** What a user is told at once: the number of the case, and when it is answered. */
export const receipt = z.object({ id: ids.reportCase, number: z.int(), created_at: z.string(), due_at: z.string() });
export type Receipt = z.infer<typeof receipt>;

/** A case as one of the two sides reads it. Neither is told who the other is, nor who decided. */
export const ownCase = z.object({
  id: ids.reportCase,
  number: z.int(),
  kind,
  /** Of the thing, or of what it belongs to. Empty where the user it is about is gone. */
  name: z.string(),
  /** What the reader has said themselves; null of what others said. */
  reason: z.enum(REPORT_REASONS).nullable(),
  words: z.string().nullable(),
  created_at: z.string().nullable(),
  due_at: z.string().nullable(),
  /** Passed on to an authority. Only those who have reported it are told so. */
  is_referred: z.boolean(),
  decision: z.enum(DECISIONS).nullable(),
  /** Until when the user it is about does not write. */
  suspended_until: z.string().nullable(),
  decision_reason: z.string().nullable(),
  decided_at: z.string().nullable(),
  appealed_at: z.string().nullable(),
  /** Only what the reader wrote. */
  appeal_words: z.string().nullable(),
  appeal_decision: z.enum(DECISIONS).nullable(),
  appeal_reason: z.string().nullable(),
  appeal_decided_at: z.string().nullable(),
  /** Until when it can be appealed against; null where it cannot. */
  appeal_until: z.string().nullable(),
});
export type OwnCase = z.infer<typeof ownCase>;

/** Nobody reports, decides or reads cases in the name of another. */
export const own = { access: 'user', isOwnOnly: true } as const;
export const caseParams = z.object({ id: ids.reportCase });

export const createReport = endpoint({
  method: 'POST',
  path: '/reports',
  summary: 'Says that an activity, a comment, an organisation, a picture, a message or a user is not as it should be.',
  ...own,
  rate: 'report',
  body: z.object({
    kind,
    id: z.uuid(),
    /** Of a message, its number in the conversation that `id` names. */
    seq: z.int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    reason: z.enum(REPORT_REASONS),
    words: z.string().max(MAX_WORDS_LENGTH).default(''),
    /** Of a message or a user: from now on the reporter does not see what they write. */
    hide: z.boolean().default(false),
  }),
  answer: oneOf(receipt),
  idempotent: true,
});

const reading = { ...own, rate: 'personal', query: z.object(pageQuery(OWN_CASES_PER_PAGE)) } as const;

export const listMyReports = endpoint({
  method: 'GET',
  path: '/reports/mine',
  summary: 'What you have reported, and what became of it, the latest first.',
  ...reading,
  answer: pageOf(ownCase),
});

export const listAboutMe = endpoint({
  method: 'GET',
  path: '/reports/about-me',
  summary: 'What was decided about you, or about an organisation that you answer for. Not by whom it was reported.',
  ...reading,
  answer: pageOf(ownCase),
});

export const reasonGiven = z
  .string({ error: 'reason_required' })
  .trim()
  .min(MIN_REASON_LENGTH, { error: 'reason_required' })
  .max(MAX_WORDS_LENGTH);

export const appealCase = endpoint({
  method: 'POST',
  path: '/reports/cases/{id}/appeal',
  summary: 'Either side appeals, once for each case and within 14 days. Another user decides.',
  ...own,
  rate: 'report',
  params: caseParams,
  body: z.object({ words: reasonGiven }),
  answer: 'nothing',
  idempotent: true,
});
