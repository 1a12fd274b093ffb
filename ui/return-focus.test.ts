// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { focusOrigin, returnFocus } from './return-focus.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const PAGE = `<main><h1>Medlemmer</h1>
  <div data-menu><button aria-expanded="true">Valg</button><ul><li><button id="choice">Fjern</button></li></ul></div>
</main>`;

const element = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

test('DLG-01 the focus returns to what opened a dialog', () => {
  document.body.innerHTML = PAGE;
  element('#choice').focus();
  returnFocus(focusOrigin());
  expect(document.activeElement).toBe(element('#choice'));
});

test('DLG-01 else to the button of the menu that it was in', () => {
  document.body.innerHTML = PAGE;
  element('#choice').focus();
  const origin = focusOrigin();
  element('ul').remove();
  returnFocus(origin);
  expect(document.activeElement).toBe(element('[aria-expanded]'));
});

test('DLG-01 else to the heading of the page', () => {
  document.body.innerHTML = PAGE;
  element('#choice').focus();
  const origin = focusOrigin();
  element('[data-menu]').remove();
  returnFocus(origin);
  expect(document.activeElement).toBe(element('h1'));
});
