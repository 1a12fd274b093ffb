import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  not_identified: 'Logg inn med BankID eller MinID først. Da kan vi hente barna dine fra Folkeregisteret.',
  register_away: 'Vi når ikke Folkeregisteret akkurat nå. Prøv igjen om litt.',
  wrong_number: 'Dette er ikke et gyldig fødselsnummer. Sjekk sifrene.',
  child_unknown: 'Vi fant ikke barnet. En foresatt må ha hentet barna sine fra Folkeregisteret først.',
  guardian_unknown: 'Vi fant ingen bruker med dette fødselsnummeret. Personen må ha logget inn med BankID eller MinID.',
  child_elsewhere: 'Barnet bor i en annen kommune. Da er det den kommunen som må avgjøre.',
  own_case: 'Dette gjelder deg eller din egen familie. Be en kollega avgjøre det.',
  grown_up: 'Personen er fylt 18 år og bestemmer selv.',
  guardian_already: 'Personen er allerede registrert som foresatt for barnet.',
};

const nn: TextsLike<typeof nb> = {
  not_identified: 'Logg inn med BankID eller MinID først. Då kan vi hente barna dine frå Folkeregisteret.',
  register_away: 'Vi når ikkje Folkeregisteret akkurat no. Prøv igjen om litt.',
  wrong_number: 'Dette er ikkje eit gyldig fødselsnummer. Sjekk siffera.',
  child_unknown: 'Vi fann ikkje barnet. Ein føresett må ha henta barna sine frå Folkeregisteret først.',
  guardian_unknown: 'Vi fann ingen brukar med dette fødselsnummeret. Personen må ha logga inn med BankID eller MinID.',
  child_elsewhere: 'Barnet bur i ein annan kommune. Då er det den kommunen som må avgjere.',
  own_case: 'Dette gjeld deg eller din eigen familie. Be ein kollega avgjere det.',
  grown_up: 'Personen har fylt 18 år og bestemmer sjølv.',
  guardian_already: 'Personen er allereie registrert som føresett for barnet.',
};

const en: TextsLike<typeof nb> = {
  not_identified:
    'Log in with BankID or MinID first. Then we can look up your children in the National Population Register.',
  register_away: 'We cannot reach the National Population Register right now. Try again in a while.',
  wrong_number: 'This is not a valid national identity number. Check the digits.',
  child_unknown:
    'We did not find the child. A guardian must have looked up their children in the National Population Register first.',
  guardian_unknown: 'We found no user with this number. They must have logged in with BankID or MinID.',
  child_elsewhere: 'The child lives in another municipality, which has to decide.',
  own_case: 'This is about you or your own family. Ask a colleague to decide it.',
  grown_up: 'This person is 18 or older and decides for themselves.',
  guardian_already: 'This person is already registered as a guardian of the child.',
};

export const REFUSALS: Record<Locale, typeof nb> = { nb, nn, en };
