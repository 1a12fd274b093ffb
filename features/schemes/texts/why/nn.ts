import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  municipality: {
    yes: (in_place) => `Barnet bur ${in_place}`,
    yes_told: (code) => `Postnummer ${code}.`,
    no: (in_place) => `Barnet bur ikkje ${in_place}`,
    no_told: (in_place) => `Kontoen er for barn som bur ${in_place}. Høyr med kommunen der de bur om kva dei har.`,
  },
  area: {
    yes: 'Barnet bur i området ordninga gjeld for',
    no: 'Barnet bur utanfor området ordninga gjeld for',
    no_told: 'Ordninga gjeld berre i nokre delar av kommunen.',
  },
  old_enough: {
    yes: (age) => `Barnet har fylt ${age} år`,
    yes_on: (age, day) => `Barnet har fylt ${age} år ${day}`,
    no: (age) => `Barnet har ikkje fylt ${age} år`,
    no_on: (age, day) => `Barnet har ikkje fylt ${age} år ${day}`,
    gets_it: (name, day, age) => `${name} får konto ${day}, når ${name} fyller ${age} år. Du treng ikkje søkje.`,
    turns: (name, day, age) => `${name} fyller ${age} år ${day}, og er for ung for ordninga slik ho er no.`,
  },
  young_enough: {
    yes: (age) => `Barnet er ikkje eldre enn ${age} år`,
    yes_told: (name, day) => `${name} er med til og med ${day}.`,
    no: (age) => `Barnet er eldre enn ${age} år`,
    no_on: (age, day) => `Barnet er eldre enn ${age} år ${day}`,
    no_told: (name, age) => `Ordninga er for dei som er ${age} år eller yngre, så ${name} kan ikkje få konto no.`,
  },
  income: {
    yes: 'Husstanden er innanfor inntektsgrensa',
    yes_told: 'Vi har berre lagra svaret, ikkje kva de tener.',
    no: 'Husstanden er over inntektsgrensa',
    no_told: (name) =>
      `${name} kan ikkje få konto så lenge inntekta er over grensa. Gi oss beskjed om noko endrar seg.`,
    unknown: 'Vi veit ikkje om husstanden er innanfor inntektsgrensa',
    unknown_told: 'Svar på spørsmålet om inntekt, så får de svar med ein gong. Vi lagrar berre svaret.',
  },
  period: {
    yes: 'Ordninga gjeld no',
    yes_told: (day) => `Ho gjeld til og med ${day}.`,
    not_yet: 'Ordninga har ikkje byrja',
    gets_it: (name, day) => `${name} får konto ${day}. Du treng ikkje søkje.`,
    begins: (day) => `Ordninga byrjar ${day}.`,
    over: 'Ordninga er over',
    over_told: (day) => `Ho gjaldt til og med ${day}.`,
  },
};
