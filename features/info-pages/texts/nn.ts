import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  lead: (inPlace) => `Alle skal kunne vere med på noko. Her er det du kan få hjelp til ${inPlace}.`,
  description: (inPlace) => `Fritidskonto, støtte og andre tilbod ${inPlace}.`,
  home: {
    text: (inPlace) => `Du bur ${inPlace}, så dette er det som gjeld der.`,
    other: (inPlace) => `Sjå det som gjeld ${inPlace}`,
  },
  figures: {
    for: 'For',
    amount: 'Beløp',
    at_least: 'Minst',
    ages: (from, to) => `${from}–${to} år`,
    from_age: (from) => `Frå ${from} år`,
    to_age: (to) => `Til ${to} år`,
    times: (count) => (count === 1 ? '1 gong' : `${count} gonger`),
  },
  account: {
    use: (times) =>
      times > 1
        ? `Pengane er til idrett, kultur, musikk og friluftsliv som går minst ${times} gonger i sesongen.`
        : 'Pengane er til idrett, kultur, musikk og friluftsliv.',
    find_activity: 'Finn ein aktivitet',
    amount_page: 'Sjå beløp og reglar',
    open: 'Sjå fritidskontoane dykkar',
  },
  steps: {
    heading: 'Slik kjem du i gang',
    who: 'Sjå om han er for dykk',
    who_text: (from, to) => `Fritidskontoen er for barn og unge frå ${from} til ${to} år.`,
    activity: 'Finn ein aktivitet',
    activity_text: (times) =>
      times > 1 ? `Vel noko fast, som går minst ${times} gonger i sesongen.` : 'Vel noko som barnet har lyst til.',
    ask: 'Opne kontoen',
    ask_text: 'Logg inn med BankID eller MinID og opne kontoen. Pengane er der med ein gong.',
  },
  ended: {
    title: 'Ordninga med fritidskonto er avslutta',
    text: 'Det blir ikkje delt ut fleire fritidskontoar. Vi kjem med informasjon om andre støtteordningar.',
  },
  coming: {
    title: (day) => `Fritidskontoen byrjar ${day}`,
    text: 'Frå den dagen kan de opne kontoen og bruke pengane.',
  },
  none: {
    title: (name) => `${name} har ikkje fritidskonto`,
    text: 'Lag, foreiningar og kommunen kan likevel hjelpe deg i gang med noko.',
    title_everywhere: 'Nokre kommunar har fritidskonto',
    text_everywhere: 'Byt til portalen for kommunen din, så ser du kva som gjeld der du bur.',
  },
  offers: 'Tilbod',
  other_offers: 'Andre tilbod',
  help: 'Hjelp og støtte',
  more: 'Les meir',
  go: (name) => `Til ${name}`,
  external: 'annan nettstad',
  not_open: 'Ikkje opna enno',
  not_open_text: 'Billettane kan ikkje hentast her i portalen enno.',
  links: 'Gå vidare',
  empty: {
    title: 'Her kjem det meir',
    text: 'Det er ikkje lagt inn noko om støtte og tilbod her enno. I mellomtida kan du finne noko å vere med på.',
  },
  ask: {
    heading: 'Spør oss',
    text: 'Lurer du på kva som gjeld for deg eller barna dine? Skriv til oss.',
    email: 'E-post',
    write: 'Skriv til oss',
    answers: 'Spørsmål og svar',
  },
  trail: 'Kvar du er',
  amount: {
    title: 'Beløpet på fritidskontoen',
    lead: (amount, inPlace) => `Kvart barn med fritidskonto ${inPlace} får ${amount}.`,
    use: 'Kva pengane kan brukast til',
    use_kinds: 'Idrett, kultur, musikk og friluftsliv, i eit lag, ei foreining eller eit anna fast tilbod.',
    use_times: (times) => `Aktiviteten må gå minst ${times} gonger i sesongen.`,
    use_one: 'Éin aktivitet for kvart barn i året.',
    use_cap: (amount) => `Høgst ${amount} til kvar aktivitet.`,
    use_trial: (times) =>
      times === 1
        ? 'Barnet kan prøve éin gong først. Sluttar det etter den, trekkjer vi ingenting.'
        : `Barnet kan prøve ${times} gonger først. Sluttar det innan då, trekkjer vi ingenting.`,
    use_period: (first, last) => `Pengane kan brukast frå ${first} til og med ${last}.`,
    rules: 'Greitt å vite',
    rule_age: (from, to) => `Barnet må vere frå ${from} til ${to} år.`,
    rule_home: (inPlace) => `Barnet må bu ${inPlace}.`,
    rule_household: (household) => `Kontoen går etter inntekt: ${household}`,
    rule_own: 'Kontoen er barnet sin eigen. Han kan ikkje overførast til andre.',
  },
};
