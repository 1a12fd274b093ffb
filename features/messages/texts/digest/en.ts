import type { DigestMessages } from '../../digest-message.ts';
import { type LettersFor, lettersGroup } from '../../letter.ts';

const TITLES = {
  messages: 'Messages and answers',
  memberships: 'Memberships and roles',
  certificates: 'Certificates',
  running: 'When you are an organiser',
  news: 'News from those you follow',
};

export const digestLetters: LettersFor<DigestMessages> = {
  digest: ({ name, pace, groups, count, more, url }) => ({
    subject: `${pace === 'daily' ? 'Since yesterday' : 'Last week'}: ${count === 1 ? '1 new notification' : `${count} new notifications`}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [pace === 'daily' ? 'This has happened since yesterday:' : 'This happened last week:'],
    groups: groups.map(({ category, lines }) => lettersGroup(TITLES[category], lines)),
    after_groups: more > 0 ? `… and ${more} more.` : '',
    action: { text: 'See all notifications', url },
    sms: `${count === 1 ? 'You have 1 new notification' : `You have ${count} new notifications`}: ${url}`,
  }),
};
