import { exportMenu } from '#features/exports/texts/menu/nn.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  page_title: 'Kommunekontoret',
  lead: (total) => {
    if (total === 0) return 'Ingenting ventar på svar. Alt er stille.';
    return total === 1 ? 'Éi sak ventar på svar.' : `${total} saker ventar på svar.`;
  },
  waiting_title: 'Ventar på svar',
  waiting: {
    organisations: 'Nye arrangørar',
    senders: 'Avsendarnamn for SMS',
    reports: 'Meldt frå',
    claims: 'Betalingar frå fritidskontoar',
    participations: 'Arrangørar som vil ta imot fritidskonto',
    certificates: 'Ønske om sertifikata til kommunen',
  },
  notes: {
    organisations: 'Sjå kva registeret seier, og svar',
    senders: 'Godta eller avvis namnet',
    reports: 'Innhald nokon har reagert på',
    claims: 'Godkjenn eller avslå',
    participations: 'Godkjenn eller avslå',
    certificates: 'Arrangørane svarar på desse',
  },
  none: 'Ingenting her no',
  year: {
    title: 'Rapportering',
    text: 'Ei linje for kvar arrangør: medlemer, aktivitetar, gonger og deltakingar i året. Ingen personar er nemnde.',
    year: 'År',
    export: { ...exportMenu, file: 'arrangørar' },
  },
  rooms_title: 'Romma',
  groups: {
    people: 'Arrangørar og innhald',
    benefits: 'Ordningar for innbyggjarane',
    portal: 'Portalen dykkar',
    insight: 'Innsyn',
  },
  failed: 'Vi klarte ikkje å hente kva som ventar.',
  forbidden: {
    title: 'Dette er kontoret til dei tilsette i kommunen',
    text: 'Du har inga rolle i ein kommune her. Spør kommunen din om du skulle hatt det.',
    action: 'Til oversikta',
  },
  doors: {
    reach: 'Kva som skjer, og kven det når',
    activities: 'Finn kva aktivitet som helst, ta ned og opne igjen',
    approval: 'For hand, eller etter regel når registeret stadfestar',
    announcements: 'Ei linje øvst på alle sider',
    people: 'Kven som har tilgang, og når dei sist var innom',
    log: 'Kva som er gjort, av kven og kvifor',
    imports: 'Kjelder, siste køyring og feil',
    organisations: 'Nye arrangørar, og alle som er godkjende',
    reports: 'Saker om innhald og åtferd',
    accounts: 'Kontoar, betalingar og utbetalingar',
    scheme: 'Reglar, beløp og periodar',
    tickets: 'Billettar og grupper',
    equipment: 'Utstyr til utlån',
    culture: 'Kulturkort og stader',
    certificates: 'Sertifikata til kommunen',
    studio: 'Namn, fargar, tekstar og bilete',
    screens: 'Infoskjermar og viktige beskjedar',
    audit: 'Bokføringa og kontrollen av ho',
    windDown: 'Når portalen blir avslutta: dagar, øving og bevis',
  },
};
