export const nb = {
  page_title: 'Oversikt',
  greeting: {
    morning: (name: string) => `God morgen, ${name}`,
    day: (name: string) => `God dag, ${name}`,
    evening: (name: string) => `God kveld, ${name}`,
  },
  lead: (attending: number, waiting: number) => {
    const week =
      attending === 0
        ? 'Ingen påmeldinger denne uken'
        : attending === 1
          ? 'Én påmelding denne uken'
          : `${attending} påmeldinger denne uken`;
    if (waiting === 0) return `${week}.`;
    return waiting === 1 ? `${week}, og én ting venter på deg.` : `${week}, og ${waiting} ting venter på deg.`;
  },
  lead_waiting: (waiting: number) => {
    if (waiting === 0) return 'Ingenting venter på deg akkurat nå.';
    return waiting === 1 ? 'Én ting venter på deg.' : `${waiting} ting venter på deg.`;
  },
  new_event: 'Ny aktivitet',
  switch: 'Organisasjon',
  numbers: {
    attending: (month: string) => `Påmeldinger i ${month}`,
    more: (count: number, month: string) => `${count} flere enn i ${month}`,
    fewer: (count: number, month: string) => `${count} færre enn i ${month}`,
    same: (month: string) => `Like mange som i ${month}`,
    events: 'Aktiviteter framover',
    filled: 'Plasser som er tatt',
    places: (taken: number, all: number) => `${taken} av ${all} plasser`,
    followers: 'Nye følgere',
    followers_in_all: (count: number) => (count === 1 ? '1 følger i alt' : `${count} følgere i alt`),
    members: 'Nye medlemmer',
    members_in_all: (count: number) => (count === 1 ? '1 medlem i alt' : `${count} medlemmer i alt`),
  },
  no_weeks: 'Ingen har meldt seg på noe i disse ukene. Når dere har aktiviteter, vises det her hvor mange som kommer.',
  waiting: {
    title: 'Venter på deg',
    nothing: 'Ingenting akkurat nå.',
    member: (name: string) => `${name} vil bli medlem`,
    more_members: (count: number) => (count === 1 ? 'Én til vil bli medlem' : `${count} til vil bli medlem`),
    partner: {
      cohost: (name: string) => `${name} vil være medarrangør`,
      subsidiary: (name: string) => `${name} vil bli underorganisasjon hos dere`,
      parent: (name: string) => `${name} vil at dere skal bli underorganisasjon hos dem`,
    },
    offered: (name: string) => `Du kan bli eier av ${name}`,
    pending: (name: string) => `${name} venter på svar fra kommunen`,
    declined: (name: string) => `${name} ble ikke godkjent`,
    reason: (reason: string) => `Grunnen kommunen ga: ${reason}`,
    requests: (count: number) =>
      count === 1 ? 'Én ny arrangør venter på svar' : `${count} nye arrangører venter på svar`,
    sender_names: (count: number) =>
      count === 1 ? 'Ett avsendernavn for SMS venter på svar' : `${count} avsendernavn for SMS venter på svar`,
    certificate: (name: string, certificate: string) => `${name} ber om sertifikatet ${certificate}`,
    questions: (count: number, event: string) =>
      count === 1 ? `Ett ubesvart spørsmål om ${event}` : `${count} ubesvarte spørsmål om ${event}`,
    queue: (count: number, name: string) => `${count} står på venteliste til ${name}`,
    draft: (name: string) => `Kladd: ${name}`,
    nameless_draft: 'En kladd uten navn',
    see_list: 'Se listen',
    go_on: 'Fortsett',
    answer: 'Svar',
    see: 'Se',
    again: 'Send ny forespørsel',
  },
  next: {
    title: 'Neste på planen',
    nothing: 'Ingenting er satt opp framover.',
    attending: (count: number) => (count === 1 ? '1 påmeldt' : `${count} påmeldte`),
    attending_of: (count: number, most: number) => `${count} av ${most}`,
    cancelled: 'Avlyst',
    all: 'Se alle aktivitetene',
  },
  links: {
    title: 'Snarveier',
    page: 'Siden deres',
    members: 'Medlemmer',
    cohosts: 'Medarrangører',
    messages: 'Send melding',
    culture: 'Kulturkort',
    scan: 'Skann koder',
    payments: 'Betalinger fra fritidskonto',
    certificates: 'Sertifikater',
    edit: 'Endre siden',
    settings: 'Innstillinger',
  },
  office: {
    title: 'Kommunekontoret',
    text: 'Her ser du hva som venter, og kommer til alle rommene.',
    waiting: (total: number) => {
      if (total === 0) return 'Ingenting venter på svar fra kommunen.';
      return total === 1 ? 'Én sak venter på svar fra kommunen.' : `${total} saker venter på svar fra kommunen.`;
    },
    enter: 'Gå til kommunekontoret',
  },
  without: {
    lead: 'Når organisasjonen din er arrangør, får du oversikten her.',
    become_title: 'Driver du et lag eller en forening?',
    become_text:
      'Da kan dere få en egen side, legge ut aktiviteter og finne folk som vil hjelpe til. Det tar noen minutter å spørre, og kommunen svarer deg på e-post.',
    become: 'Bli arrangør',
    mine_title: 'Organisasjonene dine',
    mine_text: 'Du er medlem her. De som driver organisasjonen, kan gi deg flere oppgaver.',
    requests_title: 'Forespørslene dine',
    pending: 'Venter på svar',
    declined: 'Ikke godkjent',
    reason: (reason: string) => `Grunnen kommunen ga: ${reason}`,
    asked: (when: string) => `Sendt ${when}`,
    again: 'Send ny forespørsel',
    see: (name: string) => `Se siden til ${name}`,
  },
  failed: 'Vi klarte ikke å hente denne delen.',
};
