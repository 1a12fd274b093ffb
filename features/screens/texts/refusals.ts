import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  no_municipality_here: 'Åpne portalen til kommunen som skal ha skjermen, og prøv der.',
  no_such_code: 'Ingen skjerm i portalen viser denne koden nå. Se etter en gang til – den byttes hvert tiende minutt.',
  too_many_screens: (most: number) => `Kommunen har allerede ${most} skjermer. Koble fra en som ikke er i bruk.`,
  too_many_playlists: (most: number) => `Kommunen har allerede ${most} spillelister. Slett en dere ikke bruker.`,
  too_many_takeovers: (most: number) => `Det er allerede ${most} viktige beskjeder. Avslutt en først.`,
  changed_meanwhile: 'Noen andre har endret spillelista i mellomtiden. Last siden inn på nytt og prøv igjen.',
  hours: 'Skriv både fra og til, og to ulike klokkeslett.',
  too_far: 'Beskjeden kan begynne innen 90 dager.',
  ends_before: 'Slutten må være senere enn begynnelsen, og ikke passert.',
  too_long: 'En viktig beskjed kan stå i høyst sju dager.',
  over_already: 'Beskjeden er allerede over.',
  item: {
    too_many_filters: 'Lista har for mange filtre. Velg færre.',
    no_such_organisation: 'Velg en arrangør som er godkjent og synlig for alle.',
    no_picture: 'Last opp et bilde.',
    no_title: 'Skriv hva beskjeden er.',
  },
};

export type ScreenRefusals = TextsLike<typeof nb>;

const nn: ScreenRefusals = {
  no_municipality_here: 'Opne portalen til kommunen som skal ha skjermen, og prøv der.',
  no_such_code:
    'Ingen skjerm i portalen viser denne koden no. Sjå etter ein gong til – han blir bytt kvart tiande minutt.',
  too_many_screens: (most) => `Kommunen har alt ${most} skjermar. Kople frå ein som ikkje er i bruk.`,
  too_many_playlists: (most) => `Kommunen har alt ${most} spelelister. Slett ei de ikkje bruker.`,
  too_many_takeovers: (most) => `Det er alt ${most} viktige meldingar. Avslutt ei først.`,
  changed_meanwhile: 'Nokon andre har endra spelelista i mellomtida. Last sida inn på nytt og prøv igjen.',
  hours: 'Skriv både frå og til, og to ulike klokkeslett.',
  too_far: 'Meldinga kan byrje innan 90 dagar.',
  ends_before: 'Slutten må vere seinare enn byrjinga, og ikkje passert.',
  too_long: 'Ei viktig melding kan stå i høgst sju dagar.',
  over_already: 'Meldinga er alt over.',
  item: {
    too_many_filters: 'Lista har for mange filter. Vel færre.',
    no_such_organisation: 'Vel ein arrangør som er godkjend og synleg for alle.',
    no_picture: 'Last opp eit bilete.',
    no_title: 'Skriv kva meldinga er.',
  },
};

const en: ScreenRefusals = {
  no_municipality_here: 'Open the portal of the municipality that is to have the screen, and try there.',
  no_such_code: 'No screen in this portal shows that code now. Have another look – it changes every ten minutes.',
  too_many_screens: (most) => `The municipality already has ${most} screens. Disconnect one that isn’t in use.`,
  too_many_playlists: (most) => `The municipality already has ${most} playlists. Delete one you don’t use.`,
  too_many_takeovers: (most) => `There are already ${most} important notices. End one first.`,
  changed_meanwhile: 'Someone else has changed the playlist in the meantime. Reload the page and try again.',
  hours: 'Enter both from and to, and two different times.',
  too_far: 'The notice can begin within 90 days.',
  ends_before: 'The end must be later than the beginning, and not in the past.',
  too_long: 'An important notice can stay for at most seven days.',
  over_already: 'The notice is already over.',
  item: {
    too_many_filters: 'The list has too many filters. Choose fewer.',
    no_such_organisation: 'Choose an organiser that is approved and visible to everyone.',
    no_picture: 'Upload a picture.',
    no_title: 'Write what the notice is.',
  },
};

export const REFUSALS: Readonly<Record<Locale, ScreenRefusals>> = { nb, nn, en };
