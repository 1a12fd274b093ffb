import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  title: 'Framheva no',
  lead: 'Blir vist øvst i portalen under «Kommunen tilrår», opptil tre om gongen.',
  empty: 'Ingen aktivitetar er framheva. Vel «Framhev» ved ein aktivitet i lista.',
  failed: 'Vi klarte ikkje å hente det som er framheva.',
  until: (day) => `Til og med ${day}`,
  feature: 'Framhev',
  feature_which: (name) => `Framhev ${name}`,
  change: 'Endre dagen',
  change_which: (name) => `Endre dagen for ${name}`,
  remove: 'Ta bort',
  remove_which: (name) => `Ta bort ${name} frå det som er framheva`,
  removed: (name) => `${name} er ikkje framheva lenger`,
  dialog: {
    title: (name) => `Framhev ${name}`,
    last_day: 'Siste dag',
    last_day_help:
      'Etter denne dagen er aktiviteten ikkje framheva lenger. Er han over eller avlyst før det, forsvinn han då.',
    wrong_day: 'Vel ein dag.',
    save: 'Framhev',
    cancel: 'Avbryt',
    close: 'Lukk',
    done: (name) => `${name} er framheva`,
  },
};
