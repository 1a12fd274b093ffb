import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  title: 'The demo mailbox',
  eyebrow: 'Only in the demo',
  lead: 'Nothing is sent out from here. Every e-mail and SMS that the portal would have sent ends up in this mailbox instead.',
  search_label: 'Search for a recipient',
  search_placeholder: 'E-mail or mobile number',
  search_button: 'Search',
  list: 'Messages, the newest first',
  count: (messages) => (messages === 1 ? '1 message' : `${messages} messages`),
  loading: 'Loading the messages',
  email: 'E-mail',
  sms: 'SMS',
  sms_to: (to) => `SMS to ${to}`,
  to: 'To',
  sent: 'Time',
  attachment: 'Attachment',
  code: 'Code',
  waiting: 'Waiting to be put in the mailbox',
  gone: 'The content is no longer stored.',
  back: 'All messages',
  empty_title: 'The mailbox is empty',
  empty_text: 'Ask for a code or create an account, and the message turns up here by itself.',
  nothing_found_title: 'No messages to this recipient',
  nothing_found_text: (to) => `Nothing has been sent to “${to}”. Check that you have typed it correctly.`,
  show_all: 'Show all messages',
};
