import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  tab: 'Avsendarnamn',
  title: 'Namn som SMS kjem frå',
  lead: 'Mobilen viser namnet som avsendar. Godkjenn det berre når ingen kan ta det for nokon andre. Arrangøren får svaret på e-post.',
  proposed: 'Vil sende SMS som',
  in: (municipality) => `I ${municipality}`,
  asked_by: (person, when) => `${person} føreslo det ${when}`,
  asked: (when) => `Føreslått ${when}`,
  until_then: 'Til du har svara, kjem SMS-ane deira frå portalen.',
  see: 'Opne sida',
  see_which: (organisation) => `Opne sida til ${organisation}`,
  approve: 'Godkjenn',
  approve_which: (sender, organisation) => `Godkjenn ${sender} for ${organisation}`,
  refuse: 'Avslå',
  refuse_which: (sender, organisation) => `Avslå ${sender} for ${organisation}`,
  dialog: {
    title: (sender) => `Avslå ${sender}`,
    text: (organisation) => `${organisation} får grunngivinga på e-post og kan føreslå eit anna namn.`,
    reason: 'Grunn',
    reason_help: 'Skriv så dei forstår kva som skal til.',
    reason_required: 'Skriv kvifor, med minst fem teikn.',
    send: 'Avslå',
    cancel: 'Avbryt',
    close: 'Lukk',
  },
  toast: {
    approved: (sender, organisation) => `${organisation} kan no sende SMS som ${sender}`,
    refused: (sender) => `${sender} er avslått`,
  },
  empty: {
    title: 'Ingen namn ventar på svar',
    text: 'Når ein arrangør vil sende SMS med sitt eige namn, kjem det hit.',
  },
  pages: {
    label: 'Sider med avsendarnamn',
    previous: 'Førre',
    next: 'Neste',
    page: (page) => `Side ${page}`,
  },
  failed: 'Vi klarte ikkje å hente namna.',
};
