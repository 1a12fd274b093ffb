import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  close: 'Lukk',
  cancel: 'Avbryt',
  message_required: 'Du må skrive inn meldinga',
  sent: 'Meldinga er send',
  contact: {
    title: (organisation) => `Skriv til ${organisation}`,
    recipients: 'Kven vil du skrive til?',
    subject: 'Emne',
    optional: 'valfritt',
    body: 'Melding',
    reply: 'Dei svarar til e-postadressa di.',
    send: 'Send',
    sign_in: {
      text: 'Du må vere logga inn for å skrive, så dei veit kven dei svarar. Du kjem tilbake hit etterpå.',
      action: 'Logg inn',
    },
  },
  files: {
    kind: 'Kva vil du leggje ved?',
    document: 'Dokument',
    picture: 'Bilete',
    legend: 'Filer',
    add: 'Legg ved ei fil',
    most: (most) => `Høgst ${most} filer.`,
    remove: (name) => `Fjern ${name}`,
    added: 'Vedlagde filer',
  },
  page: {
    title: 'Meldingar til medlemene',
    lead: (organisation) => `Frå ${organisation}, på e-post eller SMS.`,
    channel: 'Korleis vil du skrive?',
    email: 'E-post',
    sms: 'SMS',
    forbidden: 'Du kan ikkje skrive til medlemene her.',
    forbidden_text: 'Spør ein administrator om du treng tilgang.',
  },
  write: {
    title: 'Ny melding',
    to: 'Kven skal få meldinga?',
    roles: {
      member: 'Alle medlemer',
      moderator: 'Koordinatorar og administratorar',
      admin: 'Berre administratorar',
    },
    subject: 'Emne',
    subject_required: 'Skriv eit emne',
    body: 'Melding',
    letters_left: (count) => (count === 1 ? 'Eitt teikn att' : `${count} teikn att`),
    reach: (recipients, members) =>
      recipients === members
        ? recipients === 1
          ? 'Éin får e-posten.'
          : `${recipients} får e-posten.`
        : `${recipients} av ${members} får e-posten. Dei andre har takka nei eller har inga stadfesta adresse.`,
    nobody: 'Ingen ville fått e-posten.',
    counting: 'Tel mottakarar …',
    send: 'Send e-post',
    send_sms: 'Send SMS',
    confirm: {
      title: 'Vil du sende meldinga?',
      email: (recipients) =>
        recipients === 1
          ? 'Éin person får e-posten. Du kan ikkje angre.'
          : `${recipients} personar får e-posten. Du kan ikkje angre.`,
      sms: (recipients, cost) =>
        recipients === 1
          ? `Éin person får SMS-en. Det kostar ${cost}. Du kan ikkje angre.`
          : `${recipients} personar får SMS-en. Det kostar ${cost}. Du kan ikkje angre.`,
      yes: 'Send',
      no: 'Ikkje enno',
    },
    sent_to: (recipients) =>
      recipients === 1 ? 'Ho er på veg til éin person.' : `Ho er på veg til ${recipients} personar.`,
  },
  sms: {
    preview: 'Slik ser ho ut',
    parts: (parts) => (parts === 1 ? 'Éin SMS' : `${parts} SMS-ar etter kvarandre`),
    left: (left) => (left === 1 ? 'Eitt teikn att i den siste' : `${left} teikn att i den siste`),
    wide: 'Eit teikn du har brukt, som ein emoji eller «…», gjer at kvar SMS rommar 70 teikn i staden for 160.',
    price: 'Kva det kostar',
    pricing: 'Reknar ut prisen …',
    recipients: 'Mottakarar',
    each: 'SMS-ar til kvar',
    cost: 'Pris',
    month: 'Att denne månaden',
    write_first: 'Skriv meldinga, så reknar vi ut prisen.',
    unavailable: {
      title: 'SMS er ikkje sett opp',
      text: 'Portalen kan ikkje sende SMS enno. Skriv til medlemene på e-post i staden.',
    },
    obstacles: {
      not_available: 'SMS er ikkje sett opp i denne portalen. Send ein e-post i staden.',
      not_enabled: 'SMS er ikkje slått på enno.',
      no_recipients: 'Ingen av medlemene har sagt ja til SMS og har eit stadfesta norsk mobilnummer.',
      over_quota: 'De har ikkje nok SMS-ar att denne månaden. Gjer meldinga kortare, eller send ein e-post.',
      over_budget: 'Kommunen har brukt opp SMS-ane for i dag. Prøv igjen i morgon, eller send ein e-post.',
    },
    to_settings: 'Slå på SMS i innstillingane',
  },
  history: {
    title: 'Sendt før',
    none: 'De har ikkje sendt noko enno.',
    failed: 'Vi klarte ikkje å hente det de har sendt.',
    by: (person, when) => `${when} · ${person}`,
    former_user: 'Nokon som ikkje er med lenger',
    recipients: (count) => (count === 1 ? 'Til éin' : `Til ${count}`),
    on_its_way: 'På veg',
    sent: 'Sendt',
    show: 'Vis meldinga',
    more: 'Vis fleire',
    sms_subject: 'SMS',
  },
  settings: {
    title: 'SMS',
    lead: 'Send SMS til medlemer som har sagt ja til det.',
    enabled: 'Vi sender SMS',
    sender: 'Avsendar',
    sender_help:
      'Det mobilen viser som avsendar: 3 til 11 teikn, berre bokstavane a–z, tal og mellomrom. Kommunen godkjenner namnet.',
    sender_status: {
      waiting: {
        title: 'Ventar på kommunen',
        text: (sender, now) =>
          `Kommunen har ikkje svara på om de kan bruke ${sender}. Til då kjem SMS-ane dykkar frå ${now}. De får svaret på e-post.`,
      },
      approved: {
        title: 'Godkjent',
        text: (sender) => `Kommunen har godkjent namnet. SMS-ane dykkar kjem frå ${sender}.`,
      },
      refused: {
        title: 'Ikkje godkjent',
        text: (sender, now) =>
          `Kommunen har ikkje godkjent ${sender}. SMS-ane dykkar kjem frå ${now} til eit anna namn er godkjent.`,
      },
    },
    sender_reason: (reason) => `Grunnen kommunen gav: ${reason}`,
    sender_invalid: 'Avsendaren må ha 3 til 11 teikn, berre bokstavane a–z, tal og mellomrom, og byrje med ein bokstav',
    facts: (price, left, all) => `Kvar SMS på 160 teikn kostar ${price}. De har ${left} av ${all} att denne månaden.`,
    recipients: (count) =>
      count === 0
        ? 'Ingen medlemer har sagt ja til SMS enno.'
        : count === 1
          ? 'Éin medlem har sagt ja til SMS.'
          : `${count} medlemer har sagt ja til SMS.`,
    save: 'Lagre',
    saved: 'Innstillingane er lagra',
    failed: 'Vi klarte ikkje å hente innstillingane.',
  },
};
