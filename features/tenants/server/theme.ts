import { createHash } from 'node:crypto';
import { generateColorSchemes, getContrastFromHex } from '@digdir/designsystemet/color';
import { LRUCache } from 'lru-cache';

type Hex = `#${string}`;
type Scale = ReadonlyMap<string, Hex>;
export type Schemes = { light: Scale; dark: Scale };

/**
 * The stylesheet of a tenant's colour: the sixteen accent variables for light, dark and whatever the visitor's
 * machine prefers. It stands outside every layer and so wins over the design system's own colours.
 */
export const themeCss = (colour: string): string => themeOf(colour).css;

/** The address changes with the content, so that it can be kept for ever. */
export function themeHref(colour: string): string {
  const { hex, hash } = themeOf(colour);
  return `/theme/${hex.slice(1)}.${hash}.css`;
}

/** Reads a theme's address back. An older hash is fine: the theme of today is the right answer to it. */
export function parseThemePath(path: string): { colour: string; hash: string } | null {
  const [, digits, hash] = THEME_PATH.exec(path) ?? [];
  return digits && hash ? { colour: `#${digits}`, hash } : null;
}

/** The scales of a colour, of a darker one where the colour itself would leave something unreadable (TEN-09). */
export function readableSchemes(colour: string): Schemes {
  let candidate = readHex(colour);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const schemes = schemesOf(candidate);
    if (findWeakContrasts(schemes).length === 0) return schemes;
    candidate = darken(candidate);
  }
  throw new Error(`No readable theme can be made from ${colour}.`);
}

/** What must stand out from what, and by how much (WCAG 1.4.3 and 1.4.11). */
export const CONTRASTS: readonly { front: string; back: string; ratio: number }[] = [
  ...['text-default', 'text-subtle'].flatMap((front) =>
    ['background-default', 'background-tinted', 'surface-default', 'surface-tinted'].map((back) => ({
      front,
      back,
      ratio: 4.5,
    })),
  ),
  ...['base-default', 'base-hover', 'base-active'].map((back) => ({
    front: 'base-contrast-default',
    back,
    ratio: 4.5,
  })),
  { front: 'border-strong', back: 'background-default', ratio: 3 },
  { front: 'base-default', back: 'background-default', ratio: 3 },
];

/** The pairs that fall short, for a person to read; empty when all is well. */
export function findWeakContrasts(schemes: Schemes): string[] {
  return Object.entries(schemes).flatMap(([scheme, scale]) =>
    CONTRASTS.flatMap(({ front, back, ratio }) => {
      const measured = getContrastFromHex(readColour(scale, front), readColour(scale, back));
      return measured < ratio ? [`${scheme}: ${front} on ${back} is ${measured.toFixed(2)}, not ${ratio}`] : [];
    }),
  );
}

/** How far two colours stand apart, from 1 to 21. */
export const contrastOf = (front: string, back: string): number => getContrastFromHex(readHex(front), readHex(back));

export function schemesOf(colour: string): Schemes {
  const { light, dark } = generateColorSchemes(readHex(colour));
  const scaleOf = (colours: typeof light): Scale => new Map(colours.map(({ name, hex }) => [name, hex]));
  return { light: scaleOf(light), dark: scaleOf(dark) };
}

const THEME_PATH = /^\/theme\/([0-9a-f]{6})\.([0-9a-f]{12})\.css$/;
const MAX_STEPS = 40;

type Theme = { hex: Hex; css: string; hash: string };

// A theme takes some 20 ms to make and the tenants share a few hundred colours at most.
const themes = new LRUCache<string, Theme>({ max: 500 });

function themeOf(colour: string): Theme {
  const hex = readHex(colour);
  const known = themes.get(hex);
  if (known) return known;
  const css = writeCss(readableSchemes(hex));
  const theme = { hex, css, hash: createHash('sha256').update(css).digest('hex').slice(0, 12) };
  themes.set(hex, theme);
  return theme;
}

function writeCss({ light, dark }: Schemes): string {
  const variables = (scale: Scale) => [...scale].map(([name, hex]) => `--ds-color-accent-${name}:${hex};`).join('');
  return [
    `:root,[data-color-scheme=light]{${variables(light)}}`,
    `[data-color-scheme=dark]{${variables(dark)}}`,
    `@media (prefers-color-scheme:dark){[data-color-scheme=auto]{${variables(dark)}}}`,
    '',
  ].join('\n');
}

function readHex(colour: string): Hex {
  const [, digits] = /^#([0-9a-f]{6})$/i.exec(colour) ?? [];
  if (!digits) throw new Error('A colour is written as # and six hexadecimal digits.');
  return `#${digits.toLowerCase()}`;
}

function readColour(scale: Scale, name: string): Hex {
  const hex = scale.get(name);
  if (!hex) throw new Error(`The design system has no colour called ${name}.`);
  return hex;
}

const darken = (hex: Hex): Hex =>
  `#${(hex.slice(1).match(/../g) ?? [])
    .map((pair) => Math.floor(Number.parseInt(pair, 16) * 0.92))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
