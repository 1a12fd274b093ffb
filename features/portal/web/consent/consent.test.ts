import { expect, test } from 'vitest';
import { readConsent } from './consent.ts';

test('SHL-09 the consent is read among other cookies; anything but true and false is no answer', () => {
  expect(readConsent('a=1; clarityConsent=true; b=2')).toBe(true);
  expect(readConsent('clarityConsent=false')).toBe(false);
  expect(readConsent('clarityConsent=maybe')).toBeNull();
  expect(readConsent('notclarityConsent=true')).toBeNull();
  expect(readConsent('')).toBeNull();
});
