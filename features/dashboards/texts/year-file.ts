import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  file: 'arrangører',
  title: (municipality: string, year: number) => `Arrangører og aktiviteter i ${municipality} i ${year}`,
  lead: 'Deltakelser med færre enn fem personer bak vises ikke.',
  columns: {
    number: 'Organisasjonsnummer',
    name: 'Arrangør',
    district: 'Bydel',
    members: 'Medlemmer',
    activities: 'Aktiviteter',
    free: 'Gratis aktiviteter',
    times: 'Ganger',
    participations: 'Deltakelser',
  },
};

const nn: TextsLike<typeof nb> = {
  file: 'arrangørar',
  title: (municipality, year) => `Arrangørar og aktivitetar i ${municipality} i ${year}`,
  lead: 'Deltakingar med færre enn fem personar bak blir ikkje viste.',
  columns: {
    number: 'Organisasjonsnummer',
    name: 'Arrangør',
    district: 'Bydel',
    members: 'Medlemer',
    activities: 'Aktivitetar',
    free: 'Gratis aktivitetar',
    times: 'Gonger',
    participations: 'Deltakingar',
  },
};

const en: TextsLike<typeof nb> = {
  file: 'organisers',
  title: (municipality, year) => `Organisers and activities in ${municipality} in ${year}`,
  lead: 'Participations with fewer than five people behind them are not shown.',
  columns: {
    number: 'Organisation number',
    name: 'Organiser',
    district: 'District',
    members: 'Members',
    activities: 'Activities',
    free: 'Free activities',
    times: 'Times',
    participations: 'Participations',
  },
};

/** What a file of a year says. */
export const YEAR_TEXTS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
