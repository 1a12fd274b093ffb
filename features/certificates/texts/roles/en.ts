import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  title: 'Roles that require a certificate',
  lead: 'Nobody is given the role without the certificate. Those who have the role already keep it.',
  fields: { moderator: 'To become a coordinator', admin: 'To become an administrator' },
  nothing: 'No certificate',
  lacking: (names) => `Have the role without a valid certificate: ${new Intl.ListFormat('en-GB').format(names)}.`,
  failed: 'We could not load what the roles require.',
  save: 'Save',
  saved: 'Saved. It applies from now on.',
};
