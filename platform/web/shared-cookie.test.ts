import { expect, test } from 'vitest';
import { cookieText, sharedDomain } from './shared-cookie.ts';

test('SHL-09 a shared cookie holds for its days, on every path, across the domain', () => {
  const cookie = { name: 'clarityConsent', value: 'true', days: 180 };
  expect(cookieText(cookie, { domain: 'nabolag.no', isHttps: true })).toBe(
    'clarityConsent=true; Path=/; Max-Age=15552000; SameSite=Lax; Domain=nabolag.no; Secure',
  );
  expect(cookieText({ ...cookie, value: 'false' }, { domain: null, isHttps: false })).toBe(
    'clarityConsent=false; Path=/; Max-Age=15552000; SameSite=Lax',
  );
});

test('SHL-09 it belongs to the domain above the municipality, and to the host alone where there is none', () => {
  expect(sharedDomain('bergen.nabolag.no')).toBe('nabolag.no');
  expect(sharedDomain('nabolag.no')).toBe('nabolag.no');
  expect(sharedDomain('localhost')).toBeNull();
  expect(sharedDomain('bergen.localhost')).toBeNull();
  expect(sharedDomain('127.0.0.1')).toBeNull();
  expect(sharedDomain('[::1]')).toBeNull();
});
