import type { MessageTemplate, MessageValues } from './contract.ts';

/** What a message says, before anybody decides whether it looks like an e-mail or an SMS. */
export type Letter = {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Shown large, on a line of its own. */
  code?: string;
  action?: { text: string; url: string };
  /** What follows the code or the button. */
  afterwards?: readonly string[];
  /** The whole of it for a phone, in characters of which 160 go into one message. */
  sms: string;
};

/** One language's way of writing. A template that it lacks does not compile. */
export type LetterTexts = {
  /** What the portal of a place is called. */
  portal(place: string): string;
  /** What stands below every e-mail. */
  farewell: string;
  if_button_fails: string;
  help(address: string): string;
  letters: { [Template in MessageTemplate]: (values: MessageValues[Template], portal: string) => Letter };
};
