import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  page_title: 'Oversikt',
  greeting: {
    morning: (name) => `God morgon, ${name}`,
    day: (name) => `God dag, ${name}`,
    evening: (name) => `God kveld, ${name}`,
  },
  lead: (attending, waiting) => {
    const week =
      attending === 0
        ? 'Ingen påmeldingar denne veka'
        : attending === 1
          ? 'Éi påmelding denne veka'
          : `${attending} påmeldingar denne veka`;
    if (waiting === 0) return `${week}.`;
    return waiting === 1 ? `${week}, og éin ting ventar på deg.` : `${week}, og ${waiting} ting ventar på deg.`;
  },
  lead_waiting: (waiting) => {
    if (waiting === 0) return 'Ingenting ventar på deg akkurat no.';
    return waiting === 1 ? 'Éin ting ventar på deg.' : `${waiting} ting ventar på deg.`;
  },
  new_event: 'Ny aktivitet',
  switch: 'Organisasjon',
  numbers: {
    attending: (month) => `Påmeldingar i ${month}`,
    more: (count, month) => `${count} fleire enn i ${month}`,
    fewer: (count, month) => `${count} færre enn i ${month}`,
    same: (month) => `Like mange som i ${month}`,
    events: 'Aktivitetar framover',
    filled: 'Plassar som er fylte',
    places: (taken, all) => `${taken} av ${all} plassar`,
    followers: 'Nye følgjarar',
    followers_in_all: (count) => (count === 1 ? '1 følgjar i alt' : `${count} følgjarar i alt`),
    members: 'Nye medlemer',
    members_in_all: (count) => (count === 1 ? '1 medlem i alt' : `${count} medlemer i alt`),
  },
  no_weeks: 'Ingen har meldt seg på noko desse vekene. Når de har aktivitetar, ser du her kor mange som kjem.',
  waiting: {
    title: 'Ventar på deg',
    nothing: 'Ingenting akkurat no.',
    member: (name) => `${name} vil bli medlem`,
    more_members: (count) => (count === 1 ? 'Éin til vil bli medlem' : `${count} til vil bli medlem`),
    partner: {
      cohost: (name) => `${name} vil vere medarrangør`,
      subsidiary: (name) => `${name} vil bli underorganisasjon hos dykk`,
      parent: (name) => `${name} vil at de skal bli underorganisasjon hos dei`,
    },
    offered: (name) => `Du kan bli eigar av ${name}`,
    pending: (name) => `${name} ventar på svar frå kommunen`,
    declined: (name) => `${name} vart ikkje godkjend`,
    reason: (reason) => `Grunnen kommunen gav: ${reason}`,
    requests: (count) => (count === 1 ? 'Éin ny arrangør ventar på svar' : `${count} nye arrangørar ventar på svar`),
    sender_names: (count) =>
      count === 1 ? 'Eitt avsendarnamn for SMS ventar på svar' : `${count} avsendarnamn for SMS ventar på svar`,
    certificate: (name: string, certificate: string) => `${name} ber om sertifikatet ${certificate}`,
    questions: (count: number, event: string) =>
      count === 1 ? `Eitt spørsmål utan svar om ${event}` : `${count} spørsmål utan svar om ${event}`,
    queue: (count, name) => `${count} står på venteliste til ${name}`,
    draft: (name) => `Kladd: ${name}`,
    nameless_draft: 'Ein kladd utan namn',
    see_list: 'Sjå lista',
    go_on: 'Hald fram',
    answer: 'Svar',
    see: 'Sjå',
    again: 'Send ny førespurnad',
  },
  next: {
    title: 'Neste på planen',
    nothing: 'Ingenting er sett opp framover.',
    attending: (count) => (count === 1 ? '1 påmeld' : `${count} påmelde`),
    attending_of: (count, most) => `${count} av ${most}`,
    cancelled: 'Avlyst',
    all: 'Sjå alle aktivitetane',
  },
  links: {
    title: 'Snarvegar',
    page: 'Sida dykkar',
    members: 'Medlemer',
    cohosts: 'Medarrangørar',
    messages: 'Send melding',
    culture: 'Kulturkort',
    scan: 'Skann kodar',
    payments: 'Betalingar frå fritidskonto',
    certificates: 'Sertifikat',
    edit: 'Endre sida',
    settings: 'Innstillingar',
  },
  office: {
    title: 'Kommunekontoret',
    text: 'Her ser du kva som ventar, og kjem til alle romma.',
    waiting: (total) => {
      if (total === 0) return 'Ingenting ventar på svar frå kommunen.';
      return total === 1 ? 'Éi sak ventar på svar frå kommunen.' : `${total} saker ventar på svar frå kommunen.`;
    },
    enter: 'Gå til kommunekontoret',
  },
  without: {
    lead: 'Når organisasjonen din er arrangør, får du oversikta her.',
    become_title: 'Driv du eit lag eller ei foreining?',
    become_text:
      'Då kan de få ei eiga side, leggje ut aktivitetar og finne folk som vil hjelpe til. Det tek nokre minutt å spørje, og kommunen svarar deg på e-post.',
    become: 'Bli arrangør',
    mine_title: 'Organisasjonane dine',
    mine_text: 'Du er medlem her. Dei som driv organisasjonen, kan gi deg fleire oppgåver.',
    requests_title: 'Det du har spurt om',
    pending: 'Ventar på svar',
    declined: 'Ikkje godkjend',
    reason: (reason) => `Grunnen kommunen gav: ${reason}`,
    asked: (when) => `Spurt ${when}`,
    again: 'Send ny førespurnad',
    see: (name) => `Sjå sida til ${name}`,
  },
  failed: 'Vi klarte ikkje å hente denne delen.',
};
