import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  own: 'Du kan ikke melde fra om deg selv eller noe du har skrevet selv.',
  said_already: 'Du har allerede sagt fra om dette. Vi ser på saken, og du får svar i varslene.',
  decided_already: 'En annen har allerede avgjort saken.',
  not_possible: 'Det går ikke å velge dette her. Det kan være borte allerede, eller en annen må avgjøre det.',
  not_appealed: 'Ingen har klaget på avgjørelsen.',
  own_decision: 'Du avgjorde saken selv. Klagen må en annen se på.',
  referred_already: 'Saken er allerede sendt dit.',
  not_referred: 'Saken er ikke sendt dit, eller det er allerede skrevet at de er ferdige med den.',
  not_decided: 'Saken er ikke avgjort ennå. Du kan klage når du har fått svar.',
  appealed_already: 'Det er allerede klaget i denne saken. En annen ser på den, og begge sider får svar.',
  too_late: (days: number) => `Fristen for å klage var ${days} dager etter svaret. Nå er det for sent.`,
};

const nn: TextsLike<typeof nb> = {
  own: 'Du kan ikkje melde frå om deg sjølv eller noko du har skrive sjølv.',
  said_already: 'Du har allereie sagt frå om dette. Vi ser på saka, og du får svar i varsla.',
  decided_already: 'Ein annan har allereie avgjort saka.',
  not_possible: 'Det går ikkje å velje dette her. Det kan vere borte allereie, eller ein annan må avgjere det.',
  not_appealed: 'Ingen har klaga på avgjerda.',
  own_decision: 'Du avgjorde saka sjølv. Klaga må ein annan sjå på.',
  referred_already: 'Saka er allereie send dit.',
  not_referred: 'Saka er ikkje send dit, eller det er allereie skrive at dei er ferdige med ho.',
  not_decided: 'Saka er ikkje avgjord enno. Du kan klage når du har fått svar.',
  appealed_already: 'Det er allereie klaga i denne saka. Ein annan ser på ho, og begge sider får svar.',
  too_late: (days) => `Fristen for å klage var ${days} dagar etter svaret. No er det for seint.`,
};

const en: TextsLike<typeof nb> = {
  own: 'You cannot report yourself or something you wrote yourself.',
  said_already:
    'You have already reported this. We are looking at it, and the answer will come among your notifications.',
  decided_already: 'Someone else has already decided this case.',
  not_possible: 'That is not possible here. It may be gone already, or someone else has to decide it.',
  not_appealed: 'No one has appealed against the decision.',
  own_decision: 'You made the decision yourself. Someone else has to look at the appeal.',
  referred_already: 'The case has already been passed on to them.',
  not_referred: 'The case has not been passed on to them, or it is already noted that they are done with it.',
  not_decided: 'The case has not been decided yet. You can appeal when you have got an answer.',
  appealed_already:
    'There is already an appeal in this case. Someone else is looking at it, and both sides get an answer.',
  too_late: (days) => `You could appeal for ${days} days after the answer. It is too late now.`,
};

/** Sentences with which the server says no. */
export const REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
