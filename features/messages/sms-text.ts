import { cleanLine, linesIn } from './clean-line.ts';

/** Every letter of an SMS costs, also those of a long name. */
const LONGEST_NAME_IN_SMS = 40;

export const nameInSms = (organisation: string): string => cleanLine(organisation, LONGEST_NAME_IN_SMS);

/** An SMS as the phone shows it: first of all whom it is from. */
export const signedSms = (from: string, text: string): string => `${from}: ${text}`;

/** What an organisation's own words become, to the letter: it is paid for by the letter. */
export const organisationSms = (organisation: string, body: string): string =>
  signedSms(nameInSms(organisation), smsBody(linesIn(body)));

const LONGEST_LINE = 5000;

export const smsBody = (lines: readonly string[]): string =>
  lines
    .map((line) => cleanLine(line, LONGEST_LINE))
    .join('\n')
    .trim();
