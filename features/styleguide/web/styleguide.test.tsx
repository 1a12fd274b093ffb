// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { confirmationTexts } from '#features/portal/texts/confirmations/token.ts';
import { loadTextsInAllLanguages } from '#platform/language/lazy-texts.ts';
import { LOCALES, type Locale } from '#platform/language/locale.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { LanguageProvider } from '#platform/web/language.tsx';
import { Styleguide } from './styleguide.tsx';

beforeAll(() => loadTextsInAllLanguages([confirmationTexts, momentTexts]));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Parts of other parts, which have nothing to show by themselves. */
const INNER_PARTS = ['anchor', 'anchor-provider', 'chart-keys', 'field-frame'];

describe('SHL-11', () => {
  test('SHL-11 the page shows every component of ui', () => {
    const components = Object.keys(import.meta.glob('../../../ui/*.tsx'))
      .map((path) => path.replace(/^.*\/|\.tsx$/g, ''))
      .filter((name) => !name.endsWith('.test') && !INNER_PARTS.includes(name));
    const sources = import.meta.glob<string>(['./*.tsx', '!./*.test.tsx'], {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const page = Object.values(sources).join('\n');
    expect(components.length).toBeGreaterThan(50);
    expect(components.filter((name) => !page.includes(`'#ui/${name}.tsx'`))).toEqual([]);
  });

  test.each(LOCALES)('SHL-11 every component renders on the server and hydrates without a warning (%s)', (locale) => {
    const { html, complaints } = hydrate(locale, locale);
    expect(complaints).toEqual([]);
    expect(html).not.toContain(' style=');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('SHL-11 a page that differs from the server’s is complained about', () => {
    expect(hydrate('nb', 'en').complaints).not.toEqual([]);
  });
});

const pageIn = (locale: Locale) => (
  <LanguageProvider locale={locale}>
    <Styleguide locale={locale} />
  </LanguageProvider>
);

function hydrate(serverLocale: Locale, browserLocale: Locale) {
  const complaints: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
  const html = renderToString(pageIn(serverLocale));
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  render(pageIn(browserLocale), {
    container,
    hydrate: true,
    onRecoverableError: (error) => complaints.push(error),
  });
  return { html, complaints };
}
