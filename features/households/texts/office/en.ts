import type { GuardianTexts } from './token.ts';

export const en: GuardianTexts = {
  heading: 'Guardians decided by the municipality',
  text: 'When the National Population Register does not say who a guardian is, for a foster child for example, the municipality can decide.',
  button: 'Decide who is a guardian',
  none: 'The municipality has not decided anything yet.',
  who: (guardian, child, born) => `${guardian} is a guardian of ${child}, born ${born}`,
  forgotten: 'A deleted user',
  by: (name, day) => `${name}, ${day}`,
  own_case: 'This is about your own family. A colleague has to decide it.',
  more: 'Show more',
  end: 'End',
  end_for: (guardian, child) => `End: ${guardian} for ${child}`,
  cancel: 'Cancel',
  close: 'Close',
  reason: 'Reason',
  reason_help:
    'Give the case number and what the decision is based on. It is kept in the log, and the person it concerns can read it.',
  missing: {
    child_ssn: 'Enter the child’s national identity number.',
    guardian_ssn: 'Enter the national identity number of the new guardian.',
  },
  reason_required: 'Say why.',
  settle: {
    title: 'Decide who is a guardian',
    text: 'The person can sign the child up for activities and use the child’s leisure account, as other guardians can. This applies until you end it or the child turns 18.',
    child_ssn: 'The child’s national identity number',
    guardian_ssn: 'The national identity number of the guardian',
    guardian_help: 'The person must have logged in with BankID or MinID.',
    submit: 'Make guardian',
    done: 'The person is now a guardian of the child',
  },
  ending: {
    title: (guardian) => `End it for ${guardian}?`,
    text: (guardian, child) =>
      `${guardian} can no longer sign up ${child} or use the leisure account. What has been done so far stays.`,
    submit: 'End',
    done: 'The person is no longer a guardian of the child',
  },
};
