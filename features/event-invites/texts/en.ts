import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  title: (event) => `Invite to ${event}`,
  text: 'We send an e-mail with a link to the activity. Each address gets it only once.',
  emails: 'E-mail addresses',
  emails_help: 'Write or paste several, with commas, spaces or new lines in between.',
  emails_count: (count) => (count === 1 ? '1 address' : `${count} addresses`),
  emails_wrong: (wrong) => `These are not e-mail addresses: ${wrong}`,
  too_many: (most) => `You can invite at most ${most} at a time`,
  nobody: 'Write at least one e-mail address, or choose at least one member',
  members: 'Members',
  members_search: 'Search by name',
  members_more: (count) => `And ${count} more. Write more of the name.`,
  members_none: 'We found no members by that name.',
  members_chosen: (count) => (count === 1 ? '1 member is chosen' : `${count} members are chosen`),
  note: 'Personal message',
  note_help: 'Included in the e-mail, with your name.',
  optional: 'optional',
  send: 'Send the invitation',
  cancel: 'Cancel',
  close: 'Close',
  sent: (count) => (count === 1 ? 'The invitation has been sent' : `${count} invitations have been sent`),
  none_sent: 'No new invitations were sent',
  already: (count) => (count === 1 ? '1 had been invited before.' : `${count} had been invited before.`),
  unreachable: (count) =>
    count === 1 ? '1 member has opted out of your e-mails.' : `${count} members have opted out of your e-mails.`,
};
