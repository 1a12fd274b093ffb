import { contrastOf, type Schemes } from '#features/tenants/server/public.ts';
import type { MeasuredColour } from '../contract.ts';

type Pair = { name: MeasuredColour['contrasts'][number]['name']; scheme: keyof Schemes; front: string; back: string };

/** What people meet most: a button, a link on paper, words on a tinted surface, and a button at night. */
const PAIRS: readonly Pair[] = [
  { name: 'buttons', scheme: 'light', front: 'base-contrast-default', back: 'base-default' },
  { name: 'text', scheme: 'light', front: 'text-subtle', back: 'background-default' },
  { name: 'tinted', scheme: 'light', front: 'text-default', back: 'surface-tinted' },
  { name: 'dark', scheme: 'dark', front: 'base-contrast-default', back: 'base-default' },
];

/** WCAG 1.4.3. */
const LEAST = 4.5;

/** Down to tenths, as it is said; never up to what it is not. */
const inTenths = (ratio: number): number => Math.floor(ratio * 10) / 10;

const WHITE = '#ffffff';

const fromLightToDark = (colours: readonly string[]): string[] =>
  [...new Set(colours)].sort((one, other) => contrastOf(one, WHITE) - contrastOf(other, WHITE));

export const measuredIn = (schemes: Schemes): Pick<MeasuredColour, 'scale' | 'contrasts'> => ({
  scale: fromLightToDark(
    [...schemes.light].filter(([name]) => !name.startsWith('base-contrast')).map(([, hex]) => hex),
  ),
  contrasts: PAIRS.map(({ name, scheme, front, back }) => {
    const colours = schemes[scheme];
    const [over, under] = [colours.get(front) ?? '', colours.get(back) ?? ''];
    return { name, ratio: inTenths(contrastOf(over, under)), least: LEAST, front: over, back: under };
  }),
});
