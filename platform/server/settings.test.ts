import { describe, expect, test } from 'vitest';
import { DEMO_SECRET, readSettings, SETTING_NAMES } from './settings.ts';
import { StartupError } from './startup-error.ts';

const OWN_SECRET = 'an-own-secret-of-more-than-thirty-two-characters';

describe('settings', () => {
  test('without any, the portal runs on this machine with demo data', () => {
    expect(readSettings({})).toMatchObject({
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: 3000,
      BASE_DOMAIN: 'localhost',
      hasDemo: true,
      isProduction: false,
      hasRateLimits: true,
      trustedProxies: [],
    });
  });

  test('an empty one is as if it was not there', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '', SECRET: '' })).toMatchObject({ PORT: 3000, SECRET: DEMO_SECRET });
  });

  test('what the machine has beside them is left alone', () => {
    expect(readSettings({ HOME: '/root', LANG: 'nb_NO' })).not.toHaveProperty('HOME');
  });

  test('proxies are read from a list', () => {
    expect(readSettings({ TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2 ,' }).trustedProxies).toEqual(['10.0.0.1', '10.0.0.2']);
  });

  test.each([
    ['NODE_ENV', 'prod-SENSITIVE'],
    ['PROCESS', 'SENSITIVE'],
    ['PORT', 'SENSITIVE'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '1.5'],
    ['BASE_DOMAIN', 'https://SENSITIVE'],
    ['BASE_DOMAIN', 'example.no/'],
    ['BASE_DOMAIN', '"><script>'],
    ['PUBLIC_SCHEME', 'SENSITIVE'],
    ['PUBLIC_PORT', '0'],
    ['DATABASE_URL', 'mysql://SENSITIVE'],
    ['DATABASE_URL', 'SENSITIVE'],
    ['DATABASE_REPLICA_URL', 'http://SENSITIVE'],
    ['DATABASE_POOL', '0'],
    ['DEMO', 'SENSITIVE'],
    ['SECRET', 'SENSITIVE'],
    ['RATE_LIMITS', 'SENSITIVE'],
    ['PAGE_CACHE_MB', '-SENSITIVE'],
    ['METRICS_TOKEN', 'SENSITIVE'],
    ['ANALYTICS_URL', 'javascript:SENSITIVE'],
    ['ANALYTICS_URL', 'http://example.no/SENSITIVE.js'],
    ['DRAIN_SECONDS', '121'],
    ['LOG_LEVEL', 'SENSITIVE'],
  ])('D-22 %s=%s is refused by name, without its value', (name, value) => {
    const error = refusalOf({ [name]: value });
    expect(error).toMatchObject({ reason: 'settings', exitCode: 2 });
    expect(error.message).toContain(name);
    expect(error.message).not.toContain('SENSITIVE');
  });

  test('all mistakes are named at once', () => {
    const { message } = refusalOf({ PORT: 'x', DEMO: 'maybe', LOG_LEVEL: 'loud' });
    for (const name of ['PORT', 'DEMO', 'LOG_LEVEL']) expect(message).toContain(name);
  });

  test('every setting is described for the README', () => {
    expect(SETTING_NAMES).toContain('DATABASE_URL');
    expect(SETTING_NAMES).toHaveLength(new Set(SETTING_NAMES).size);
  });
});

describe('production', () => {
  test('it starts on a secret of its own, without demo data', () => {
    expect(readSettings({ NODE_ENV: 'production', SECRET: OWN_SECRET })).toMatchObject({
      isProduction: true,
      hasDemo: false,
    });
  });

  test.each<Record<string, string>>([{}, { SECRET: DEMO_SECRET }])('D-11 it refuses the demo secret: %j', (given) => {
    const { message } = refusalOf({ NODE_ENV: 'production', ...given });
    expect(message).toContain('SECRET');
    expect(message).not.toContain(DEMO_SECRET);
  });

  test('it refuses demo data, whose accounts have a known password', () => {
    expect(refusalOf({ NODE_ENV: 'production', SECRET: OWN_SECRET, DEMO: 'on' }).message).toContain('DEMO=on');
  });

  test('the same settings are fine while developing', () => {
    expect(readSettings({ DEMO: 'on', SECRET: DEMO_SECRET }).hasDemo).toBe(true);
    expect(readSettings({ DEMO: 'off' }).hasDemo).toBe(false);
  });
});

function refusalOf(source: Record<string, string>): StartupError {
  try {
    readSettings(source);
  } catch (error) {
    if (error instanceof StartupError) return error;
    throw error;
  }
  throw new Error('The settings were accepted.');
}
