import { describe, expect, test } from 'vitest';
import { LOCALES } from './locale.ts';
import { localisedPath, oldBokmalTarget, splitLocale } from './paths.ts';

describe('I18-01 the language in an address', () => {
  test('I18-01 bokmål has no prefix, the others have theirs', () => {
    expect(localisedPath('/events', 'nb')).toBe('/events');
    expect(localisedPath('/events', 'nn')).toBe('/nn/events');
    expect(localisedPath('/', 'nb')).toBe('/');
    expect(localisedPath('/', 'nn')).toBe('/nn');
    expect(localisedPath('/?q=tur', 'en')).toBe('/en?q=tur');
    expect(localisedPath('/#top', 'nb')).toBe('/#top');
  });

  test('I18-01 an address falls apart into language and path', () => {
    expect(splitLocale('/events/1')).toEqual({ locale: 'nb', path: '/events/1' });
    expect(splitLocale('/nn/events')).toEqual({ locale: 'nn', path: '/events' });
    expect(splitLocale('/en')).toEqual({ locale: 'en', path: '/' });
    expect(splitLocale('/en/')).toEqual({ locale: 'en', path: '/' });
  });

  test('I18-01 what only resembles a language is a path', () => {
    expect(splitLocale('/nnx')).toEqual({ locale: 'nb', path: '/nnx' });
    expect(splitLocale('/de/events')).toEqual({ locale: 'nb', path: '/de/events' });
    expect(splitLocale('/NN')).toEqual({ locale: 'nb', path: '/NN' });
    expect(splitLocale('/events/nn')).toEqual({ locale: 'nb', path: '/events/nn' });
  });

  test('I18-01 /no leads to the root', () => {
    expect(oldBokmalTarget('/no')).toBe('/');
    expect(oldBokmalTarget('/no/')).toBe('/');
    expect(oldBokmalTarget('/no/events')).toBe('/events');
    expect(oldBokmalTarget('/norge')).toBeNull();
    expect(oldBokmalTarget('/events')).toBeNull();
  });

  test('I18-01 splitting and joining give the same address', () => {
    for (const locale of LOCALES) {
      for (const path of ['/', '/events', '/events/calendar']) {
        expect(splitLocale(localisedPath(path, locale))).toEqual({ locale, path });
      }
    }
  });

  test('D-16 no address leads to another host', () => {
    for (const trick of [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '///evil.example',
      '\\\\evil.example',
    ]) {
      expect(oldBokmalTarget(`/no/${trick}`)).toBe('/evil.example');
      expect(splitLocale(`/nn/${trick}`).path).toBe('/evil.example');
      expect(localisedPath(trick, 'nb')).toBe('/evil.example');
    }
  });
});
