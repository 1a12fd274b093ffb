import type { DigestMessages } from '../../digest-message.ts';
import { type LettersFor, lettersGroup } from '../../letter.ts';

const TITLES = {
  messages: 'Meldinger og svar',
  memberships: 'Medlemskap og roller',
  certificates: 'Sertifikater',
  running: 'Når du er arrangør',
  news: 'Nytt fra dem du følger',
};

export const digestLetters: LettersFor<DigestMessages> = {
  digest: ({ name, pace, groups, count, more, url }) => ({
    subject: `${pace === 'daily' ? 'Siden i går' : 'Sist uke'}: ${count === 1 ? '1 nytt varsel' : `${count} nye varsler`}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [pace === 'daily' ? 'Dette har skjedd siden i går:' : 'Dette skjedde sist uke:'],
    groups: groups.map(({ category, lines }) => lettersGroup(TITLES[category], lines)),
    after_groups: more > 0 ? `… og ${more} til.` : '',
    action: { text: 'Se alle varslene', url },
    sms: `${count === 1 ? 'Du har 1 nytt varsel' : `Du har ${count} nye varsler`}: ${url}`,
  }),
};
