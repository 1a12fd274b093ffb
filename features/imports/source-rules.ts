export const SOURCE_KINDS = ['ical', 'schema_org'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Of one municipality. Each is fetched several times a day. */
export const MAX_SOURCES = 20;
export const MAX_NAME_LENGTH = 80;
export const MAX_ADDRESS_LENGTH = 500;
/** Letters of an organisation's name before it is looked for. */

/** Activities of one source that are taken over in a run; those that begin first. */
export const MAX_ACTIVITIES = 1000;
/** Times of one activity. */
export const MAX_TIMES = 60;
/** What is told in the room of one run; how many there are in all is counted. */
export const MAX_FAULTS = 50;

/** What is wrong with one activity of a source. */
export const SOURCE_FAULTS = [
  'no_id',
  'no_title',
  'no_start',
  'bad_time',
  'unknown_zone',
  'absurd_time',
  'bad_rule',
  'unsupported_rule',
  'line_too_long',
  'bad_line',
  'not_closed',
  'bad_json',
  'private',
  'too_many',
] as const;
export type SourceFaultKind = (typeof SOURCE_FAULTS)[number];

/** Why nothing of a source was taken over. */
export const SOURCE_TROUBLES = [
  'not_https',
  'inside',
  'too_slow',
  'too_large',
  'unreachable',
  'refused',
  'too_many_redirects',
  'compressed',
  'not_utf8',
  'not_a_calendar',
  'no_events',
  'lost_too_much',
  'organisation_stopped',
] as const;
export type SourceTrouble = (typeof SOURCE_TROUBLES)[number];

/** Why an activity of a source waits for an admin: it looks like one that is there, or was changed here. */
export const QUESTION_KINDS = ['duplicate', 'changed'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const ANSWERS = { duplicate: ['same', 'different'], changed: ['kept', 'taken'] } as const;
export const QUESTION_ANSWERS = ['same', 'different', 'kept', 'taken'] as const;
export type QuestionAnswer = (typeof QUESTION_ANSWERS)[number];

export const fitsQuestion = (kind: QuestionKind, answer: QuestionAnswer): boolean =>
  (ANSWERS[kind] as readonly QuestionAnswer[]).includes(answer);

/** With so few, half of them can well be gone. */
const FEW_ACTIVITIES = 4;

export const mayLose = (upcoming: number): boolean => upcoming <= FEW_ACTIVITIES;
