import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadTextsInAllLanguages } from '#platform/language/lazy-texts.ts';
import type { Locale } from '#platform/language/locale.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { LanguageProvider } from '#platform/web/language.tsx';
import type { ServicePageContent } from '../contract.ts';
import { ServicePage } from './service-page.tsx';

const section = (id: string): ServicePageContent['sections'][number] => ({
  id,
  heading: `Del ${id}`,
  blocks: [
    { kind: 'paragraph', text: 'Et avsnitt med <b>vinkler</b>.' },
    { kind: 'list', items: ['Én ting', 'En annen ting'] },
    { kind: 'question', question: 'Hva koster det?', answer: 'Ingenting.' },
    { kind: 'link', text: 'Aktiviteter', href: '/events' },
  ],
});

const pageWith = (...ids: string[]): ServicePageContent => ({
  key: 'help',
  title: 'Hjelp',
  intro: 'Svar på spørsmål.',
  sections: ids.map(section),
  updated_on: '2026-11-15',
});

const render = (page: ServicePageContent, locale: Locale = 'nb') =>
  renderToStaticMarkup(
    <LanguageProvider locale={locale}>
      <ServicePage page={page} />
    </LanguageProvider>,
  );

const count = (html: string, part: RegExp) => [...html.matchAll(part)].length;

beforeAll(() => loadTextsInAllLanguages([momentTexts]));

describe('SHL-04 a service page', () => {
  test('SHL-04 one article with one h1 and an h2 for each section', () => {
    const html = render(pageWith('a', 'b'));
    expect(count(html, /<article/g)).toBe(1);
    expect(count(html, /<h1/g)).toBe(1);
    expect(count(html, /<h2/g)).toBe(2);
    expect(html).toContain('>Hjelp</h1>');
  });

  test('SHL-04 contents are listed only when there are more than four sections', () => {
    expect(render(pageWith('a', 'b', 'c', 'd'))).not.toContain('<nav');
    const html = render(pageWith('a', 'b', 'c', 'd', 'e'));
    expect(html).toContain('>Innhold</p>');
    for (const id of ['a', 'b', 'c', 'd', 'e']) {
      expect(html).toContain(`<a href="#${id}">Del ${id}</a>`);
      expect(count(html, new RegExp(` id="${id}"`, 'g'))).toBe(1);
    }
  });

  test('SHL-04 questions can be opened without a script', () => {
    expect(render(pageWith('a'))).toMatch(
      /<details[^>]*><summary>Hva koster det\?<\/summary><p[^>]*>Ingenting\.<\/p><\/details>/,
    );
  });

  test('SHL-04 the date of the last change is in the language of the page', () => {
    expect(render(pageWith('a'))).toContain('<time dateTime="2026-11-15">Sist oppdatert 15. november 2026</time>');
    expect(render(pageWith('a'), 'en')).toContain('Last updated 15 November 2026');
  });

  test('D-15 text is text', () => {
    const html = render(pageWith('a'));
    expect(html).toContain('&lt;b&gt;vinkler&lt;/b&gt;');
    expect(html).not.toContain('style=');
  });

  test('SHL-04 every id on the page is its own', () => {
    const ids = [...render(pageWith('a', 'b', 'c', 'd', 'e')).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
