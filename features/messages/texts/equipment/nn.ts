import type { EquipmentMessages } from '../../equipment-messages.ts';
import type { LettersFor } from '../../letter.ts';

type Values = EquipmentMessages['loanNews'];
type Words = { subject: string; paragraphs: string[]; action: string };

const WORDS: Record<Values['news'], (values: Values) => Words> = {
  due_tomorrow: ({ item, place, when }) => ({
    subject: `${item} skal leverast i morgon`,
    paragraphs: [`Lever på ${place}. Frist: ${when}.`, 'Treng de det lenger, kan de sjå om lånet kan forlengjast.'],
    action: 'Sjå lånet',
  }),
  due_today: ({ item, place, when }) => ({
    subject: `${item} skal leverast i dag`,
    paragraphs: [`Lever på ${place}. Frist: ${when}.`],
    action: 'Sjå lånet',
  }),
  overdue: ({ item, place, when }) => ({
    subject: `${item} er ikkje levert`,
    paragraphs: [
      `Fristen var: ${when}. Lever på ${place} så snart de kan, så andre òg får låne.`,
      'Er noko borte eller øydelagt, sei frå der. Det ordnar seg.',
    ],
    action: 'Sjå lånet',
  }),
  lapsed: ({ item }) => ({
    subject: `${item} gjekk vidare til neste i køen`,
    paragraphs: ['Vi fekk ikkje svar i tide. Vil de framleis låne, kan de velje andre dagar eller stille dykk i kø.'],
    action: 'Sjå kva som er ledig',
  }),
  not_fetched: ({ item, place }) => ({
    subject: `${item} vart ikkje henta`,
    paragraphs: [`Ingen henta på ${place}, så andre kan låne no. Vil de framleis låne, kan de reservere på nytt.`],
    action: 'Sjå kva som er ledig',
  }),
  no_piece: ({ item, when }) => ({
    subject: `Vi kan diverre ikkje låne ut ${item}`,
    paragraphs: [
      `Det som var reservert frå ${when}, er øydelagt eller borte, og det er ingen andre ledige då.`,
      'Vi er leie for det. Vel gjerne andre dagar.',
    ],
    action: 'Sjå kva som er ledig',
  }),
  piece_late: ({ item, place, when }) => ({
    subject: `${item} er ikkje levert tilbake enno`,
    paragraphs: [
      `Dei som lånte før dykk, har ikkje levert i tide. Det er ikkje sikkert noko er inne når de skal hente: ${when}.`,
      `Sjå på lånet før de dreg til ${place}. Der står det om utstyret framleis er ute.`,
    ],
    action: 'Sjå lånet',
  }),
};

const offered = ({ item, when }: EquipmentMessages['loanOffered']): Words => ({
  subject: `Det er din tur: ${item}`,
  paragraphs: [
    'Det de står i kø for, har vorte ledig, og vi held det av til dykk.',
    `Svar innan: ${when}. Etter det går det vidare til neste i køen.`,
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
      `Depositumet er ${amount}. Utstyret er øydelagt, borte eller ikkje levert, og kommunen avgjer kva som skjer.`,
      'De får svar innan 30 dagar. Kjem det ikkje noko svar, får de alt tilbake.',
    ],
  }),
  given_back: ({ item, back }) => ({
    subject: `Depositumet for ${item} er tilbake på kontoen`,
    paragraphs: [`${back} kan brukast igjen.`],
  }),
  kept: ({ item, kept, amount, back, reason }) => ({
    subject: `Kommunen held tilbake ${kept} av depositumet for ${item}`,
    paragraphs: [
      `Grunngiving: ${reason}`,
      `Depositumet var ${amount}. ${back} er tilbake på kontoen.`,
      'Er de usamde, ta kontakt med kommunen.',
    ],
  }),
};

const aboutLoan = (
  { name, child, url }: { name: string; child: string; url: string },
  { subject, paragraphs, action }: Words,
) => ({
  subject,
  greeting: `Hei, ${name}!`,
  paragraphs: [...paragraphs, ...(child === '' ? [] : [`Lånet gjeld ${child}.`])],
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
      paragraphs: [...paragraphs, ...(child === '' ? [] : [`Lånet gjeld ${child}.`])],
      action: { text: 'Sjå kva de har lånt', url },
      sms: `${subject}. ${url}`,
    };
  },
};
