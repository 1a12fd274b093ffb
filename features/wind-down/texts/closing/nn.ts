import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  page_title: 'Når portalen stengjer',
  none: {
    title: 'Ingen dato er sett',
    text: 'Det er ikkje bestemt at denne portalen skal stengje. Du kan alltid hente det som er ditt.',
  },
  title: (place, day) => `${place} stengjer portalen ${day}`,
  closed: (place) => `${place} har stengt portalen`,
  lead: (day) => `Hent det som er ditt til og med ${day}. Deretter blir det sletta.`,
  when: 'Kva skjer når',
  last_day: 'Siste dag i portalen',
  fetch_until: 'Siste dag for å hente det som er ditt',
  delete_on: 'Flytting og sletting',
  yours: 'Det som er ditt',
  yours_text: 'Alt som er lagra om deg, som éi fil: profil, påmeldingar, CV og samtalar.',
  yours_action: 'Hent det som er mitt',
  organiser: 'For arrangørar',
  organiser_text:
    'Last ned aktivitetane frå arrangørsida, og lister over medlemer og deltakarar frå sidene til laget ditt.',
  organiser_action: 'Til arrangørane dine',
  moved: (place) => `Arrangørar med aktivitetar som held fram, blir flytta til ${place}. Dei andre blir sletta.`,
  not_moved: 'Arrangørane i portalen blir sletta.',
  neighbour: (place) => `Til ${place}`,
  keep: 'Vil du behalde brukaren din?',
  keep_text:
    'Vel ein annan kommune i profilen din, så beheld du han. Det gjer du òg dersom du er med i noko ein annan stad.',
  keep_elsewhere: 'Det gjer du i portalen for heile landet. Der loggar du inn på nytt, med den same brukaren.',
  keep_action: 'Til profilen',
  law: 'Rekneskap og revisjonslogg blir tekne vare på så lenge lova krev.',
};
