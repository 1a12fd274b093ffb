export const nb = {
  title: 'Er papiret ekte?',
  checked: (time: string) => `Sjekket nå, ${time}.`,
  states: {
    genuine: { title: 'CV-en er ekte', text: (issuer: string) => `Signaturen fra Nabolag ${issuer} stemmer.` },
    withdrawn: {
      title: 'Papiret er trukket tilbake',
      text: (day: string) => `Det ble trukket tilbake ${day}. Be om et nytt.`,
    },
    expired: { title: 'Papiret har gått ut', text: (day: string) => `Det gjaldt til og med ${day}. Be om et nytt.` },
    changed: {
      title: 'Papiret er endret',
      text: 'Innholdet er ikke slik det var da vi signerte det. Ikke stol på det.',
    },
    unknown: { title: 'Vi kjenner ikke koden', text: 'Sjekk at hele lenken kom med, eller skann koden på nytt.' },
  },
  compare: 'Sammenlign med papiret. Det som står her, er det vi signerte.',
  total: 'Timer i alt',
  in_year: (year: string) => `I ${year}`,
  role_count: 'Roller',
  certificate_count: 'Gyldige sertifikater',
  ended_certificate: 'Gjelder ikke lenger',
  made: 'Laget',
  until: 'Gjelder til og med',
  fingerprint: 'Fingeravtrykk',
  file: {
    title: 'Har du fått filen?',
    text: 'Velg PDF-en, så ser vi om noen har endret den. Filen blir ikke sendt til oss.',
    choose: 'Velg PDF-en',
    genuine: 'Filen er slik vi laget den.',
    unreadable: 'Vi klarte ikke å lese filen. Prøv igjen.',
  },
};
