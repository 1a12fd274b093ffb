import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  icon: 'Messages',
  icon_with: (count) => `Messages, ${count} unread`,
  event: 'Conversation with the participants',
  team: 'Conversation for those who run it',
  write_to: (name) => `Send a message to ${name}`,
};
