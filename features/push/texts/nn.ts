import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  label: 'Varsel på denne eininga',
  help: 'Varselet seier kva du er påmeld til og når det er. Det kan kome fram når skjermen er låst.',
  obstacles: {
    home_screen:
      'På iPhone og iPad må du først leggje Nabolag til på Heim-skjermen. Trykk på Del-knappen i Safari, vel «Legg til på Hjem-skjermen», og opne Nabolag derifrå.',
    unsupported: 'Denne nettlesaren kan ikkje vise varsel. Bruk ein annan nettlesar, eller vel e-post eller SMS.',
    denied:
      'Nettlesaren avviser varsel frå denne sida. Opne innstillingane for nettstaden, tillat varsel, og last sida på nytt.',
  },
  trouble: {
    dismissed: 'Nettlesaren fekk ikkje noko svar. Prøv igjen, og vel «Tillat» når han spør.',
    failed: 'Vi klarte ikkje å slå på varsel. Sjekk at du er på nett, og prøv igjen.',
    not_off: 'Vi klarte ikkje å slå av varsel. Sjekk at du er på nett, og prøv igjen.',
  },
  others: 'Her får du òg varsel',
  unknown_agent: 'Ukjend nettlesar',
  since: (date) => `Slått på ${date}`,
  turn_off: 'Slå av',
  turn_off_of: (agent) => `Slå av varsel på ${agent}`,
};
