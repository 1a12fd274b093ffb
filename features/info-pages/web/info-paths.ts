import { paths } from '#features/portal/web/paths.ts';

const leisureCard = '/fritidskortet';

/** The addresses around the info page; its own is in paths.ts, as the header leads to it. */
export const infoPaths = {
  about: (type: string) => `${paths.info}/about/${type}`,
  /** An old address that people have in their letters. */
  leisureCard,
  amount: `${leisureCard}/amount`,
};
