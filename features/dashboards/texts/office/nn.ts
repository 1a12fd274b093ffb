import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  label: 'Kommunekontoret',
  current: 'Kommunekontoret:',
  municipality: 'Kommune',
  groups: { people: 'Arrangørar og folk', benefits: 'Ordningar', portal: 'Portalen', insight: 'Innsyn' },
  rooms: {
    activities: 'Aktivitetar',
    approval: 'Godkjenning',
    announcements: 'Kunngjeringar',
    people: 'Folk',
    log: 'Logg',
    imports: 'Henta utanfrå',
    today: 'I dag',
    organisations: 'Arrangørar',
    accounts: 'Fritidskontoar',
    scheme: 'Ordninga',
    tickets: 'Billettar',
    equipment: 'Utstyr',
    culture: 'Kulturkort',
    reach: 'Tal',
    certificates: 'Sertifikat',
    screens: 'Skjermar',
    reports: 'Meldt frå',
    studio: 'Utsjånad',
    audit: 'Revisjon',
    windDown: 'Avvikling',
  },
};
