import type { Locale } from '#platform/language/locale.ts';
import type { Letter, LetterTexts } from '../letter.ts';

/** What stands around every letter. */
export type LetterFrame = {
  texts: LetterTexts;
  sender: { name: string; support_email: string | null };
  language: Locale;
  /** `#rrggbb` */
  colour: string;
};

export function letterText(letter: Letter, { texts, sender }: LetterFrame): string {
  const parts = [
    letter.greeting,
    ...letter.paragraphs,
    letter.code,
    letter.action && `${letter.action.text}:\n${letter.action.url}`,
    ...(letter.afterwards ?? []),
    `${texts.farewell}\n${sender.name}`,
    sender.support_email && texts.help(sender.support_email),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
