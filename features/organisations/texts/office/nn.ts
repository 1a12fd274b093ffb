import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  tab: 'Alle arrangørar',
  title: 'Alle arrangørar',
  lead: 'Finn ein arrangør, stans han, trekk godkjenninga tilbake eller opne han igjen. Dei som driv han, får grunngivinga på e-post.',
  search: 'Namn eller organisasjonsnummer',
  status: 'Status',
  any_status: 'Alle',
  find: 'Søk',
  statuses: {
    pending: 'Ventar på svar',
    accepted: 'Godkjend',
    declined: 'Avslått',
    suspended: 'Stansa mellombels',
    revoked: 'Godkjenninga er trekt tilbake',
  },
  about: (municipality, members, events) =>
    `I ${municipality} · ${members === 1 ? '1 medlem' : `${members} medlemer`} · ${events === 1 ? '1 komande aktivitet' : `${events} komande aktivitetar`}`,
  number: (number) => `Org.nr. ${number}`,
  decided_by: (name, when) => `${name}, ${when}`,
  reason: (reason) => `Grunn: ${reason}`,
  see: 'Opne sida',
  history: 'Historikk',
  see_which: (name) => `Opne sida til ${name}`,
  actions: {
    suspend: 'Stans mellombels',
    revoke: 'Trekk tilbake godkjenninga',
    reopen: 'Opne igjen',
  },
  which: (action, name) => `${action}: ${name}`,
  dialogs: {
    suspend: {
      title: (name) => `Stanse ${name} mellombels?`,
      text: 'Sida og aktivitetane blir skjulte for alle, og ingen kan melde seg på. Dei som driv organisasjonen, kan sjå det dei har, men ikkje endre noko. Dei får grunngivinga på e-post. Dei som er påmelde noko som kjem, får beskjed om at det er sett på vent. Ingenting blir sletta, og du kan opne igjen.',
      send: 'Stans',
    },
    revoke: {
      title: (name) => `Trekkje tilbake godkjenninga av ${name}?`,
      text: 'Sida og aktivitetane blir skjulte for alle, og organisasjonen kan ikkje brukast. Dei som driv han, får grunngivinga på e-post. Dei som er påmelde noko som kjem, får beskjed om at det ikkje blir vist lenger. Ingenting blir sletta, og du kan opne igjen.',
      send: 'Trekk tilbake',
    },
    reopen: {
      title: (name) => `Opne ${name} igjen?`,
      text: 'Sida og aktivitetane blir synlege igjen, og folk kan melde seg på. Dei som driv organisasjonen og dei som er påmelde, får beskjed.',
      send: 'Opne igjen',
    },
    reopen_declined: {
      title: (name) => `Sjå på ${name} igjen?`,
      text: 'Førespurnaden kjem tilbake blant dei som ventar på svar. Den som spurde, får beskjed.',
      send: 'Sjå på han igjen',
    },
  },
  dialog: {
    reason: 'Grunn',
    reason_help: 'Skriv slik at dei forstår kva som skal til.',
    reason_required: 'Skriv kvifor, med minst fem teikn.',
    cancel: 'Avbryt',
    close: 'Lukk',
  },
  toast: {
    suspend: (name) => `${name} er stansa mellombels`,
    revoke: (name) => `Godkjenninga av ${name} er trekt tilbake`,
    reopen: (name) => `${name} er opna igjen`,
    reopen_declined: (name) => `${name} ventar på svar igjen`,
  },
  empty: { title: 'Ingen arrangørar passar', text: 'Prøv eit anna namn eller ein annan status.' },
  pages: {
    label: 'Sider med arrangørar',
    previous: 'Førre',
    next: 'Neste',
    page: (page) => `Side ${page}`,
  },
  failed: 'Vi klarte ikkje å hente arrangørane.',
};
