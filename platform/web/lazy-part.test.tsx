// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyTexts } from '#platform/language/lazy-texts.ts';
import { LanguageProvider, useTexts } from './language.tsx';
import { lazyPart, loadServerParts } from './lazy-part.tsx';

beforeEach(() => {
  document.documentElement.lang = 'nb';
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const greeting = () =>
  lazyTexts('platform/web/texts', {
    nb: async () => ({ nb: { hello: 'Hei' } }),
    nn: async () => ({ nn: { hello: 'Hei på deg' } }),
    en: async () => ({ en: { hello: 'Hello' } }),
  });

function greetingPart(texts = greeting()) {
  const Greeting = ({ name }: { name: string }) => <p>{`${useTexts(texts).hello}, ${name}`}</p>;
  return { Greeting, texts };
}

const inNorwegian = (part: React.ReactNode) => <LanguageProvider locale="nb">{part}</LanguageProvider>;

test('SHL-01 a part shows its fallback until script and texts are there', async () => {
  const { Greeting, texts } = greetingPart();
  const Part = lazyPart(async () => Greeting, { texts: [texts], fallback: <p>Vent</p> });
  render(inNorwegian(<Part name="Ingrid" />));
  expect(screen.getByText('Vent')).toBeTruthy();
  expect(await screen.findByText('Hei, Ingrid')).toBeTruthy();
});

test('I18-01 a part that did not list its texts waits for them instead of failing', async () => {
  const { Greeting } = greetingPart();
  const Part = lazyPart(async () => Greeting);
  render(inNorwegian(<Part name="Ingrid" />));
  expect(await screen.findByText('Hei, Ingrid')).toBeTruthy();
});

test('SHL-06 a part that is asked for without a connection comes when it is back', async () => {
  const { Greeting } = greetingPart();
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => Greeting);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = lazyPart(load, { fallback: <p>Vent</p> });
  render(inNorwegian(<Part name="Ingrid" />));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  // It has seen by then that there is no connection.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByText('Vent')).toBeTruthy();
  connection.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Hei, Ingrid')).toBeTruthy();
});

test('RTE-08 every request waits for the parts that the first one began to load', async () => {
  const { Greeting, texts } = greetingPart();
  await texts.load('nb');
  const { promise, resolve } = Promise.withResolvers<typeof Greeting>();
  const load = vi.fn(() => promise);
  const Part = lazyPart(load, { texts: [texts], when: 'hydrated' });
  const requests = [loadServerParts(), loadServerParts()].map(async (ready) => {
    await ready;
    return renderToString(inNorwegian(<Part name="Ingrid" />));
  });
  resolve(Greeting);
  for (const html of await Promise.all(requests)) expect(html).toContain('Hei, Ingrid');
  expect(load).toHaveBeenCalledTimes(1);
});

test('RTE-08 what belongs to the HTML is rendered by the server, the rest is left out', async () => {
  const { Greeting, texts } = greetingPart();
  await texts.load('nb');
  const Rendered = lazyPart(async () => Greeting, { texts: [texts], when: 'hydrated' });
  const LeftOut = lazyPart(async () => Greeting, { texts: [texts], when: 'page-loaded' });
  await loadServerParts();
  const html = renderToString(
    inNorwegian(
      <>
        <Rendered name="Ingrid" />
        <LeftOut name="Olav" />
      </>,
    ),
  );
  expect(html).toContain('Hei, Ingrid');
  expect(html).not.toContain('Olav');
});
