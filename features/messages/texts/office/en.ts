import { inEnglishSentence } from '#platform/language/capitals.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  title: 'Messages',
  lead: 'E-mails and SMS that wait to be sent, and those that were given up.',
  queues: 'The queues',
  queue: (waiting, failed) => `${waiting} waiting, ${failed} given up in the last day`,
  channels: { email: 'E-mail', sms: 'SMS' },
  classes: { code: 'Codes', urgent: 'Urgent', ordinary: 'Ordinary', bulk: 'To many' },
  nothing_waits: 'Nothing is waiting.',
  dead: 'Did not arrive',
  none: { title: 'Everything has arrived', text: 'What is given up shows here, with the reason.' },
  count: (count) => (count === 1 ? '1 message' : `${count} messages`),
  retryable: (count) => (count === 1 ? '1 can be tried again' : `${count} can be tried again`),
  period: (first, last) => `First ${inEnglishSentence(first)}, last ${inEnglishSentence(last)}`,
  unknown: 'Without a reason',
  retry: 'Try all again',
  retry_title: 'Try all again?',
  retry_text:
    'The messages go back into the queue and are tried for a day. Check first that what was wrong is put right.',
  retry_yes: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  done: (count) => (count === 1 ? '1 message is back in the queue' : `${count} messages are back in the queue`),
};
