import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  title: 'Is the paper genuine?',
  checked: (time) => `Checked now, ${time}.`,
  states: {
    genuine: { title: 'The CV is genuine', text: (issuer) => `The signature of Nabolag ${issuer} is valid.` },
    withdrawn: { title: 'The paper is withdrawn', text: (day) => `It was withdrawn on ${day}. Ask for a new one.` },
    expired: {
      title: 'The paper has expired',
      text: (day) => `It was valid up to and including ${day}. Ask for a new one.`,
    },
    changed: {
      title: 'The paper has been changed',
      text: 'The content is not as it was when we signed it. Do not trust it.',
    },
    unknown: { title: 'We do not know the code', text: 'Check that the whole link is there, or scan the code again.' },
  },
  compare: 'Compare with the paper. What is shown here is what we signed.',
  total: 'Hours in all',
  in_year: (year) => `In ${year}`,
  role_count: 'Roles',
  certificate_count: 'Valid certificates',
  ended_certificate: 'No longer valid',
  made: 'Made',
  until: 'Valid up to and including',
  fingerprint: 'Fingerprint',
  file: {
    title: 'Were you sent the file?',
    text: 'Choose the PDF, and we will tell you whether it has been changed. The file is not sent to us.',
    choose: 'Choose the PDF',
    genuine: 'The file is as we made it.',
    unreadable: 'We could not read the file. Try again.',
  },
};
