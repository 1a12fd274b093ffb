import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  title: 'Er papiret ekte?',
  checked: (time) => `Sjekka no, ${time}.`,
  states: {
    genuine: { title: 'CV-en er ekte', text: (issuer) => `Signaturen frå Nabolag ${issuer} stemmer.` },
    withdrawn: { title: 'Papiret er trekt tilbake', text: (day) => `Det vart trekt tilbake ${day}. Be om eit nytt.` },
    expired: { title: 'Papiret har gått ut', text: (day) => `Det galdt til og med ${day}. Be om eit nytt.` },
    changed: {
      title: 'Papiret er endra',
      text: 'Innhaldet er ikkje slik det var då vi signerte det. Ikkje stol på det.',
    },
    unknown: { title: 'Vi kjenner ikkje koden', text: 'Sjekk at heile lenkja kom med, eller skann koden på nytt.' },
  },
  compare: 'Samanlikn med papiret. Det som står her, er det vi signerte.',
  total: 'Timar i alt',
  in_year: (year) => `I ${year}`,
  role_count: 'Roller',
  certificate_count: 'Gyldige sertifikat',
  ended_certificate: 'Gjeld ikkje lenger',
  made: 'Laga',
  until: 'Gjeld til og med',
  fingerprint: 'Fingeravtrykk',
  file: {
    title: 'Har du fått fila?',
    text: 'Vel PDF-en, så ser vi om nokon har endra han. Fila blir ikkje send til oss.',
    choose: 'Vel PDF-en',
    genuine: 'Fila er slik vi laga ho.',
    unreadable: 'Vi klarte ikkje å lese fila. Prøv igjen.',
  },
};
