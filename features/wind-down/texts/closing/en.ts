import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  page_title: 'When the portal closes',
  none: {
    title: 'No date has been set',
    text: 'There is no decision to close this portal. You can always fetch what is yours.',
  },
  title: (place, day) => `${place} closes its portal on ${day}`,
  closed: (place) => `${place} has closed its portal`,
  lead: (day) => `Fetch what is yours until ${day}. After that it is deleted.`,
  when: 'What happens when',
  last_day: 'Last day of the portal',
  fetch_until: 'Last day to fetch what is yours',
  delete_on: 'Moved and deleted',
  yours: 'What is yours',
  yours_text: 'Everything that is stored about you, as one file: profile, sign-ups, CV and conversations.',
  yours_action: 'Fetch what is mine',
  organiser: 'For organisers',
  organiser_text:
    'Download the activities from the organiser page, and lists of members and participants from the pages of your organisation.',
  organiser_action: 'To your organisations',
  moved: (place) => `Organisers whose activities go on are moved to ${place}. The others are deleted.`,
  not_moved: 'The organisers in the portal are deleted.',
  neighbour: (place) => `To ${place}`,
  keep: 'Would you like to keep your account?',
  keep_text:
    'Choose another municipality in your profile, and you keep it. You also do if you take part in something elsewhere.',
  keep_elsewhere: 'You do this in the portal for the whole country. Log in there with the same account.',
  keep_action: 'To the profile',
  law: 'The accounts and the audit log are kept for as long as the law requires.',
};
