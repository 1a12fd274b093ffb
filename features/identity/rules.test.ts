import { describe, expect, test } from 'vitest';
import { safeReturnUrl } from './rules.ts';

const HOSTS = [
  'evil.example',
  'evil.example/path',
  'bergen.localhost.evil.example',
  '127.0.0.1:3000',
  '[::1]',
  '1249723505',
];

/** Ways in which something that looks like a path has been taken for another host, or for a script. */
const ATTACKS: string[] = [
  ...HOSTS.flatMap((host) => [
    `//${host}`,
    `///${host}`,
    `////${host}`,
    `/\\${host}`,
    `\\\\${host}`,
    `\\/${host}`,
    `/\\/${host}`,
    `\\/\\/${host}`,
    `/ /${host}`,
    `/\t/${host}`,
    `/\n/${host}`,
    `/\r\n/${host}`,
    `\t//${host}`,
    ` //${host}`,
    `\u0000//${host}`,
    `/\u0000/${host}`,
    `/.//${host}`,
    `/..//${host}`,
    `/%2e%2e//${host}`,
    `/./../${host}`,
    `/%2f${host}`,
    `/%5c${host}`,
    `/%0d%0aLocation:%20//${host}`,
    `https://${host}`,
    `http:/${host}`,
    `https:${host}`,
    `HTTPS://${host}`,
    `//user@${host}`,
    `https://bergen.localhost@${host}`,
    `/\u00a0/\\${host}`,
    `/events//${host}`,
    `/events/..//${host}`,
  ]),
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'mailto:a@evil.example',
  'events',
  './events',
  '../events',
  '',
  '?q=1',
  '#a',
  '/'.repeat(3000),
  `/${'a'.repeat(2001)}`,
];

describe('D-16 returnUrl', () => {
  test('D-16 there are at least 150 of them', () => {
    expect(new Set(ATTACKS).size).toBeGreaterThanOrEqual(150);
  });

  test.each(ATTACKS.map((attack) => [attack.slice(0, 60), attack]))('D-16 %j leads home', (_shown, attack) => {
    expect(safeReturnUrl(attack)).toBe('/');
  });

  test.each([
    '/',
    '/events',
    '/events?q=fotball&page=2',
    '/events/0198#sted',
    '/profile/edit',
    '/search?q=bl%C3%A5b%C3%A6r',
    '/events?q=blåbær',
  ])('RTE-09 %s is followed', (path) => {
    expect(safeReturnUrl(path)).toBe(path);
    expect(new URL(path, 'https://bergen.example').origin).toBe('https://bergen.example');
  });

  test('RTE-09 nothing leads home', () => {
    expect(safeReturnUrl(null)).toBe('/');
    expect(safeReturnUrl(undefined)).toBe('/');
  });
});
