import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  label: 'Kommunekontoret',
  current: 'Kommunekontoret:',
  municipality: 'Kommune',
  rooms: {
    organisations: 'Arrangørar',
    accounts: 'Fritidskontoar',
    scheme: 'Ordninga',
    tickets: 'Billettar',
    equipment: 'Utstyr',
    culture: 'Kulturkort',
    certificates: 'Sertifikat',
    screens: 'Skjermar',
    reports: 'Meldt inn',
    studio: 'Utsjånad',
    audit: 'Revisjon',
  },
};
