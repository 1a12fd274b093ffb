import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  title: (place) => `${place} is closing the service`,
  text: 'Activities and organisers are no longer shown here. Thank you to everyone who has contributed.',
  remains: 'You can still',
  remainsAccount: 'Log in, download your data and delete your account.',
  remainsElsewhere: 'Find activities in the municipalities around you.',
  remainsHelp: 'Write to us if there is anything you would like to know.',
  fetch: 'Fetch what is yours',
  elsewhere: 'Choose another municipality',
};
