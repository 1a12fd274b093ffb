import type { DigestMessages } from '../../digest-message.ts';
import { type LettersFor, lettersGroup } from '../../letter.ts';

const TITLES = {
  messages: 'Meldingar og svar',
  memberships: 'Medlemskap og roller',
  certificates: 'Sertifikat',
  running: 'Når du er arrangør',
  news: 'Nytt frå dei du følgjer',
};

export const digestLetters: LettersFor<DigestMessages> = {
  digest: ({ name, pace, groups, count, more, url }) => ({
    subject: `${pace === 'daily' ? 'Sidan i går' : 'Førre veke'}: ${count === 1 ? '1 nytt varsel' : `${count} nye varsel`}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [pace === 'daily' ? 'Dette har hendt sidan i går:' : 'Dette hende førre veke:'],
    groups: groups.map(({ category, lines }) => lettersGroup(TITLES[category], lines)),
    after_groups: more > 0 ? `… og ${more} til.` : '',
    action: { text: 'Sjå alle varsla', url },
    sms: `${count === 1 ? 'Du har 1 nytt varsel' : `Du har ${count} nye varsel`}: ${url}`,
  }),
};
