import { describe, expect, test } from 'vitest';
import { consentCookie, readConsent, sharedDomain } from './consent.ts';

describe('SHL-09 the consent cookie', () => {
  test('holds the answer for half a year, on every path, shared across the domain', () => {
    expect(consentCookie(true, { domain: 'nabolag.no', isHttps: true })).toBe(
      'clarityConsent=true; Path=/; Max-Age=15552000; SameSite=Lax; Domain=nabolag.no; Secure',
    );
    expect(consentCookie(false, { domain: null, isHttps: false })).toBe(
      'clarityConsent=false; Path=/; Max-Age=15552000; SameSite=Lax',
    );
  });

  test('belongs to the domain above the municipality, and to the host alone where there is none', () => {
    expect(sharedDomain('bergen.nabolag.no')).toBe('nabolag.no');
    expect(sharedDomain('nabolag.no')).toBe('nabolag.no');
    expect(sharedDomain('localhost')).toBeNull();
    expect(sharedDomain('bergen.localhost')).toBeNull();
    expect(sharedDomain('127.0.0.1')).toBeNull();
    expect(sharedDomain('[::1]')).toBeNull();
  });

  test('is read among others; anything but true and false is no answer', () => {
    expect(readConsent('a=1; clarityConsent=true; b=2')).toBe(true);
    expect(readConsent('clarityConsent=false')).toBe(false);
    expect(readConsent('clarityConsent=maybe')).toBeNull();
    expect(readConsent('notclarityConsent=true')).toBeNull();
    expect(readConsent('')).toBeNull();
  });
});
