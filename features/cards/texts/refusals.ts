import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  not_created: 'Auda, vi fikk ikke opprettet Fritidskonto. Sjekk dine data.',
  not_identified: 'Logg inn med BankID eller MinID først. Da vet vi hvem du er foresatt for.',
  scheme_over: 'Ordningen er over, så det kan ikke åpnes nye kontoer.',
  budget_used: 'Kommunen har brukt opp pengene som er satt av til ordningen. Hør med kommunen om det kommer mer.',
  wrong_number: 'Dette er ikke et gyldig fødselsnummer. Sjekk sifrene.',
  wrong_pin: 'PIN-en har fire siffer.',
  not_yours: 'Vi fant ingen av barna dine med dette nummeret. Hent barna dine fra Folkeregisteret først.',
  no_match: 'Fødselsnummeret og PIN-en passer ikke sammen. Sjekk begge med den som deler kontoen.',
  already_yours: 'Du har denne kontoen allerede.',
  was_guardian: 'Du var foresatt for barnet før, så du må spørre kommunen om tilgang.',
  share_ended: 'Tilgangen din er avsluttet. Den som eier kontoen, kan gi deg den igjen.',
  too_many_shares: 'Kontoen er delt med så mange som den kan. Den som eier den, må avslutte en deling først.',
  own_case: 'Dette gjelder deg eller din egen familie. Be en kollega avgjøre det.',
  owner_only: 'Bare den som eier kontoen, kan dele den.',
  postal_codes_saved: 'Postnummer er lagret.',
  postal_codes: {
    unknown_child: 'Du er ikke foresatt for dette barnet.',
    known_already: 'Folkeregisteret har et annet postnummer for barnet.',
    no_such_code: 'Dette postnummeret finnes ikke.',
    elsewhere: 'Postnummeret hører til en annen kommune enn den barnet bor i.',
  },
};

const nn: TextsLike<typeof nb> = {
  not_created: 'Auda, vi fekk ikkje oppretta Fritidskonto. Sjekk opplysningane dine.',
  not_identified: 'Logg inn med BankID eller MinID først. Då veit vi kven du er føresett for.',
  scheme_over: 'Ordninga er over, så det kan ikkje opnast nye kontoar.',
  budget_used: 'Kommunen har brukt opp pengane som er sette av til ordninga. Høyr med kommunen om det kjem meir.',
  wrong_number: 'Dette er ikkje eit gyldig fødselsnummer. Sjekk siffera.',
  wrong_pin: 'PIN-en har fire siffer.',
  not_yours: 'Vi fann ingen av barna dine med dette nummeret. Hent barna dine frå Folkeregisteret først.',
  no_match: 'Fødselsnummeret og PIN-en passar ikkje saman. Sjekk begge med den som deler kontoen.',
  already_yours: 'Du har denne kontoen allereie.',
  was_guardian: 'Du var føresett for barnet før, så du må spørje kommunen om tilgang.',
  share_ended: 'Tilgangen din er avslutta. Den som eig kontoen, kan gi deg han igjen.',
  too_many_shares: 'Kontoen er delt med så mange som han kan. Den som eig han, må avslutte ei deling først.',
  own_case: 'Dette gjeld deg eller din eigen familie. Be ein kollega avgjere det.',
  owner_only: 'Berre den som eig kontoen, kan dele han.',
  postal_codes_saved: 'Postnummer er lagra.',
  postal_codes: {
    unknown_child: 'Du er ikkje føresett for dette barnet.',
    known_already: 'Folkeregisteret har eit anna postnummer for barnet.',
    no_such_code: 'Dette postnummeret finst ikkje.',
    elsewhere: 'Postnummeret høyrer til ein annan kommune enn den barnet bur i.',
  },
};

const en: TextsLike<typeof nb> = {
  not_created: 'Sorry, we could not open the leisure account. Check your details.',
  not_identified: 'Log in with BankID or MinID first. Then we know who you are a guardian of.',
  scheme_over: 'The scheme is over, so no new accounts can be opened.',
  budget_used: 'The money set aside for the scheme has been used up. Ask the municipality whether there will be more.',
  wrong_number: 'This is not a valid national identity number. Check the digits.',
  wrong_pin: 'The PIN has four digits.',
  not_yours:
    'We found none of your children with this number. Look up your children in the National Population Register first.',
  no_match: 'The identity number and the PIN do not match. Check both with the person who shares the account.',
  already_yours: 'You already have this account.',
  was_guardian: 'You used to be a guardian of the child, so you have to ask the municipality for access.',
  share_ended: 'Your access has been ended. The owner of the account can give it back to you.',
  too_many_shares: 'The account is shared with as many people as it can be. Its owner has to end a share first.',
  own_case: 'This is about you or your own family. Ask a colleague to decide it.',
  owner_only: 'Only the owner of the account can share it.',
  postal_codes_saved: 'The postcodes are saved.',
  postal_codes: {
    unknown_child: 'You are not a guardian of this child.',
    known_already: 'The National Population Register has another postcode for the child.',
    no_such_code: 'There is no such postcode.',
    elsewhere: 'The postcode belongs to another municipality than the one the child lives in.',
  },
};

export const REFUSALS: Record<Locale, typeof nb> = { nb, nn, en };
