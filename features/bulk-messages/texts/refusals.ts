import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  file_unknown: 'Vi finner ikke en av filene. Last den opp på nytt.',
  not_a_contact: 'En av dem du valgte, er ikke lenger kontaktperson. Last siden inn på nytt.',
  no_mailbox: 'Ingen av dem du valgte, kan få e-post akkurat nå. Velg en annen.',
  email_needed: 'Legg til en e-postadresse i profilen din først. Dit kommer svaret.',
  nobody: 'Ingen kan få denne meldingen. Enten er det ingen medlemmer med denne rollen, eller så har alle takket nei.',
  nobody_attends:
    'Ingen kan få denne meldingen. Enten er ingen påmeldt, eller så har alle takket nei til e-post fra dere.',
  cancelled_long_ago:
    'Aktiviteten ble avlyst for over 30 dager siden. Da kan du ikke lenger skrive til dem som skulle vært med.',
  too_many_letters: 'Dere har sendt så mange e-poster som går på ett døgn. Prøv igjen i morgen.',
  sender_needed: 'Velg hvem meldingene skal komme fra, før du slår på SMS.',
  sender_imitates: 'Dette navnet kan forveksles med noen andre. Velg et navn som er deres eget.',
  sender_changed: 'Navnet er endret eller avgjort i mellomtiden. Se på det en gang til.',
  price_changed: (price: string) => `Det koster nå ${price}. Se over og send på nytt.`,
  not_available: 'SMS er ikke satt opp i denne portalen. Send en e-post i stedet.',
  too_many_office_letters: (most: number) =>
    `Kommunen har skrevet til arrangørene ${most} ganger det siste døgnet. Prøv igjen i morgen.`,
  organisers_changed: 'En av arrangørene er ikke lenger godkjent. Se over valget, og send på nytt.',
  no_organisers: 'Kommunen har ingen godkjente arrangører å skrive til ennå.',
  not_enabled: 'SMS er ikke slått på. Det gjør du i innstillingene.',
  no_recipients: 'Ingen av medlemmene har sagt ja til SMS.',
  over_quota: 'Dere har ikke nok SMS igjen denne måneden. Gjør meldingen kortere, eller send en e-post.',
  over_budget: 'Kommunen har brukt opp dagens SMS. Prøv igjen i morgen, eller send en e-post.',
};

const nn: TextsLike<typeof nb> = {
  file_unknown: 'Vi finn ikkje ei av filene. Last ho opp på nytt.',
  not_a_contact: 'Ein av dei du valde, er ikkje lenger kontaktperson. Last sida inn på nytt.',
  no_mailbox: 'Ingen av dei du valde, kan få e-post akkurat no. Vel ein annan.',
  email_needed: 'Legg til ei e-postadresse i profilen din først. Dit kjem svaret.',
  nobody: 'Ingen kan få denne meldinga. Anten er det ingen medlemer med denne rolla, eller så har alle takka nei.',
  nobody_attends:
    'Ingen kan få denne meldinga. Anten er ingen påmelde, eller så har alle takka nei til e-post frå dykk.',
  cancelled_long_ago:
    'Aktiviteten vart avlyst for over 30 dagar sidan. Då kan du ikkje lenger skrive til dei som skulle vore med.',
  too_many_letters: 'De har sendt så mange e-postar som går på eitt døgn. Prøv igjen i morgon.',
  sender_needed: 'Vel kven meldingane skal kome frå, før du slår på SMS.',
  sender_imitates: 'Dette namnet kan forvekslast med nokon andre. Vel eit namn som er dykkar eige.',
  sender_changed: 'Namnet er endra eller avgjort i mellomtida. Sjå på det ein gong til.',
  price_changed: (price) => `Det kostar no ${price}. Sjå over og send på nytt.`,
  not_available: 'SMS er ikkje sett opp i denne portalen. Send ein e-post i staden.',
  too_many_office_letters: (most) =>
    `Kommunen har skrive til arrangørane ${most} gonger det siste døgnet. Prøv igjen i morgon.`,
  organisers_changed: 'Ein av arrangørane er ikkje lenger godkjend. Sjå over valet, og send på nytt.',
  no_organisers: 'Kommunen har ingen godkjende arrangørar å skrive til enno.',
  not_enabled: 'SMS er ikkje slått på. Det gjer du i innstillingane.',
  no_recipients: 'Ingen av medlemene har sagt ja til SMS.',
  over_quota: 'De har ikkje nok SMS att denne månaden. Gjer meldinga kortare, eller send ein e-post.',
  over_budget: 'Kommunen har brukt opp SMS-ane for i dag. Prøv igjen i morgon, eller send ein e-post.',
};

const en: TextsLike<typeof nb> = {
  file_unknown: 'We cannot find one of the files. Upload it again.',
  not_a_contact: 'One of those you chose is no longer a contact person. Reload the page.',
  no_mailbox: 'None of those you chose can get e-mail right now. Choose someone else.',
  email_needed: 'Add an e-mail address to your profile first. That is where the answer goes.',
  nobody: 'No one can get this message. Either no members have this role, or all of them have said no.',
  nobody_attends:
    'No one can get this message. Either no one has signed up, or all of them have said no to e-mail from you.',
  cancelled_long_ago:
    'The activity was cancelled more than 30 days ago. You can no longer write to those who would have taken part.',
  too_many_letters: 'You have sent as many e-mails as a day allows. Try again tomorrow.',
  sender_needed: 'Choose a sender name before you turn SMS on.',
  sender_imitates: 'This name can be mistaken for someone else. Choose one that is your own.',
  sender_changed: 'The name has been changed or decided in the meantime. Have another look.',
  price_changed: (price) => `It now costs ${price}. Look it over and send again.`,
  not_available: 'SMS has not been set up for this portal. Send an e-mail instead.',
  too_many_office_letters: (most) =>
    `The municipality has written to its organisers ${most} times in the last day. Try again tomorrow.`,
  organisers_changed: 'One of the organisers is no longer approved. Check the selection and send again.',
  no_organisers: 'The municipality has no approved organisers to write to yet.',
  not_enabled: 'SMS is not turned on. You do that in the settings.',
  no_recipients: 'None of the members have opted in to SMS.',
  over_quota: 'You do not have enough SMS left this month. Shorten the message, or send an e-mail.',
  over_budget: 'The municipality has used up today’s SMS messages. Try again tomorrow, or send an e-mail.',
};

/** Sentences with which the server says no. */
export const REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
