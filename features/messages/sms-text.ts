import { cleanLine, linesIn } from './clean-line.ts';

/** Every letter of an SMS costs, also those of a long name. */
const MAX_NAME_IN_SMS_LENGTH = 40;

export const nameInSms = (name: string): string => cleanLine(name, MAX_NAME_IN_SMS_LENGTH);

/** An SMS as the phone shows it: first of all whom it is from. */
export const signedSms = (from: string, text: string): string => `${from}: ${text}`;

/** What an organisation's own words become, to the letter: it is paid for by the letter. */
export const organisationSms = (organisation: string, body: string): string =>
  signedSms(nameInSms(organisation), smsBody(linesIn(body)));

const MAX_LINE_LENGTH = 5000;

export const smsBody = (lines: readonly string[]): string =>
  lines
    .map((line) => cleanLine(line, MAX_LINE_LENGTH))
    .join('\n')
    .trim();
