// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LOCALES } from '#platform/language/locale.ts';
import { StyleguidePage } from './styleguide-page.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Parts of other parts, which have nothing to show by themselves. */
const INNER_PARTS = ['anchor', 'anchor-provider', 'field-frame'];

describe('SHL-11', () => {
  test('SHL-11 the page shows every component of ui', () => {
    const components = Object.keys(import.meta.glob('../../../ui/*.tsx'))
      .map((path) => path.replace(/^.*\/|\.tsx$/g, ''))
      .filter((name) => !name.endsWith('.test') && !INNER_PARTS.includes(name));
    const sources = import.meta.glob<string>(['./styleguide-page.tsx', './styleguide/*.tsx'], {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const page = Object.values(sources).join('\n');
    expect(components.length).toBeGreaterThan(50);
    expect(components.filter((name) => !page.includes(`'#ui/${name}.tsx'`))).toEqual([]);
  });

  test.each(LOCALES)('SHL-11 every component renders on the server and hydrates without a warning (%s)', (locale) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const onRecoverableError = vi.fn();
    const html = renderToString(<StyleguidePage locale={locale} />);
    const container = document.createElement('div');
    container.innerHTML = html;
    document.body.append(container);
    const root = act(() => hydrateRoot(container, <StyleguidePage locale={locale} />, { onRecoverableError }));
    expect(complaints).not.toHaveBeenCalled();
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(html).not.toContain(' style=');
    expect(html.match(/<h1/g)).toHaveLength(1);
    act(() => root.unmount());
    container.remove();
  });
});
