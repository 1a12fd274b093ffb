import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  address: {
    title: 'Timeplanen i din eigen kalender',
    lead: 'Med ei hemmeleg adresse viser kalenderen på telefonen eller datamaskina det du er påmeld til, og vaktene dine. Han held seg oppdatert av seg sjølv.',
    make: 'Lag ei hemmeleg adresse',
    label: 'Hemmeleg adresse',
    secret: 'Alle som har adressa, kan sjå timeplanen din. Ikkje del adressa med andre enn kalenderen din.',
    copy: 'Kopier',
    copied: 'Adressa er kopiert',
    copy_failed: 'Nettlesaren lét oss ikkje kopiere. Merk adressa og kopier sjølv.',
    open: 'Opne i kalenderen',
    renew: 'Lag ny adresse',
    remove: 'Fjern adressa',
    made_on: (day) => `Laga ${day}`,
    renew_title: 'Vil du lage ei ny adresse?',
    renew_text: 'Den gamle sluttar å verke. Du må leggje den nye inn i kalenderen din.',
    renew_confirm: 'Lag ny adresse',
    renewed: 'Du har fått ei ny adresse',
    remove_title: 'Vil du fjerne adressa?',
    remove_text: 'Kalendrar som bruker adressa, sluttar å vise timeplanen din.',
    remove_confirm: 'Fjern adressa',
    removed: 'Adressa er fjerna',
    failed: 'Vi klarte ikkje å hente adressa.',
  },
  try_again: 'Prøv igjen',
  cancel: 'Avbryt',
  close: 'Lukk',
};
