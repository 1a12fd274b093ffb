/** Messages from and to an organisation. */
export const nb = {
  close: 'Lukk',
  cancel: 'Avbryt',
  message_required: 'Du må skrive inn meldingen',
  sent: 'Meldingen er sendt',
  contact: {
    title: (organisation: string) => `Skriv til ${organisation}`,
    recipients: 'Hvem vil du skrive til?',
    subject: 'Emne',
    optional: 'valgfritt',
    body: 'Melding',
    reply: 'De svarer til e-postadressen din.',
    send: 'Send',
    sign_in: {
      text: 'Du må være logget inn for å skrive, så de vet hvem de svarer. Du kommer tilbake hit etterpå.',
      action: 'Logg inn',
    },
  },
  files: {
    kind: 'Hva vil du legge ved?',
    document: 'Dokument',
    picture: 'Bilde',
    legend: 'Filer',
    add: 'Legg ved en fil',
    most: (most: number) => `Høyst ${most} filer.`,
    remove: (name: string) => `Fjern ${name}`,
    added: 'Vedlagte filer',
  },
  page: {
    title: 'Meldinger til medlemmene',
    lead: (organisation: string) => `Fra ${organisation}, på e-post eller SMS.`,
    channel: 'Hvordan vil du skrive?',
    email: 'E-post',
    sms: 'SMS',
    forbidden: 'Du kan ikke skrive til medlemmene her.',
    forbidden_text: 'Spør en administrator om du trenger tilgang.',
  },
  write: {
    title: 'Ny melding',
    to: 'Hvem skal få den?',
    roles: {
      member: 'Alle medlemmer',
      moderator: 'Koordinatorer og administratorer',
      admin: 'Bare administratorer',
    },
    subject: 'Emne',
    subject_required: 'Skriv et emne',
    body: 'Melding',
    letters_left: (count: number) => (count === 1 ? 'Ett tegn igjen' : `${count} tegn igjen`),
    reach: (recipients: number, members: number) =>
      recipients === members
        ? recipients === 1
          ? 'Én får e-posten.'
          : `${recipients} får e-posten.`
        : `${recipients} av ${members} får e-posten. De andre har takket nei eller har ingen bekreftet adresse.`,
    nobody: 'Ingen kan få denne e-posten.',
    counting: 'Teller mottakere …',
    send: 'Send e-post',
    send_sms: 'Send SMS',
    confirm: {
      title: 'Vil du sende meldingen?',
      email: (recipients: number) =>
        recipients === 1
          ? 'Én person får e-posten. Du kan ikke angre.'
          : `${recipients} personer får e-posten. Du kan ikke angre.`,
      sms: (recipients: number, cost: string) =>
        recipients === 1
          ? `Én person får SMS-en. Det koster ${cost}. Du kan ikke angre.`
          : `${recipients} personer får SMS-en. Det koster ${cost}. Du kan ikke angre.`,
      yes: 'Send',
      no: 'Ikke ennå',
    },
    sent_to: (recipients: number) =>
      recipients === 1 ? 'Den er på vei til én person.' : `Den er på vei til ${recipients} personer.`,
  },
  sms: {
    preview: 'Slik ser den ut',
    parts: (parts: number) => (parts === 1 ? 'Én SMS' : `${parts} SMS-er etter hverandre`),
    left: (left: number) => (left === 1 ? 'Ett tegn igjen i den siste' : `${left} tegn igjen i den siste`),
    wide: 'Et tegn du har brukt, som en emoji eller «…», gjør at hver SMS rommer 70 tegn i stedet for 160.',
    price: 'Hva det koster',
    pricing: 'Regner ut prisen …',
    recipients: 'Mottakere',
    each: 'SMS-er til hver',
    cost: 'Pris',
    month: 'Igjen denne måneden',
    write_first: 'Skriv meldingen, så regner vi ut prisen.',
    unavailable: {
      title: 'SMS er ikke satt opp',
      text: 'Portalen kan ikke sende SMS ennå. Skriv til medlemmene på e-post i stedet.',
    },
    obstacles: {
      not_available: 'SMS er ikke satt opp i denne portalen. Send en e-post i stedet.',
      not_enabled: 'SMS er ikke slått på ennå.',
      no_recipients: 'Ingen av medlemmene har sagt ja til SMS og har et bekreftet norsk mobilnummer.',
      over_quota: 'Dere har ikke nok SMS-er igjen denne måneden. Gjør meldingen kortere, eller send en e-post.',
      over_budget: 'Kommunen har brukt opp dagens SMS-er. Prøv igjen i morgen, eller send en e-post.',
    },
    to_settings: 'Slå på SMS i innstillingene',
  },
  history: {
    title: 'Sendt før',
    none: 'Dere har ikke sendt noe ennå.',
    failed: 'Vi klarte ikke å hente det dere har sendt.',
    by: (person: string, when: string) => `${when} · ${person}`,
    former_user: 'En tidligere bruker',
    recipients: (count: number) => (count === 1 ? 'Til én' : `Til ${count}`),
    on_its_way: 'På vei',
    sent: 'Sendt',
    show: 'Vis meldingen',
    more: 'Vis flere',
    sms_subject: 'SMS',
  },
  settings: {
    title: 'SMS',
    lead: 'Send SMS til medlemmer som har sagt ja til det.',
    enabled: 'Vi sender SMS',
    sender: 'Avsender',
    sender_help:
      'Det mobilen viser som avsender: 3 til 11 tegn, bare bokstavene a–z, tall og mellomrom. Kommunen godkjenner navnet.',
    sender_status: {
      waiting: {
        title: 'Venter på kommunen',
        text: (sender: string, now: string) =>
          `Kommunen har ikke svart på om dere kan bruke ${sender}. Til da kommer SMS-ene deres fra ${now}. Dere får svaret på e-post.`,
      },
      approved: {
        title: 'Godkjent',
        text: (sender: string) => `Kommunen har godkjent navnet. SMS-ene deres kommer fra ${sender}.`,
      },
      refused: {
        title: 'Ikke godkjent',
        text: (sender: string, now: string) =>
          `Kommunen har ikke godkjent ${sender}. SMS-ene deres kommer fra ${now} til et annet navn er godkjent.`,
      },
    },
    sender_reason: (reason: string) => `Grunnen kommunen ga: ${reason}`,
    sender_invalid: 'Avsenderen må ha 3 til 11 tegn, bare bokstavene a–z, tall og mellomrom, og begynne med en bokstav',
    facts: (price: string, left: number, all: number) =>
      `Hver SMS på 160 tegn koster ${price}. Dere har ${left} av ${all} igjen denne måneden.`,
    recipients: (count: number) =>
      count === 0
        ? 'Ingen medlemmer har sagt ja til SMS ennå.'
        : count === 1
          ? 'Ett medlem har sagt ja til SMS.'
          : `${count} medlemmer har sagt ja til SMS.`,
    save: 'Lagre',
    saved: 'Innstillingene er lagret',
    failed: 'Vi klarte ikke å hente innstillingene.',
  },
};
