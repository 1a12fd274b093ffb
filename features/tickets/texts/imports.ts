import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { ImportColumn } from '../import-rules.ts';

const nb = {
  columns: {
    name: 'Navn',
    provider_name: 'Sted eller tilbyder',
    total: 'Antall billetter',
    opens_at: 'Kan reserveres fra',
    closes_at: 'Kan reserveres til',
    valid_from: 'Gjelder fra og med',
    valid_until: 'Gjelder til og med',
    per_card: 'Høyst per barn',
    hold_days: 'Må brukes innen (dager)',
    min_age: 'Laveste alder',
    max_age: 'Høyeste alder',
    scheme: 'Ordning',
    organization: 'Organisasjon',
    description: 'Beskrivelse',
  } satisfies Record<ImportColumn, string>,
  template: 'billetter',
  faults: {
    wrong_day: 'Dette er ikke en dato. Skriv for eksempel 24.12.2026.',
    wrong_moment: 'Dette er ikke et tidspunkt. Skriv for eksempel 24.12.2026 08:00.',
    twice: (row: number) => `Samme billett står allerede i rad ${row}. Ta bort den ene raden.`,
    exists: 'Denne billetten finnes allerede. Ta bort raden, eller gi den et annet navn.',
  },
};

const nn: TextsLike<typeof nb> = {
  columns: {
    name: 'Namn',
    provider_name: 'Stad eller tilbydar',
    total: 'Tal på billettar',
    opens_at: 'Kan reserverast frå',
    closes_at: 'Kan reserverast til',
    valid_from: 'Gjeld frå og med',
    valid_until: 'Gjeld til og med',
    per_card: 'Høgst per barn',
    hold_days: 'Må brukast innan (dagar)',
    min_age: 'Lågaste alder',
    max_age: 'Høgste alder',
    scheme: 'Ordning',
    organization: 'Organisasjon',
    description: 'Beskriving',
  },
  template: 'billettar',
  faults: {
    wrong_day: 'Dette er ikkje ein dato. Skriv til dømes 24.12.2026.',
    wrong_moment: 'Dette er ikkje eit tidspunkt. Skriv til dømes 24.12.2026 08:00.',
    twice: (row) => `Same billetten står allereie i rad ${row}. Ta bort den eine rada.`,
    exists: 'Denne billetten finst allereie. Ta bort rada, eller gi han eit anna namn.',
  },
};

const en: TextsLike<typeof nb> = {
  columns: {
    name: 'Name',
    provider_name: 'Place or provider',
    total: 'Number of tickets',
    opens_at: 'Can be reserved from',
    closes_at: 'Can be reserved until',
    valid_from: 'Valid from',
    valid_until: 'Valid until',
    per_card: 'At most per child',
    hold_days: 'Must be used within (days)',
    min_age: 'Lowest age',
    max_age: 'Highest age',
    scheme: 'Scheme',
    organization: 'Organisation',
    description: 'Description',
  },
  template: 'tickets',
  faults: {
    wrong_day: 'This is not a date. Write 24.12.2026, for example.',
    wrong_moment: 'This is not a date and time. Write 24.12.2026 08:00, for example.',
    twice: (row) => `The same ticket is already in row ${row}. Remove one of the rows.`,
    exists: 'This ticket is already here. Remove the row, or give it another name.',
  },
};

/** What the server says of a spreadsheet of tickets, and what stands in its template. */
export const IMPORT_TEXTS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
