import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  nothing_shown: 'Velg først hva papiret skal vise.',
  too_many: (most: number) => `Du kan ha høyst ${most} papirer som gjelder. Trekk tilbake et du ikke trenger.`,
  no_longer: 'Papiret gjelder ikke lenger. Lag et nytt.',
};

type Refusals = TextsLike<typeof nb>;

const nn: Refusals = {
  nothing_shown: 'Vel først kva papiret skal vise.',
  too_many: (most) => `Du kan ha høgst ${most} papir som gjeld. Trekk tilbake eit du ikkje treng.`,
  no_longer: 'Papiret gjeld ikkje lenger. Lag eit nytt.',
};

const en: Refusals = {
  nothing_shown: 'First choose what the paper is to show.',
  too_many: (most) => `You can have at most ${most} papers that are valid. Withdraw one that you do not need.`,
  no_longer: 'The paper is no longer valid. Make a new one.',
};

export const REFUSALS: Record<Locale, Refusals> = { nb, nn, en };
