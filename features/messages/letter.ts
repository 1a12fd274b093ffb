import type { MessageValues, TimesInWords } from './contract.ts';
import type { DigestLine } from './digest-message.ts';

/** What a message says, before anybody decides whether it looks like an e-mail or an SMS. */
export type Letter = {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Several things, in groups with a heading, each with a link. */
  groups?: readonly LetterGroup[];
  /** What follows them. */
  after_groups?: string;
  /** Shown large, on a line of its own. */
  code?: string;
  /** Files that a user has sent along, with what they are called. */
  files?: readonly { name: string; url: string }[];
  action?: { text: string; url: string };
  /** What follows the code or the button. */
  afterwards?: readonly string[];
  /** The whole of it for a phone, in characters of which 160 go into one message. */
  sms: string;
  /** In front of an SMS, where it does not come from the portal itself. */
  sms_from?: string;
};

export type LetterGroup = { title: string; lines: readonly { text: string; details: string; url: string }[] };

/** One language's way of writing. A template that it lacks does not compile. */
export type LetterTexts = {
  /** What the portal of a place is called. */
  portal(inPlace: string): string;
  /** What stands below every e-mail. */
  farewell: string;
  if_button_fails: string;
  help(address: string): string;
  /** Instead of help, where an answer goes to another user than us. */
  reply(address: string): string;
  /** Above what is about a child, to those who act for the child. */
  about_child(name: string): string;
  for_child(name: string, text: string): string;
  /** Below what the reader can do without, in front of `unsubscribe`. */
  optional(what: string): string;
  unsubscribe: string;
  letters: LettersFor<MessageValues>;
};

export type LettersFor<Values> = { [Template in keyof Values]: (values: Values[Template], portal: string) => Letter };

/** A line break stays one, an empty line begins a paragraph. */
export const paragraphsIn = (lines: readonly string[]): string[] =>
  lines
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** The times of an activity, one in each line. */
export const linesOf = ({ lines, more }: TimesInWords, andMore: (more: number) => string): string =>
  [...lines, ...(more > 0 ? [andMore(more)] : [])].join('\n');

/** Below each line who it is from, when and where. */
export const lettersGroup = (title: string, lines: readonly DigestLine[]): LetterGroup => ({
  title,
  lines: lines.map(({ text, from, when, place, url }) => ({
    text,
    details: [from, when, place].filter(Boolean).join(' · '),
    url,
  })),
});
