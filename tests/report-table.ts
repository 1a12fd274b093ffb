/**
 * Who may do what with reports, written by hand from the permissions that were agreed on, never derived from the code.
 * The two sides; staff of its municipality, of whom one belongs to the organisation that it is about, and of another one;
 * those who look after all contents, and those who did until lately; who decided. Staff who are logged in as by support,
 * may only look, or come to a closing portal.
 */
export const REPORT_CALLERS = [
  'reporter',
  'reported',
  'stranger',
  'minor',
  'municipality',
  'support',
  'involved',
  'elsewhere',
  'moderator',
  'super_admin',
  'decider',
  'former_staff',
  'former_moderator',
  'shut',
  'acting',
  'readonly',
  'closing',
  'visitor',
] as const;
export type ReportCaller = (typeof REPORT_CALLERS)[number];

/** A comment is the municipality's to look after; a message is not. */
export const CASE_KINDS = ['comment', 'message'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** How far a case has come before it is called for. */
export type CaseState = 'open' | 'decided' | 'appealed' | 'referred';
type Answers = Readonly<Record<ReportCaller, number>>;
export type ReportRow = {
  state: CaseState;
  answers: Readonly<Record<CaseKind, Answers>>;
  /** Who reads of this case in the answer; by default those who are let in. */
  sees?: readonly ReportCaller[];
  body?: object;
};

const REFUSED = { shut: 401, acting: 403, readonly: 405, visitor: 401 };
const NOT_THERE = {
  ...{ reporter: 404, reported: 404, stranger: 404, minor: 404 },
  ...{ involved: 404, elsewhere: 404, former_staff: 404, former_moderator: 404 },
};
const LOOKS_AFTER_ALL = (answer: number) => ({ moderator: answer, super_admin: answer, decider: answer });
const STAFF = (answer: number) => ({ municipality: answer, support: answer });

/** For those whose case it is to decide. */
function office(answer: number, closing: number): Record<CaseKind, Answers> {
  const all = { ...NOT_THERE, ...LOOKS_AFTER_ALL(answer), ...REFUSED };
  return {
    comment: { ...all, ...STAFF(answer), closing },
    message: { ...all, ...STAFF(404), closing: closing === 200 ? 404 : closing },
  };
}

const both = (answers: Answers): Record<CaseKind, Answers> => ({ comment: answers, message: answers });
const everybody = (answer: number) => ({
  ...{ reporter: answer, reported: answer, stranger: answer, minor: answer, involved: answer, elsewhere: answer },
  ...{ former_staff: answer, former_moderator: answer },
  ...LOOKS_AFTER_ALL(answer),
  ...STAFF(answer),
  ...REFUSED,
});

const reason = 'Vi har sett på saken';

export const REPORT_TABLE: Readonly<Record<string, ReportRow>> = {
  // What has been reported already: a comment that all can see, and a message that only two can. Once each.
  'POST /reports': {
    state: 'open',
    answers: {
      comment: { ...everybody(200), reporter: 409, reported: 409, closing: 403 },
      message: { ...everybody(404), reporter: 409, reported: 409, closing: 403 },
    },
    body: { kind: '{kind}', id: '{subject}', seq: '{seq}', reason: 'other', words: 'Enda en gang' },
  },
  'GET /reports/mine': {
    state: 'open',
    answers: both({ ...everybody(200), closing: 200 }),
    sees: ['reporter'],
  },
  'GET /reports/about-me': {
    state: 'decided',
    answers: both({ ...everybody(200), closing: 200 }),
    sees: ['reported'],
  },
  'POST /reports/cases/{id}/appeal': {
    state: 'decided',
    answers: both({ ...everybody(404), reporter: 204, reported: 204, closing: 403 }),
    body: { words: 'Jeg er ikke enig i dette' },
  },
  'GET /reports/cases': {
    state: 'open',
    answers: both({
      ...everybody(403),
      ...LOOKS_AFTER_ALL(200),
      ...STAFF(200),
      ...{ involved: 200, elsewhere: 200, closing: 200 },
    }),
    sees: ['municipality', 'support', 'moderator', 'super_admin', 'decider', 'closing'],
  },
  'GET /reports/cases/{id}': { state: 'open', answers: office(200, 200) },
  'GET /reports/cases/{id}/files/{report}': {
    state: 'open',
    // The comment has none.
    answers: { ...office(200, 200), comment: office(404, 404).comment },
  },
  'PUT /reports/cases/{id}': { state: 'open', answers: office(204, 403), body: { assigned_to: null } },
  'POST /reports/cases/{id}/decision': {
    state: 'open',
    answers: office(204, 403),
    body: { decision: 'nothing', reason },
  },
  'POST /reports/cases/{id}/appeal/decision': {
    state: 'appealed',
    answers: {
      comment: { ...office(204, 403).comment, decider: 403 },
      message: { ...office(204, 403).message, decider: 403 },
    },
    body: { decision: 'nothing', reason },
  },
  'POST /reports/cases/{id}/referrals': {
    state: 'open',
    answers: office(204, 403),
    body: { authority: 'police', referred_on: '{today}', reason },
  },
  'POST /reports/cases/{id}/referrals/end': {
    state: 'referred',
    answers: office(204, 403),
    body: { authority: 'police' },
  },
};
