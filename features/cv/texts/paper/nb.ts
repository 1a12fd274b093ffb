const figure = (count: number): string => String(count).replace('.', ',');
const hours = (count: number): string => (count === 1 ? '1 time' : `${figure(count)} timer`);

/** What stands on the paper, and on the page that its code leads to. */
export const nb = {
  title: (name: string) => `CV for ${name}`,
  file_name: 'cv',
  since: (year: number) => `Frivillig siden ${year}`,
  hours,
  in_all: (all: number, inYear: number, year: string) => `${hours(all)} i alt, ${hours(inYear)} i ${year}`,
  sections: { hours: 'Timer per arrangør', activities: 'Aktiviteter', roles: 'Roller', certificates: 'Sertifikater' },
  roles: { admin: 'Administrator', moderator: 'Koordinator', member: 'Medlem', applicant: 'Søker' },
  years: (from: string, until: string) => (from === until ? from : `${from}–${until}`),
  since_year: (from: string) => `${from}–nå`,
  between: (from: string, until: string) => `${from}–${until}`,
  forever: 'Uten sluttdato',
  activity: (count: number, last: string) => `${hours(count)}, sist ${last}`,
  nobody: 'Uten arrangør',
  none: 'Ingen ennå',
  source: 'Timene kommer fra gjennomførte vakter i arrangørenes vaktlister. Ingen har skrevet dem inn selv.',
  signed: (issuer: string) => `Signert av Nabolag ${issuer}`,
  made: (day: string, time: string) => `Laget ${day} kl. ${time}`,
  holds_until: (day: string) => `Gjelder til og med ${day}`,
  fingerprint: (letters: string) => `Fingeravtrykk ${letters}`,
  scan: 'Skann koden for å se om papiret fortsatt gjelder.',
  code: 'QR-kode til siden som sier om papiret gjelder',
  unsigned: 'Ikke signert. Bare for deg selv.',
};
