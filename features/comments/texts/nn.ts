import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  title: 'Spørsmål og svar',
  none: 'Ingen har spurt om noko enno.',
  failed: 'Vi klarte ikkje å hente spørsmål og svar.',
  organiser: 'Arrangør',
  gone: 'Sletta brukar',
  edited: 'endra',
  written_by: (name) => `Skrive av ${name}. Det er berre de som arrangerer, som ser det.`,
  more: (count) => (count === 1 ? 'Vis 1 til' : `Vis ${count} til`),
  write: {
    label: 'Lurer du på noko?',
    label_organiser: 'Svar eller skriv noko',
    help: 'Alle kan lese det du skriv. Skriv ikkje noko privat om deg sjølv eller andre.',
    submit: 'Send spørsmålet',
    submit_organiser: 'Send',
    as_organiser: (name) => `Skriv som ${name}`,
    empty: 'Skriv noko først',
    left: (count) => (count === 1 ? '1 teikn att' : `${count} teikn att`),
    too_long: (over) => (over === 1 ? 'Det er 1 teikn for mykje' : `Det er ${over} teikn for mykje`),
  },
  log_in: 'Logg inn for å spørje',
  closed: 'Spørsmål og svar er stengde, fordi aktiviteten er over.',
  edit: 'Endre',
  edit_of: (name) => `Endre kommentaren frå ${name}`,
  delete: 'Slett',
  delete_of: (name) => `Slett kommentaren frå ${name}`,
  editing: 'Endre det du har skrive',
  save: 'Lagre',
  cancel: 'Avbryt',
  done: { added: 'Kommentaren er lagd til', changed: 'Kommentaren er endra', deleted: 'Kommentaren er sletta' },
};
