import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  still_owner: (organisations: string) =>
    `Du eier ${organisations}. Gi eierskapet til noen andre først, så kan du slette kontoen din.`,
};

const nn: TextsLike<typeof nb> = {
  still_owner: (organisations) =>
    `Du eig ${organisations}. Gi eigarskapen til nokon andre først, så kan du slette kontoen din.`,
};

const en: TextsLike<typeof nb> = {
  still_owner: (organisations) =>
    `You own ${organisations}. Transfer ownership to someone else first, then you can delete your account.`,
};

/** Sentences with which the server says no. */
export const REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
