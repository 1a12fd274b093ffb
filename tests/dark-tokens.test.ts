import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** CSS cannot say a rule once for a choice and for a device's own setting: it is written twice, and is the same. */
test('SHL-11 dark looks the same whether it was chosen or the device asks for it', () => {
  const css = readFileSync('ui/styles/tokens.css', 'utf8');
  const chosen = declarationsAfter(css, '[data-color-scheme="dark"] {');
  expect(chosen.length).toBeGreaterThan(20);
  expect(declarationsAfter(css, '[data-color-scheme="auto"] {')).toEqual(chosen);
});

const declarationsAfter = (css: string, selector: string): string[] =>
  css
    .slice(css.indexOf(selector) + selector.length)
    .split('}', 1)[0]
    ?.split(';')
    .map((line) => line.trim()) ?? [];
