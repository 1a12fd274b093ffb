import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  title: (event) => `Inviter til ${event}`,
  text: 'Vi sender ein e-post med lenkje til aktiviteten. Kvar adresse får han berre éin gong.',
  emails: 'E-postadresser',
  emails_help: 'Skriv eller lim inn fleire, med komma, mellomrom eller ny linje mellom.',
  emails_count: (count) => (count === 1 ? '1 adresse' : `${count} adresser`),
  emails_wrong: (wrong) => `Dette er ikkje e-postadresser: ${wrong}`,
  too_many: (most) => `Du kan invitere høgst ${most} om gongen`,
  nobody: 'Skriv minst éi e-postadresse, eller vel minst éin medlem',
  members: 'Medlemer',
  members_search: 'Søk etter namn',
  members_more: (count) => `Og ${count} til. Skriv meir av namnet.`,
  members_none: 'Vi fann ingen medlemer med det namnet.',
  members_chosen: (count) => (count === 1 ? '1 medlem er vald' : `${count} medlemer er valde`),
  note: 'Helsing',
  note_help: 'Står i e-posten, med namnet ditt.',
  optional: 'valfritt',
  send: 'Send invitasjonen',
  cancel: 'Avbryt',
  close: 'Lukk',
  sent: (count) => (count === 1 ? 'Invitasjonen er send' : `${count} invitasjonar er sende`),
  none_sent: 'Ingen nye invitasjonar vart sende',
  already: (count) => (count === 1 ? '1 var invitert frå før.' : `${count} var inviterte frå før.`),
  unreachable: (count) =>
    count === 1 ? '1 medlem får ikkje e-post frå dykk.' : `${count} medlemer får ikkje e-post frå dykk.`,
};
