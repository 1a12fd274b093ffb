import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  stranger:
    'Du kan bare skrive til folk du kjenner herfra: medlemmer i samme organisasjon, arrangører og deltakere på samme aktivitet, kontaktpersoner og folk du allerede har en samtale med.',
  only_self: 'Velg noen andre enn deg selv',
  alone: {
    other: (name: string) =>
      `Du kan ikke skrive til ${name} alene. Samtaler mellom to er bare for voksne som har lagt inn fødselsdato. Lag en gruppe der en foresatt eller minst to voksne fra organisasjonen er med.`,
    minor:
      'Du er under 18 år, og da kan du ikke skrive med én voksen alene. Lag en gruppe der en foresatt eller minst to voksne fra organisasjonen er med.',
    unknown:
      'Legg inn fødselsdatoen din i profilen, så kan du skrive til én person. Vi spør fordi samtaler mellom to bare er for voksne.',
  },
  obstacles: {
    minors:
      'Noen i samtalen er under 18 år eller har ikke lagt inn fødselsdato. Da må en foresatt eller minst to voksne som leder organisasjonen være med, før noen kan skrive.',
    closed: 'Dere kan ikke skrive til hverandre her nå.',
    alone: 'Du er den eneste som er igjen i samtalen, så det er ingen å skrive til.',
    suspended: 'Du kan lese, men ikke skrive akkurat nå. Hvorfor og hvor lenge står under varslene dine.',
  },
  empty: 'Skriv noe først',
  file_unknown: 'Vi fant ikke filen. Last den opp på nytt.',
  too_late: (minutes: number) => `Du kan endre eller slette en melding i ${minutes} minutter. Nå er det for sent.`,
  too_many_messages: 'Du har skrevet mange meldinger på kort tid. Vent litt, så kan du skrive igjen.',
  too_many_threads: (most: number) =>
    `Du har startet ${most} samtaler det siste døgnet. Vent til i morgen med å starte flere.`,
  too_many_people: (most: number) => `Det er plass til ${most} i en gruppe`,
  too_many_blocks: 'Du har blokkert så mange som det er plass til. Opphev en blokkering først.',
  not_a_group: 'Det går bare i grupper.',
  not_keeper: 'Det kan bare den som startet samtalen, eller de som arrangerer.',
  leave_direct: 'En samtale mellom to kan du ikke forlate, men du kan slette den for deg selv.',
};

const nn: TextsLike<typeof nb> = {
  stranger:
    'Du kan berre skrive til folk du kjenner herfrå: medlemer i same organisasjon, arrangørar og deltakarar på same aktivitet, kontaktpersonar og folk du allereie har ein samtale med.',
  only_self: 'Vel nokon andre enn deg sjølv',
  alone: {
    other: (name) =>
      `Du kan ikkje skrive til ${name} åleine. Samtalar mellom to er berre for vaksne som har lagt inn fødselsdato. Lag ei gruppe der ein føresett eller minst to vaksne frå organisasjonen er med.`,
    minor:
      'Du er under 18 år, og då kan du ikkje skrive med éin vaksen åleine. Lag ei gruppe der ein føresett eller minst to vaksne frå organisasjonen er med.',
    unknown:
      'Legg inn fødselsdatoen din i profilen, så kan du skrive til éin person. Vi spør fordi samtalar mellom to berre er for vaksne.',
  },
  obstacles: {
    minors:
      'Nokon i samtalen er under 18 år eller har ikkje lagt inn fødselsdato. Då må ein føresett eller minst to vaksne som leier organisasjonen vere med, før nokon kan skrive.',
    closed: 'De kan ikkje skrive til kvarandre her no.',
    alone: 'Du er den einaste som er att i samtalen, så det er ingen å skrive til.',
    suspended: 'Du kan lese, men ikkje skrive akkurat no. Kvifor og kor lenge står under varsla dine.',
  },
  empty: 'Skriv noko først',
  file_unknown: 'Vi fann ikkje fila. Last ho opp på nytt.',
  too_late: (minutes) => `Du kan endre eller slette ei melding i ${minutes} minutt. No er det for seint.`,
  too_many_messages: 'Du har skrive mange meldingar på kort tid. Vent litt, så kan du skrive igjen.',
  too_many_threads: (most) => `Du har starta ${most} samtalar det siste døgnet. Vent til i morgon med å starte fleire.`,
  too_many_people: (most) => `Det er plass til ${most} i ei gruppe`,
  too_many_blocks: 'Du har blokkert så mange som det er plass til. Opphev ei blokkering først.',
  not_a_group: 'Det går berre i grupper.',
  not_keeper: 'Det kan berre den som starta samtalen, eller dei som arrangerer.',
  leave_direct: 'Ein samtale mellom to kan du ikkje forlate, men du kan slette han for deg sjølv.',
};

const en: TextsLike<typeof nb> = {
  stranger:
    'You can only write to people you know from here: members of the same organisation, organisers and participants of the same activity, contact persons and people you already have a conversation with.',
  only_self: 'Choose someone other than yourself',
  alone: {
    other: (name) =>
      `You cannot write to ${name} alone. Conversations between two are only for adults who have entered their date of birth. Make a group with a guardian or at least two adults from the organisation.`,
    minor:
      'You are under 18, so you cannot write with one adult alone. Make a group with a guardian or at least two adults from the organisation.',
    unknown:
      'Enter your date of birth on your profile, and you can write to one person. We ask because conversations between two are only for adults.',
  },
  obstacles: {
    minors:
      'Someone in the conversation is under 18 or has not entered a date of birth. A guardian or at least two adults who run the organisation must take part before anyone can write.',
    closed: 'You cannot write to each other here now.',
    alone: 'You are the only one left in the conversation, so there is no one to write to.',
    suspended: 'You can read, but not write at the moment. Your notifications say why, and for how long.',
  },
  empty: 'Write something first',
  file_unknown: 'We could not find the file. Upload it again.',
  too_late: (minutes) => `You can edit or delete a message for ${minutes} minutes. It is too late now.`,
  too_many_messages: 'You have written many messages in a short time. Wait a little, and you can write again.',
  too_many_threads: (most) =>
    `You have started ${most} conversations in the last 24 hours. Wait until tomorrow to start more.`,
  too_many_people: (most) => `There is room for ${most} in a group`,
  too_many_blocks: 'You have blocked as many people as there is room for. Unblock one first.',
  not_a_group: 'That is only possible in groups.',
  not_keeper: 'Only the person who started the conversation, or those who organise, can do that.',
  leave_direct: 'You cannot leave a conversation between two, but you can delete it for yourself.',
};

/** Sentences with which the server says no. */
export const REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
