import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

const hours = (count: number): string => (count === 1 ? '1 hour' : `${count} hours`);

export const en: TextsLike<typeof nb> = {
  title: (name) => `CV of ${name}`,
  file_name: 'cv',
  since: (year) => `Volunteer since ${year}`,
  hours,
  in_all: (all, inYear, year) => `${hours(all)} in all, ${hours(inYear)} in ${year}`,
  sections: { hours: 'Hours by organiser', activities: 'Activities', roles: 'Roles', certificates: 'Certificates' },
  roles: { admin: 'Administrator', moderator: 'Coordinator', member: 'Member', applicant: 'Applicant' },
  years: (from, until) => (from === until ? from : `${from}–${until}`),
  since_year: (from) => `${from}–now`,
  between: (from, until) => `${from}–${until}`,
  forever: 'No end date',
  activity: (count, last) => `${hours(count)}, last on ${last}`,
  nobody: 'No organiser',
  none: 'None yet',
  source: 'The hours come from completed shifts on the organisers’ lists. Nobody has typed them in.',
  signed: (issuer) => `Signed by Nabolag ${issuer}`,
  made: (day, time) => `Made on ${day} at ${time}`,
  holds_until: (day) => `Valid up to and including ${day}`,
  fingerprint: (letters) => `Fingerprint ${letters}`,
  scan: 'Scan the code to see whether the paper is still valid.',
  code: 'QR code to the page that says whether the paper is valid',
  unsigned: 'Not signed. For yourself only.',
};
