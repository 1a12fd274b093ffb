import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  unsaved: {
    title: 'Du har ikkje lagra',
    text: 'Du mistar endringane som ikkje er lagra, dersom du går vidare utan å lagre. Vil du halde fram?',
    leave: 'Gå vidare utan å lagre',
    stay: 'Bli her',
    close: 'Lukk',
  },
  failure: {
    notice: 'Merk deg dette',
    forbidden: 'Du har ikkje tilgang til dette.',
    readonly: 'Du kan berre lese her. Ingenting blir lagra i lesemodus.',
    error: 'Feil',
    generic: 'Auda, noko gjekk gale',
    invalid: 'Nokre felt må rettast.',
    unknown: 'Det oppstod ein ukjend feil.',
    lost: 'Vi får ikkje kontakt',
    lost_text: 'Sjekk nettet og prøv igjen.',
    /** Of a form. */
    kept: 'Det du har skrive, står her framleis.',
    to_fix: (count) => (count === 1 ? 'Éin ting må rettast' : `${count} ting må rettast`),
  },
  /** How long until a refused call may be made again. */
  wait: {
    moment: 'Vent litt og prøv igjen.',
    seconds: (count) => (count === 1 ? 'Prøv igjen om eitt sekund.' : `Prøv igjen om ${count} sekund.`),
    minutes: (count) => (count === 1 ? 'Prøv igjen om eitt minutt.' : `Prøv igjen om ${count} minutt.`),
    hours: (count) => (count === 1 ? 'Prøv igjen om ein time.' : `Prøv igjen om ${count} timar.`),
  },
  /** Of a part of a page that could not be fetched. */
  failed: 'Vi klarte ikkje å hente dette. Prøv igjen om litt.',
  try_again: 'Prøv igjen',
  consent: {
    label: 'Samtykke til måling',
    question: 'Kan vi sjå korleis portalen blir brukt?',
    text: 'Då lagrar vi informasjonskapslar for måling, så vi kan gjere portalen betre. Ingenting blir henta før du har svart, og du kan ombestemme deg når du vil.',
    privacy: 'Les om personvern',
    accept: 'Godta',
    reject: 'Avvis',
  },
};
