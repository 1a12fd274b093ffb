import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Frame, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { ROOT } from './portal-program.ts';

const AXE = readFileSync(path.join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Texts on grounds whose contrast this worker has found good. To measure it takes as long as all other rules. */
const goodContrasts = new Set<string>();

/**
 * Axe has nothing to say about the page, or about the dialog that is open: behind it the page is inert. A button may begin
 * to change its colours while axe looks, when an answer comes; what is wrong is so the second time, too.
 */
export async function expectNoFindings(page: Page): Promise<void> {
  const findings = await findingsOn(page);
  expect(findings.length === 0 ? findings : await findingsOn(page)).toEqual([]);
}

/** Each with the first element that it is about. */
export async function findingsOn(page: Page): Promise<string[]> {
  await Promise.all(page.frames().map(giveAxe));
  await page.evaluate(async () => {
    // A colour that is about to change is still the one from before until the next frame is drawn.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
  const contrasts = await page.evaluate(markUnknownContrasts, [...goodContrasts]);
  const findings = await page.evaluate(async (tags) => {
    const { axe: program } = window as unknown as { axe: typeof axe };
    program.configure({ rules: [{ id: 'color-contrast', selector: '[data-contrast]' }] });
    const { violations } = await program.run(document.querySelector('dialog:modal') ?? document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    });
    for (const marked of document.querySelectorAll('[data-contrast]')) marked.removeAttribute('data-contrast');
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, WCAG);
  if (findings.length === 0) for (const contrast of contrasts) goodContrasts.add(contrast);
  return findings;
}

/** Once for each document: to read the program takes a browser as long as to examine a page with it. */
async function giveAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(AXE);
}

/**
 * Runs in the page: marks every text whose colours, size and grounds are not among the known, and returns those it
 * marked. What is positioned may lie over anything, so it is always marked.
 */
function markUnknownContrasts(known: string[]): string[] {
  const found = new Set<string>();
  const isKnown = new Set(known);
  const grounds = new Map<Element, string>();
  const groundOf = (element: Element): string => {
    const before = grounds.get(element);
    if (before !== undefined) return before;
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = getComputedStyle(element);
    const behind = element.parentElement ? groundOf(element.parentElement) : '';
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' ');
    const isPlain = own === 'rgba(0, 0, 0, 0) none 1 none normal';
    const isLoose = position !== 'static' && position !== 'relative';
    const ground = `${behind}${isPlain ? '' : `${own};`}${isLoose ? 'loose;' : ''}`;
    grounds.set(element, ground);
    return ground;
  };
  for (const element of document.body.querySelectorAll('*')) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    if (!hasText && !element.matches('input, select, textarea')) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const contrast = [groundOf(element), color, fontSize, fontWeight, textShadow].join('|');
    if (isKnown.has(contrast)) continue;
    element.setAttribute('data-contrast', '');
    if (!contrast.includes('loose;')) found.add(contrast);
  }
  return [...found];
}
