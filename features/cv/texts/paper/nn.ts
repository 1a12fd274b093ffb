import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

const figure = (count: number): string => String(count).replace('.', ',');
const hours = (count: number): string => (count === 1 ? '1 time' : `${figure(count)} timar`);

export const nn: TextsLike<typeof nb> = {
  title: (name) => `CV for ${name}`,
  file_name: 'cv',
  since: (year) => `Frivillig sidan ${year}`,
  hours,
  in_all: (all, inYear, year) => `${hours(all)} i alt, ${hours(inYear)} i ${year}`,
  sections: { hours: 'Timar per arrangør', activities: 'Aktivitetar', roles: 'Roller', certificates: 'Sertifikat' },
  roles: { admin: 'Administrator', moderator: 'Koordinator', member: 'Medlem', applicant: 'Søkjar' },
  years: (from, until) => (from === until ? from : `${from}–${until}`),
  since_year: (from) => `${from}–no`,
  between: (from, until) => `${from}–${until}`,
  forever: 'Utan sluttdato',
  activity: (count, last) => `${hours(count)}, sist ${last}`,
  nobody: 'Utan arrangør',
  none: 'Ingen enno',
  source: 'Timane kjem frå gjennomførte vakter i vaktlistene til arrangørane. Ingen har skrive dei inn sjølv.',
  signed: (issuer) => `Signert av Nabolag ${issuer}`,
  made: (day, time) => `Laga ${day} kl. ${time}`,
  holds_until: (day) => `Gjeld til og med ${day}`,
  fingerprint: (letters) => `Fingeravtrykk ${letters}`,
  scan: 'Skann koden for å sjå om papiret framleis gjeld.',
  code: 'QR-kode til sida som seier om papiret gjeld',
  unsigned: 'Ikkje signert. Berre for deg sjølv.',
};
