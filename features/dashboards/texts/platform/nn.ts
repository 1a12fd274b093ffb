import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  page_title: 'Drift',
  title: 'Drift av Nabolag',
  lead: 'For dei som driv portalen for alle kommunane.',
  label: 'Romma i drifta',
  rooms: {
    organisations: { name: 'Arrangørar', note: 'Førespurnader og alle som er med' },
    users: { name: 'Brukarar', note: 'Finn, hjelp og sperr' },
    tenants: { name: 'Kommunar', note: 'Utsjånad, innhald og kva som er slått på' },
    switches: { name: 'Brytarar', note: 'Kva som er på, og kvar' },
    imports: { name: 'Importar', note: 'Det som blir henta frå andre, og korleis det gjekk' },
    announcements: { name: 'Kunngjeringar', note: 'Det som blir vist i alle portalane' },
    certificates: { name: 'Sertifikat', note: 'Det arrangørane kan gi, i heile landet eller i éin kommune' },
    messages: { name: 'Meldingar', note: 'Det som ventar, og det som ikkje kom fram' },
    jobs: { name: 'Jobbar', note: 'Siste køyring, og det som feila' },
    health: { name: 'Helse', note: 'Om kvar del av portalen går som han skal' },
    audit: { name: 'Revisjonslogg', note: 'Kva som er gjort, og om kjeda er heil' },
    'wind-downs': { name: 'Avvikling', note: 'Portalar som blir avslutta, og bevis etterpå' },
  },
  forbidden: {
    title: 'Denne sida er for dei som driv portalen',
    text: 'Skal du hjelpe innbyggjarar i kommunen din, finn du det i menyen under biletet ditt.',
    action: 'Til oversikta',
  },
};
