import { describe, expect, test } from 'vitest';
import { addressIn, noticeIn, tabAt } from './notification-plan.ts';

const ORIGIN = 'https://bergen.example.no';

describe('BEY-01 what a device shows', () => {
  test('what came, in words', () => {
    const came = { title: 'Påminnelse: Fotball', text: 'I morgen, 18:00', lang: 'nn', path: '/nn/events/1', tag: 'a' };
    expect(noticeIn(JSON.stringify(came), ORIGIN)).toEqual({
      title: 'Påminnelse: Fotball',
      options: { body: 'I morgen, 18:00', tag: 'a', lang: 'nn', data: { address: `${ORIGIN}/nn/events/1` } },
    });
  });

  test.each([undefined, '', 'hei', '7', 'null', '[]', '{"title":{},"text":7,"tag":[],"lang":"../x","path":null}'])(
    'something, whatever came: %j',
    (came) => {
      expect(noticeIn(came, ORIGIN)).toEqual({
        title: 'Nabolag',
        options: { body: '', tag: 'nabolag', lang: 'nb', data: { address: `${ORIGIN}/events` } },
      });
    },
  );

  test.each([
    'https://evil.example/x',
    '//evil.example/x',
    '/\\evil.example/x',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://someone@bergen.example.no/x',
    'http://bergen.example.no/x',
    7,
    null,
  ])('a touch leads nowhere else: %j', (address) => {
    expect(addressIn(address, ORIGIN)).toBe(`${ORIGIN}/events`);
  });

  test('the tab that shows the page is found, and no other', () => {
    const tabs = [{ url: `${ORIGIN}/events` }, { url: `${ORIGIN}/events/1#kart` }];
    expect(tabAt(tabs, `${ORIGIN}/events/1`)).toBe(tabs[1]);
    expect(tabAt(tabs, `${ORIGIN}/events/12`)).toBeUndefined();
  });
});
