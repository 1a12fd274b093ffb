import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from '../texts/nb.ts';

export type StyleguideTexts = TextsLike<typeof nb>;

export type SectionProps = { texts: StyleguideTexts };
