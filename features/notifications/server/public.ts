export { SUBJECT_TEXTS } from '../texts/subjects.ts';
export { choicesFor } from './choices.ts';
export { readNotice } from './mark-read.ts';
export { type Notice, notify } from './notify.ts';
export { optionalLetters, UNSUBSCRIBE_PATH, unsubscribeBy } from './optional-letters.ts';
export { isPaused } from './paused.ts';
export { isThere, type Recipient, recipient, recipientRow } from './recipients.ts';
export type { AskedSubject, SubjectHandler } from './unsubscribe.ts';
