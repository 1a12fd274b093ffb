import type { LettersFor } from '../../letter.ts';
import type { ScanMessages } from '../../scan-messages.ts';
import { nameInSms } from '../../sms-text.ts';

/** Typed without a connection, where other digits fitted: the server has no title for it. */
const UNKNOWN = 'A code we do not know';
const quoted = (title: string): string => (title === '' ? UNKNOWN : `“${title}”`);

export const scanLetters: LettersFor<ScanMessages> = {
  scanConflict: ({ name, desk, title, when, is_twice, url }) => ({
    subject: is_twice ? `Used twice: ${title}` : `Let in though it was not valid: ${title || UNKNOWN.toLowerCase()}`,
    greeting: `Hi, ${name}!`,
    paragraphs: is_twice
      ? [
          `“${title}” was used on two devices at ${desk} while at least one of them had no connection. One of the times was ${when}.`,
          'The first time counts. Nothing has been taken twice.',
        ]
      : [
          `${quoted(title)} was accepted without a connection at ${desk}, ${when}. When the connection came back, it turned out not to be valid.`,
          'Nothing has been recorded as used.',
        ],
    action: { text: 'Open the scanner', url },
    sms: is_twice
      ? `${nameInSms(title)} was used twice at ${nameInSms(desk)}. The first time counts: ${url}`
      : `${nameInSms(title || UNKNOWN)} was accepted offline at ${nameInSms(desk)}, but was not valid: ${url}`,
  }),
};
