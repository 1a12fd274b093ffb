import type { GuardianTexts } from './token.ts';

export const nn: GuardianTexts = {
  heading: 'Føresette etter avgjerd i kommunen',
  text: 'Når Folkeregisteret ikkje seier kven som er føresett, til dømes for eit fosterbarn, kan kommunen avgjere det.',
  button: 'Avgjer kven som er føresett',
  none: 'Kommunen har ikkje avgjort noko enno.',
  who: (guardian, child, born) => `${guardian} er føresett for ${child}, fødd ${born}`,
  forgotten: 'Ein sletta brukar',
  by: (name, day) => `${name}, ${day}`,
  own_case: 'Gjeld din eigen familie. Ein kollega må avgjere det.',
  more: 'Vis fleire',
  end: 'Avslutt',
  end_for: (guardian, child) => `Avslutt: ${guardian} for ${child}`,
  cancel: 'Avbryt',
  close: 'Lukk',
  reason: 'Grunngiving',
  reason_help:
    'Skriv saksnummeret og kva avgjerda byggjer på. Det blir ståande i loggen, og den det gjeld, kan lese det.',
  missing: {
    child_ssn: 'Skriv fødselsnummeret til barnet.',
    guardian_ssn: 'Skriv fødselsnummeret til den som skal vere føresett.',
  },
  reason_required: 'Skriv kvifor.',
  settle: {
    title: 'Avgjer kven som er føresett',
    text: 'Personen kan melde barnet på aktivitetar og bruke fritidskontoen til barnet, slik andre føresette kan. Det gjeld til du avsluttar det eller barnet fyller 18 år.',
    child_ssn: 'Fødselsnummeret til barnet',
    guardian_ssn: 'Fødselsnummeret til den som skal vere føresett',
    guardian_help: 'Personen må ha logga inn med BankID eller MinID.',
    submit: 'Gjer til føresett',
    done: 'Personen er no føresett for barnet',
  },
  ending: {
    title: (guardian) => `Avslutte for ${guardian}?`,
    text: (guardian, child) =>
      `${guardian} kan ikkje lenger melde på ${child} eller bruke fritidskontoen. Det som er gjort til no, blir ståande.`,
    submit: 'Avslutt',
    done: 'Personen er ikkje lenger føresett for barnet',
  },
};
