import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  title: 'Mine kulturkort',
  lead: 'Vis koden i døra, eller sei namnet ditt.',
  link: 'Vis korta',
  link_text: (count) => (count === 1 ? 'Du har eitt kulturkort.' : `Du har ${count} kulturkort.`),
  holds_at: (place) => `Gjeld hos ${place}`,
  holds_in: (municipality) => `Gjeld på alle stader i ${municipality} som tek imot kulturkort`,
  left: (left, allowed) => `${left} av ${allowed} besøk att`,
  unlimited: 'Så mange besøk du vil',
  with_companion: 'Du kan ha med følgje. Det kostar ikkje eit besøk.',
  valid: (from, until) => `${from} – ${until}`,
  number: (number) => `Kort ${number}`,
  empty: 'Du har ingen kulturkort',
  empty_text: 'Kommunen, skulen eller staden du besøkjer, kan gje deg eit. Då står det her.',
  visits: 'Der du har vore',
  no_visits: 'Du har ikkje brukt kortet enno.',
  house: 'Ope hus',
  companions: (count) => (count === 1 ? 'Éin i følgje' : `${count} i følgje`),
  more: 'Vis fleire',
  back: 'Til mi side',
};
