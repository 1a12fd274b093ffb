import type { EquipmentMessages } from '../../equipment-messages.ts';
import type { LettersFor } from '../../letter.ts';

type Values = EquipmentMessages['loanNews'];
type Words = { subject: string; paragraphs: string[]; action: string };

const WORDS: Record<Values['news'], (values: Values) => Words> = {
  due_tomorrow: ({ item, place, when }) => ({
    subject: `${item} skal leveres i morgen`,
    paragraphs: [`Lever på ${place}. Frist: ${when}.`, 'Trenger dere den lenger, kan dere se om den kan forlenges.'],
    action: 'Se lånet',
  }),
  due_today: ({ item, place, when }) => ({
    subject: `${item} skal leveres i dag`,
    paragraphs: [`Lever på ${place}. Frist: ${when}.`],
    action: 'Se lånet',
  }),
  overdue: ({ item, place, when }) => ({
    subject: `${item} er ikke levert`,
    paragraphs: [
      `Fristen var: ${when}. Lever på ${place} så snart dere kan, så andre også får låne.`,
      'Er den borte eller ødelagt, si fra der. Det ordner seg.',
    ],
    action: 'Se lånet',
  }),
  lapsed: ({ item }) => ({
    subject: `${item} gikk videre til neste i køen`,
    paragraphs: [
      'Vi fikk ikke svar i tide. Vil dere fortsatt låne, kan dere velge andre dager eller stille dere i kø.',
    ],
    action: 'Se hva som er ledig',
  }),
  not_fetched: ({ item, place }) => ({
    subject: `${item} ble ikke hentet`,
    paragraphs: [`Ingen hentet på ${place}, så andre kan låne nå. Vil dere fortsatt låne, kan dere reservere på nytt.`],
    action: 'Se hva som er ledig',
  }),
  no_piece: ({ item, when }) => ({
    subject: `Vi kan dessverre ikke låne ut ${item}`,
    paragraphs: [
      `Den som var reservert fra ${when}, er ødelagt eller borte, og ingen andre er ledige da.`,
      'Vi beklager. Velg gjerne andre dager.',
    ],
    action: 'Se hva som er ledig',
  }),
  piece_late: ({ item, place, when }) => ({
    subject: `${item} er ikke levert tilbake ennå`,
    paragraphs: [
      `De som lånte før dere, har ikke levert i tide. Det er ikke sikkert noe er inne når dere skal hente: ${when}.`,
      `Se på lånet før dere drar til ${place}. Der står det om utstyret fortsatt er ute.`,
    ],
    action: 'Se lånet',
  }),
};

const offered = ({ item, when }: EquipmentMessages['loanOffered']): Words => ({
  subject: `Det er din tur: ${item}`,
  paragraphs: [
    'Det dere står i kø for, er blitt ledig, og vi holder det av til dere.',
    `Svar innen: ${when}. Etter det går det videre til neste i køen.`,
  ],
  action: 'Svar ja eller nei',
});

type DepositWords = { subject: string; paragraphs: string[] };

const DEPOSIT: Record<
  EquipmentMessages['depositNews']['news'],
  (values: EquipmentMessages['depositNews']) => DepositWords
> = {
  asked: ({ item, amount }) => ({
    subject: `Kommunen ser på depositumet for ${item}`,
    paragraphs: [
      `Depositumet er ${amount}. Utstyret er ødelagt, borte eller ikke levert, og kommunen avgjør hva som skjer.`,
      'Dere får svar innen 30 dager. Kommer det ikke noe svar, får dere alt tilbake.',
    ],
  }),
  given_back: ({ item, back }) => ({
    subject: `Depositumet for ${item} er tilbake på kontoen`,
    paragraphs: [`${back} kan brukes igjen.`],
  }),
  kept: ({ item, kept, amount, back, reason }) => ({
    subject: `Kommunen beholder ${kept} av depositumet for ${item}`,
    paragraphs: [
      `Begrunnelse: ${reason}`,
      `Depositumet var ${amount}. ${back} er tilbake på kontoen.`,
      'Er dere uenige, ta kontakt med kommunen.',
    ],
  }),
};

const aboutLoan = (
  { name, child, url }: { name: string; child: string; url: string },
  { subject, paragraphs, action }: Words,
) => ({
  subject,
  greeting: `Hei, ${name}!`,
  paragraphs: [...paragraphs, ...(child === '' ? [] : [`Lånet gjelder ${child}.`])],
  action: { text: action, url },
  sms: `${subject}. ${action}: ${url}`,
});

export const equipmentLetters: LettersFor<EquipmentMessages> = {
  loanNews: (values) => aboutLoan(values, WORDS[values.news](values)),
  loanOffered: (values) => aboutLoan(values, offered(values)),
  depositNews: (values) => {
    const { name, child, url, news } = values;
    const { subject, paragraphs } = DEPOSIT[news](values);
    return {
      subject,
      greeting: `Hei, ${name}!`,
      paragraphs: [...paragraphs, ...(child === '' ? [] : [`Lånet gjelder ${child}.`])],
      action: { text: 'Se hva dere har lånt', url },
      sms: `${subject}. ${url}`,
    };
  },
};
