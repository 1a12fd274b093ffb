import { describe, expect, test } from 'vitest';
import { PRODUCTION } from '#tests/support/production.ts';
import { DEMO_SECRET, readCommandSettings, readSettings, SETTING_NAMES, settingsWorthTelling } from './settings.ts';
import { StartupError } from './startup-error.ts';

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
    ['TRUSTED_PROXIES', 'SENSITIVE'],
    ['TRUSTED_PROXIES', '10.0.0.1, proxy.SENSITIVE'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', '::/0'],
    ['TRUSTED_PROXIES', 'true'],
    ['RATE_LIMITS', 'SENSITIVE'],
    ['PAGE_CACHE_MB', '-SENSITIVE'],
    ['METRICS_TOKEN', 'SENSITIVE'],
    ['ANALYTICS_URL', 'javascript:SENSITIVE'],
    ['ANALYTICS_URL', 'http://example.no/SENSITIVE.js'],
    ['CLAMD_URL', 'http://SENSITIVE:3310'],
    ['CLAMD_URL', 'tcp://SENSITIVE'],
    ['CLAMD_URL', 'tcp://SENSITIVE:99999'],
    ['CLAMD_URL', 'unix:SENSITIVE'],
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

const TRIAL = { isProduction: false, hasDemo: true };
const TRIAL_WITHOUT_DEMO = { isProduction: false, hasDemo: false };
const STRICT = { isProduction: true, hasDemo: false };
const DATABASE_URL = 'postgres://nabolag@127.0.0.1/nabolag';

describe('D-11 what is open for trying out is open nowhere else', () => {
  test.each<[Record<string, string>, object]>([
    [{}, TRIAL],
    [{ HOST: 'localhost' }, TRIAL],
    [{ HOST: '::1' }, TRIAL],
    [{ HOST: '127.0.0.2' }, TRIAL],
    [{ NODE_ENV: 'development' }, TRIAL],
    [{ DEMO: 'off' }, TRIAL_WITHOUT_DEMO],
    [{ NODE_ENV: 'test' }, TRIAL_WITHOUT_DEMO],
    [{ NODE_ENV: 'test', DATABASE_URL }, TRIAL_WITHOUT_DEMO],
    [{ NODE_ENV: 'test', DATABASE_URL, DEMO: 'on' }, TRIAL],
    [{ DATABASE_URL, DEMO: 'on' }, TRIAL],
    [{ HOST: '0.0.0.0', DEMO: 'on' }, TRIAL],
    [{ NODE_ENV: 'development', HOST: '0.0.0.0', DATABASE_URL, DEMO: 'on' }, TRIAL],
    [{ DATABASE_URL }, STRICT],
    [{ DATABASE_URL, DEMO: 'off' }, STRICT],
    [{ HOST: '0.0.0.0' }, STRICT],
    [{ HOST: '::' }, STRICT],
    [{ HOST: '192.168.1.4' }, STRICT],
    [{ HOST: '127.0.0.1.example.no' }, STRICT],
    [{ HOST: 'portal.example.no' }, STRICT],
    [{ HOST: '0.0.0.0', DEMO: 'off' }, STRICT],
    [{ NODE_ENV: 'development', DATABASE_URL }, STRICT],
    [{ NODE_ENV: 'development', HOST: '0.0.0.0' }, STRICT],
    [{ NODE_ENV: 'production' }, STRICT],
    [{ NODE_ENV: 'production', HOST: '127.0.0.1' }, STRICT],
    [{ NODE_ENV: 'production', DEMO: 'on' }, STRICT],
  ])('D-11 %j', (given, expected) => {
    expect(readCommandSettings(given)).toMatchObject(expected);
    if (expected !== STRICT) expect(readSettings(given)).toMatchObject(expected);
    // Nothing but the demo secret is there, so what is strict does not start.
    else expect(refusalOf(given).message).toContain('SECRET is the demo secret');
  });

  test('D-11 who forgot NODE_ENV is told why the portal is strict, and how to try it out', () => {
    expect(refusalOf({ DATABASE_URL }).message).toContain('add DEMO=on');
    expect(refusalOf({ NODE_ENV: 'production' }).message).not.toContain('DEMO');
  });

  test('D-11 the cheap passwords of tests are for loopback alone', () => {
    expect(refusalOf({ NODE_ENV: 'test', HOST: '0.0.0.0' }).message).toContain('NODE_ENV=test');
  });
});

describe('production', () => {
  test('it starts on settings of its own, without demo data, and has nothing to tell but what it does without', () => {
    const settings = readSettings(PRODUCTION);
    expect(settings).toMatchObject({ ...STRICT, drainMs: 5000 });
    expect(settingsWorthTelling(settings).map((sentence) => sentence.split(' ', 1)[0])).toEqual([
      'SMS_URL',
      'IDPORTEN_ISSUER',
      'VIPPS_CLIENT_ID',
      'CLAMD_URL',
    ]);
  });

  test.each(['', DEMO_SECRET])('D-11 it refuses the demo secret: %j', (secret) => {
    const { message } = refusalOf({ ...PRODUCTION, SECRET: secret });
    expect(message).toContain('SECRET');
    expect(message).not.toContain(DEMO_SECRET);
  });

  test.each(['DATABASE_URL', 'BASE_DOMAIN', 'SMTP_URL', 'MAIL_FROM'])('D-11 it does not start without %s', (name) => {
    const { message } = refusalOf({ ...PRODUCTION, [name]: '' });
    expect(message).toMatch(new RegExp(`^${name} is missing: [^\n]*$`));
  });

  test('everything that is missing is named at once', () => {
    expect(refusalOf({ NODE_ENV: 'production' }).message.split('\n')).toHaveLength(5);
  });

  test('it refuses demo data, whose accounts have a known password', () => {
    expect(refusalOf({ ...PRODUCTION, DEMO: 'on' }).message).toContain('DEMO=on');
  });

  test.each([
    ['TRUSTED_PROXIES', ''],
    ['PUBLIC_SCHEME', 'http'],
    ['RATE_LIMITS', 'off'],
  ])('it tells that %s is %j', (name, value) => {
    const told = settingsWorthTelling(readSettings({ ...PRODUCTION, [name]: value }));
    expect(told.filter((sentence) => sentence.startsWith(name))).toHaveLength(1);
  });

  test('nobody who tries the portal out is told anything', () => {
    expect(settingsWorthTelling(readSettings({}))).toEqual([]);
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
