import { alertSubject } from '#features/alerts/server/unsubscribe-subject.ts';
import { reminderSubject } from '#features/attendance/server/unsubscribe-subject.ts';
import type { SubjectHandlers } from '#features/notifications/server/unsubscribe.ts';
import { categorySubject, digestSubject, organisationSubject } from '#features/users/server/unsubscribe-subjects.ts';

/** Everything that the reader of a letter can turn off from it, and which feature does so. */
export const UNSUBSCRIBE_SUBJECTS: SubjectHandlers = {
  category: categorySubject,
  organisation: organisationSubject,
  reminder: reminderSubject,
  alert: alertSubject,
  digest: digestSubject,
};
