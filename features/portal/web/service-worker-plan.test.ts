import { describe, expect, test } from 'vitest';
import { isForEverybody, offlineWords, planCaching } from './service-worker-plan.ts';

const ORIGIN = 'https://bergen.example.no';
const plan = (path: string, request: { method?: string; mode?: string } = {}) =>
  planCaching({ method: 'GET', mode: 'cors', url: new URL(path, ORIGIN).href, ...request }, ORIGIN);

describe('SHL-15 what is kept for reading without a connection', () => {
  test('a page that a user opens is kept', () => {
    expect(plan('/nn/events/12?page=2', { mode: 'navigate' })).toBe('page');
  });

  test('sign-in, files and the API are not pages, even when opened as such', () => {
    for (const path of ['/auth/get-started', '/api/docs', '/robots.txt', '/uploads/1']) {
      expect(plan(path, { mode: 'navigate' })).toBeNull();
    }
  });

  test('of the API only the public activities are kept', () => {
    expect(plan('/api/events?page=2')).toBe('answer');
    expect(plan('/api/events/12')).toBe('answer');
    expect(plan('/api/slideshow?page=2')).toBe('answer');
    expect(plan('/api/users/me')).toBeNull();
    expect(plan('/api/eventsomething')).toBeNull();
  });

  test('built files last, pictures are refreshed', () => {
    expect(plan('/assets/entry-1a2b.js')).toBe('lasting');
    expect(plan('/pictures/bygd/1d6b5c/card.svg')).toBe('refreshed');
  });

  test('what was made for one person is not kept, be its address public or not', () => {
    const answer = (control: string | null) => ({ headers: { get: () => control } });
    expect(isForEverybody(answer('no-store'))).toBe(false);
    expect(isForEverybody(answer('private, max-age=60'))).toBe(false);
    expect(isForEverybody(answer('public, max-age=300'))).toBe(true);
    expect(isForEverybody(answer('no-cache'))).toBe(true);
    expect(isForEverybody(answer(null))).toBe(true);
  });

  test('the door and one’s own code are pages like others; what they ask the server for is not kept here', () => {
    for (const path of ['/events/12/door?occurrence=3', '/nn/my/code/3']) {
      expect(plan(path, { mode: 'navigate' })).toBe('page');
    }
    for (const path of ['/api/occurrences/3/door', '/api/occurrences/3/code', '/api/users/me/entries']) {
      expect(plan(path)).toBeNull();
    }
  });

  test('only reading, and only our own host', () => {
    expect(plan('/api/events', { method: 'POST' })).toBeNull();
    expect(plan('https://elsewhere.example/assets/x.js')).toBeNull();
  });

  test('the text without a connection is in the language of the address', () => {
    expect(offlineWords('/events').title).toBe('Det mangler tilgang til internett');
    expect(offlineWords('/nn').lang).toBe('nn');
    expect(offlineWords('/en/events').lang).toBe('en');
    expect(offlineWords('/english-course').lang).toBe('nb');
  });
});
