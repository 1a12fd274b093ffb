import { describe, expect, test } from 'vitest';
import { readPageAddress } from './page-address.ts';

describe('I18-01 addresses of pages', () => {
  test.each([
    ['/events', 'nb', '/events'],
    ['/nn/events', 'nn', '/nn/events'],
    ['/en', 'en', '/en'],
    ['/', 'nb', '/'],
    ['/events?page=2', 'nb', '/events?page=2'],
    ['/events?page=2&q=a', 'nb', '/events?q=a&page=2'],
    ['/events?q=a&page=2&utm=x', 'nb', '/events?q=a&page=2'],
    ['/events?q=%20%20', 'nb', '/events'],
    ['/events?q=a&q=b', 'nb', '/events?q=a'],
    ['/about?q=a', 'nb', '/about'],
    ['/events?', 'nb', '/events'],
    ['/events?__proto__=1', 'nb', '/events'],
    ['/%C3%A5l', 'nb', '/%C3%A5l'],
  ])('I18-01 %s is in %s and kept as %s', (url, locale, canonical) => {
    expect(readPageAddress(url)).toMatchObject({ locale, canonical });
  });

  test('D-16 only free text keeps a page from being kept', () => {
    expect(readPageAddress('/events?page=2')).toMatchObject({ isKeepable: true });
    expect(readPageAddress('/events?q=x')).toMatchObject({ isKeepable: false });
    expect(readPageAddress('/about?q=x')).toMatchObject({ isKeepable: true });
  });

  test.each([
    '//evil.example',
    '/no//evil.example',
    '/nn//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    '/no/%5Cevil.example',
    '/no/%09evil.example',
    '/a%0d%0aLocation:x',
    '/%00',
    '/%',
    '/%E0%A4%A',
    'http://evil.example/no',
    'https://evil.example/events/',
    '///',
  ])('D-16 %j is nowhere', (url) => {
    expect(readPageAddress(url)).toBeNull();
  });

  test.each([
    '/no',
    '/no/',
    '/no/events',
    '/no/no',
    '/no/@evil.example',
    '/no/.evil.example',
    '/no/evil.example/',
    '/no/%2Fevil.example',
    '/no/%2F%2Fevil.example',
    '/no/;@evil.example',
    '/events/',
    '/@evil.example/',
    '/en/javascript:alert(1)/',
  ])('D-16 %s leads inside the site only', (url) => {
    const read = readPageAddress(url);
    if (!read || !('location' in read)) throw new Error('It leads nowhere.');
    expect(new URL(read.location, 'https://inside.test').origin).toBe('https://inside.test');
    expect(read.location).toMatch(/^\/(?![/\\])/);
  });
});
