export const nb = {
  heading: 'Foresatte etter kommunens avgjørelse',
  text: 'Når Folkeregisteret ikke sier hvem som er foresatt, for eksempel for et fosterbarn, kan kommunen avgjøre det.',
  button: 'Avgjør hvem som er foresatt',
  none: 'Kommunen har ikke avgjort noe ennå.',
  who: (guardian: string, child: string, born: number) => `${guardian} er foresatt for ${child}, født ${born}`,
  forgotten: 'En slettet bruker',
  by: (name: string, day: string) => `${name}, ${day}`,
  own_case: 'Gjelder din egen familie. En kollega må avgjøre det.',
  more: 'Vis flere',
  end: 'Avslutt',
  end_for: (guardian: string, child: string) => `Avslutt: ${guardian} for ${child}`,
  cancel: 'Avbryt',
  close: 'Lukk',
  reason: 'Begrunnelse',
  reason_help:
    'Skriv saksnummeret og hva avgjørelsen bygger på. Det blir stående i loggen, og den det gjelder, kan lese det.',
  missing: {
    child_ssn: 'Skriv fødselsnummeret til barnet.',
    guardian_ssn: 'Skriv fødselsnummeret til den som skal være foresatt.',
  },
  reason_required: 'Skriv hvorfor.',
  settle: {
    title: 'Avgjør hvem som er foresatt',
    text: 'Personen kan melde barnet på aktiviteter og bruke fritidskontoen til barnet, som andre foresatte. Det gjelder til du avslutter det eller barnet fyller 18 år.',
    child_ssn: 'Barnets fødselsnummer',
    guardian_ssn: 'Fødselsnummeret til den som skal være foresatt',
    guardian_help: 'Personen må ha logget inn med BankID eller MinID.',
    submit: 'Gjør til foresatt',
    done: 'Personen er nå foresatt for barnet',
  },
  ending: {
    title: (guardian: string) => `Avslutt for ${guardian}?`,
    text: (guardian: string, child: string) =>
      `${guardian} kan ikke lenger melde på ${child} eller bruke fritidskontoen. Det som er gjort til nå, blir stående.`,
    submit: 'Avslutt',
    done: 'Personen er ikke lenger foresatt for barnet',
  },
};
