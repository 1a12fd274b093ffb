import { describe, expect, test } from 'vitest';
import { knownTenants } from '../resolve.ts';
import {
  findWeakContrasts,
  parseThemePath,
  readableSchemes,
  type Schemes,
  schemesOf,
  themeCss,
  themeHref,
} from './theme.ts';

const HOSTILE = ['#ffff00', '#ffffff', '#000000', '#808080', '#00ff00', '#ff00ff', '#7f7f00', '#fefefe', '#010101'];

const colours = [...new Set(knownTenants().map(({ colour }) => colour))];

describe('TEN-09 every theme is readable', () => {
  test('TEN-09 every tenant colour gives AA contrast in light and dark', { timeout: 60_000 }, () => {
    expect(colours.length).toBeGreaterThan(100);
    for (const colour of colours) expect([colour, findWeakContrasts(themeSchemes(colour))]).toEqual([colour, []]);
  });

  test.each(HOSTILE)('TEN-09 %s is made readable', (colour) => {
    expect(findWeakContrasts(themeSchemes(colour))).toEqual([]);
  });

  test('TEN-09 the check notices a colour that is too light', () => {
    expect(findWeakContrasts(schemesOf('#ffff00'))).toContainEqual(
      expect.stringContaining('light: base-default on background-default'),
    );
  });

  test('TEN-09 a readable colour is left as it is', () => {
    expect(readableSchemes('#1d6b5c').light.get('base-default')).toBe('#1d6b5c');
    expect(readableSchemes('#ffff00').light.get('base-default')).not.toBe('#ffff00');
  });

  test('TEN-09 the tenants do not all look alike', () => {
    const hues = new Set(colours.map((colour) => Math.floor(hueOf(colour) / 30)));
    expect(hues.size).toBeGreaterThanOrEqual(10);
  });
});

describe('TEN-09 the stylesheet', () => {
  test('TEN-09 it sets sixteen colours for light, dark and what the machine prefers', () => {
    const [light = '', dark = '', auto = ''] = themeCss('#1D6B5C').split('\n');
    expect(light).toMatch(/^:root,\[data-color-scheme=light\]\{.*\}$/);
    expect(dark).toMatch(/^\[data-color-scheme=dark\]\{.*\}$/);
    expect(auto).toMatch(/^@media \(prefers-color-scheme:dark\)\{\[data-color-scheme=auto\]\{.*\}\}$/);
    for (const block of [light, dark, auto])
      expect(block.match(/--ds-color-accent-[a-z-]+:#[0-9a-f]{6};/g)).toHaveLength(16);
    expect(light).toContain('--ds-color-accent-base-default:#1d6b5c;');
    expect(light).toContain('--ds-color-accent-surface-tinted:#e0ebe9;');
    expect(dark).toContain('--ds-color-accent-base-default:#63998f;');
  });

  test('TEN-09 its address can be read back and tells the colours apart', () => {
    const href = themeHref('#C1272D');
    expect(parseThemePath(href)).toEqual({ colour: '#c1272d', hash: expect.stringMatching(/^[0-9a-f]{12}$/) });
    expect(themeHref('#c1272d')).toBe(href);
    expect(parseThemePath(themeHref('#1f42aa'))?.hash).not.toBe(parseThemePath(href)?.hash);
  });

  test.each([
    '/theme/c1272d.css',
    '/theme/c1272.0123456789ab.css',
    '/theme/C1272D.0123456789ab.css',
    '/theme/../c1272d.0123456789ab.css',
    '/theme/c1272d.0123456789ab.css?x',
    '/theme/zzzzzz.0123456789ab.css',
    '/theme/c1272d.0123456789ab.css\n',
  ])('TEN-09 %j is not the address of a theme', (path) => {
    expect(parseThemePath(path)).toBeNull();
  });

  test.each(['red', '', '#fff', '#12345g', '#1234567', '}body{display:none}', '#123456;}'])(
    'TEN-09 %j is not a colour',
    (colour) => {
      expect(() => themeCss(colour)).toThrow('hexadecimal');
    },
  );
});

/** Reads the scales back from the stylesheet itself, so that what is tested is what is sent. */
function themeSchemes(colour: string): Schemes {
  const [light = '', dark = ''] = themeCss(colour).split('\n');
  const read = (block: string): Schemes['light'] =>
    new Map(
      [...block.matchAll(/--ds-color-accent-([a-z-]+):#([0-9a-f]{6});/g)].map(([, name = '', digits]) => [
        name,
        `#${digits}`,
      ]),
    );
  return { light: read(light), dark: read(dark) };
}

function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[0-9a-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const degrees = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  return (degrees + 360) % 360;
}
