export const nb = {
  lead: (inPlace: string) => `Alle skal kunne være med på noe. Her er det du kan få hjelp til ${inPlace}.`,
  description: (inPlace: string) => `Fritidskonto, støtte og andre tilbud ${inPlace}.`,
  home: {
    text: (inPlace: string) => `Du bor ${inPlace}, så dette er det som gjelder der.`,
    other: (inPlace: string) => `Se det som gjelder ${inPlace}`,
  },
  figures: {
    for: 'For',
    amount: 'Beløp',
    at_least: 'Minst',
    ages: (from: number, to: number) => `${from}–${to} år`,
    from_age: (from: number) => `Fra ${from} år`,
    to_age: (to: number) => `Til ${to} år`,
    times: (count: number) => (count === 1 ? '1 gang' : `${count} ganger`),
  },
  account: {
    use: (times: number) =>
      times > 1
        ? `Pengene er til idrett, kultur, musikk og friluftsliv som går minst ${times} ganger i sesongen.`
        : 'Pengene er til idrett, kultur, musikk og friluftsliv.',
    find_activity: 'Finn en aktivitet',
    amount_page: 'Se beløp og regler',
    open: 'Se fritidskontoene deres',
  },
  steps: {
    heading: 'Slik begynner du',
    who: 'Se om den er for dere',
    who_text: (from: number, to: number) => `Fritidskontoen er for barn og unge fra ${from} til ${to} år.`,
    activity: 'Finn en aktivitet',
    activity_text: (times: number) =>
      times > 1 ? `Velg noe fast, som går minst ${times} ganger i sesongen.` : 'Velg noe som barnet har lyst til.',
    ask: 'Åpne kontoen',
    ask_text: 'Logg inn med BankID eller MinID og åpne kontoen. Pengene er der med en gang.',
  },
  ended: {
    title: 'Ordningen med fritidskonto er avsluttet',
    text: 'Det blir ikke delt ut flere fritidskontoer. Vi kommer med informasjon om andre støtteordninger.',
  },
  coming: {
    title: (day: string) => `Fritidskontoen begynner ${day}`,
    text: 'Fra den dagen kan dere åpne kontoen og bruke pengene.',
  },
  none: {
    title: (name: string) => `${name} har ikke fritidskonto`,
    text: 'Lag, foreninger og kommunen kan likevel hjelpe deg i gang med noe.',
    title_everywhere: 'Noen kommuner har fritidskonto',
    text_everywhere: 'Bytt til portalen for kommunen din, så ser du hva som gjelder der du bor.',
  },
  offers: 'Tilbud',
  other_offers: 'Andre tilbud',
  help: 'Hjelp og støtte',
  more: 'Les mer',
  go: (name: string) => `Til ${name}`,
  external: 'annet nettsted',
  not_open: 'Ikke åpnet ennå',
  not_open_text: 'Billettene kan ikke hentes her i portalen ennå.',
  links: 'Gå videre',
  empty: {
    title: 'Her kommer det mer',
    text: 'Det er ikke lagt inn noe om støtte og tilbud her ennå. I mellomtiden kan du finne noe å være med på.',
  },
  ask: {
    heading: 'Spør oss',
    text: 'Lurer du på hva som gjelder for deg eller barna dine? Skriv til oss.',
    email: 'E-post',
    write: 'Skriv til oss',
    answers: 'Spørsmål og svar',
  },
  trail: 'Hvor du er',
  amount: {
    title: 'Beløpet på fritidskontoen',
    lead: (amount: string, inPlace: string) => `Hvert barn med fritidskonto ${inPlace} får ${amount}.`,
    use: 'Hva pengene kan brukes til',
    use_kinds: 'Idrett, kultur, musikk og friluftsliv, i et lag, en forening eller et annet fast tilbud.',
    use_times: (times: number) => `Aktiviteten må gå minst ${times} ganger i sesongen.`,
    use_one: 'Én aktivitet for hvert barn i året.',
    use_cap: (amount: string) => `Høyst ${amount} til hver aktivitet.`,
    use_trial: (times: number) =>
      times === 1
        ? 'Barnet kan prøve én gang først. Slutter det etter den, trekker vi ingenting.'
        : `Barnet kan prøve ${times} ganger først. Slutter det innen da, trekker vi ingenting.`,
    use_period: (first: string, last: string) => `Pengene kan brukes fra ${first} til og med ${last}.`,
    rules: 'Greit å vite',
    rule_age: (from: number, to: number) => `Barnet må være fra ${from} til ${to} år.`,
    rule_home: (inPlace: string) => `Barnet må bo ${inPlace}.`,
    rule_household: (household: string) => `Kontoen går etter inntekt: ${household}`,
    rule_own: 'Kontoen er barnets egen. Den kan ikke overføres til andre.',
  },
};
