import type { Locale } from '#platform/language/locale.ts';
import type { Letter, LetterGroup, LetterTexts } from '../letter.ts';

/** What stands around every letter. */
export type LetterFrame = {
  texts: LetterTexts;
  sender: { name: string; support_email: string | null };
  language: Locale;
  /** `#rrggbb` */
  colour: string;
  /** Who gets the answer, where that is not us. */
  reply_to: string | null;
  /** Where the reader can do without more of these. */
  unsubscribe: { what: string; url: string } | null;
};

export function letterText(letter: Letter, { texts, sender, reply_to, unsubscribe }: LetterFrame): string {
  const parts = [
    letter.greeting,
    ...letter.paragraphs,
    ...(letter.groups ?? []).map(groupText),
    letter.after_groups,
    letter.code,
    ...(letter.files ?? []).map(({ name, url }) => `${name}:\n${url}`),
    letter.action && `${letter.action.text}:\n${letter.action.url}`,
    ...(letter.afterwards ?? []),
    `${texts.farewell}\n${sender.name}`,
    whereToTurn({ texts, sender, reply_to }),
    unsubscribe && `${texts.optional(unsubscribe.what)}\n${texts.unsubscribe}:\n${unsubscribe.url}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const groupText = ({ title, lines }: LetterGroup): string =>
  [
    title.toUpperCase(),
    ...lines.map(({ text, details, url }) => [`* ${text}`, details, url].filter(Boolean).join('\n  ')),
  ].join('\n');

/** A user who answers should know whom they answer. */
export function whereToTurn({ texts, sender, reply_to }: Pick<LetterFrame, 'texts' | 'sender' | 'reply_to'>): string {
  if (reply_to) return texts.reply(reply_to);
  return sender.support_email ? texts.help(sender.support_email) : '';
}
