import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  day_past: 'Dagen er forbi.',
  too_far: (days: number) => `Velg en dag i løpet av de neste ${days} dagene.`,
  too_many: (most: number) => `${most} aktiviteter er fremhevet allerede. Ta bort en av dem først.`,
};

const nn: TextsLike<typeof nb> = {
  day_past: 'Dagen er forbi.',
  too_far: (days) => `Vel ein dag i løpet av dei neste ${days} dagane.`,
  too_many: (most) => `${most} aktivitetar er framheva frå før. Ta bort ein av dei først.`,
};

const en: TextsLike<typeof nb> = {
  day_past: 'The day has passed.',
  too_far: (days) => `Choose a day within the next ${days} days.`,
  too_many: (most) => `${most} activities are featured already. Remove one of them first.`,
};

/** Sentences with which the server says no. */
export const REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
