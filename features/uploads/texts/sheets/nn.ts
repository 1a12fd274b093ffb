import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  button: 'Hent frå rekneark',
  choose: 'Vel fil',
  choose_again: 'Vel ei anna fil',
  template: 'Last ned ein tom mal',
  cancel: 'Avbryt',
  close: 'Lukk',
  more: (count) => (count === 1 ? '… og 1 til' : `… og ${count} til`),
  faulty: (count) => (count === 1 ? '1 feil. Ingenting er lagra.' : `${count} feil. Ingenting er lagra.`),
  first_faults: (shown, count) => `Dei første ${shown} av ${count} feil. Rett dei, så ser du resten.`,
  place: (row, column) => `Rad ${row}, ${column}`,
  sheet: (name) => `Vi las arket «${name}».`,
  ignored: (columns) => `Desse kolonnane er ikkje lesne: ${columns}.`,
};
