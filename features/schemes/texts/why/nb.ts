/** Each rule as the office reads it, and as the family is told it. */
export const nb = {
  municipality: {
    yes: (in_place: string) => `Barnet bor ${in_place}`,
    yes_told: (code: string) => `Postnummer ${code}.`,
    no: (in_place: string) => `Barnet bor ikke ${in_place}`,
    no_told: (in_place: string) =>
      `Kontoen er for barn som bor ${in_place}. Hør med kommunen der dere bor om hva de har.`,
  },
  area: {
    yes: 'Barnet bor i området ordningen gjelder for',
    no: 'Barnet bor utenfor området ordningen gjelder for',
    no_told: 'Ordningen gjelder bare i noen deler av kommunen.',
  },
  old_enough: {
    yes: (age: number) => `Barnet er fylt ${age} år`,
    yes_on: (age: number, day: string) => `Barnet er fylt ${age} år ${day}`,
    no: (age: number) => `Barnet er ikke fylt ${age} år`,
    no_on: (age: number, day: string) => `Barnet er ikke fylt ${age} år ${day}`,
    gets_it: (name: string, day: string, age: number) =>
      `${name} får konto ${day}, når ${name} fyller ${age} år. Du trenger ikke søke.`,
    turns: (name: string, day: string, age: number) =>
      `${name} fyller ${age} år ${day}, og er for ung for ordningen slik den er nå.`,
  },
  young_enough: {
    yes: (age: number) => `Barnet er ikke eldre enn ${age} år`,
    yes_told: (name: string, day: string) => `${name} er med til og med ${day}.`,
    no: (age: number) => `Barnet er eldre enn ${age} år`,
    no_on: (age: number, day: string) => `Barnet er eldre enn ${age} år ${day}`,
    no_told: (name: string, age: number) =>
      `Ordningen er for dem som er ${age} år eller yngre, så ${name} kan ikke få konto nå.`,
  },
  income: {
    yes: 'Husstanden er innenfor inntektsgrensen',
    yes_told: 'Vi har bare lagret svaret, ikke hva dere tjener.',
    no: 'Husstanden er over inntektsgrensen',
    no_told: (name: string) =>
      `${name} kan ikke få konto så lenge inntekten er over grensen. Gi oss beskjed hvis noe endrer seg.`,
    unknown: 'Vi vet ikke om husstanden er innenfor inntektsgrensen',
    unknown_told: 'Svar på spørsmålet om inntekt, så får dere svar med en gang. Vi lagrer bare svaret.',
  },
  period: {
    yes: 'Ordningen gjelder nå',
    yes_told: (day: string) => `Den gjelder til og med ${day}.`,
    not_yet: 'Ordningen har ikke begynt',
    gets_it: (name: string, day: string) => `${name} får konto ${day}. Du trenger ikke søke.`,
    begins: (day: string) => `Ordningen begynner ${day}.`,
    over: 'Ordningen er over',
    over_told: (day: string) => `Den gjaldt til og med ${day}.`,
  },
};
