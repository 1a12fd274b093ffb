import { isIP } from 'node:net';
import { z } from 'zod';
import { StartupError } from './startup-error.ts';

/** Good enough for trying the portal out; production refuses to start on it. */
export const DEMO_SECRET = 'demo-secret-that-production-refuses-to-start-on';

const flag = z.enum(['on', 'off']);

const EXAMPLE_SENDER = 'Nabolag <ikke-svar@nabolag.example>';

const itemsOf = (list: string): string[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** `10.0.0.5` or `10.0.0.0/24`. A network of all addresses would let every visitor choose an address of their own. */
function isAddressOrNetwork(item: string): boolean {
  const [address = '', bits, ...rest] = item.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

/**
 * Every setting of the portal, read from the environment once at start. This is the only place that reads
 * `process.env`; the README's table is checked against it by a test.
 */
const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('production is strict, see isTrial'),
  PROCESS: z.enum(['all', 'web', 'worker']).default('all').describe('pages and API, background jobs, or both'),
  HOST: z.string().min(1).default('127.0.0.1').describe('address to listen on'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('port to listen on'),
  BASE_DOMAIN: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/)
    .default('localhost')
    .describe('tenants live at {key}.BASE_DOMAIN'),
  PUBLIC_SCHEME: z.enum(['http', 'https']).default('http').describe('scheme of public addresses'),
  PUBLIC_PORT: z.coerce.number().int().min(1).max(65_535).optional().describe('port of public addresses, if unusual'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL 15+; without it the embedded one'),
  DATABASE_DIRECT_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('DATABASE_URL past its pooler, for LISTEN, jobs and commands; needed where it leads through one'),
  DATABASE_REPLICA_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('read replica for public reads'),
  DATABASE_REPLICA_LAG_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60_000)
    .default(2000)
    .describe('how far the replica may be behind'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10).describe('connections per process'),
  DATABASE_JOB_POOL: z.coerce.number().int().min(1).max(100).default(8).describe('connections of jobs per process'),
  DATA_FOLDER: z.string().min(1).default('.data').describe('embedded database and files'),
  DEMO: flag.optional().describe('load demo data; on by default where the portal is tried out, refused in production'),
  SECRET: z.string().min(32).default(DEMO_SECRET).describe('signs what the portal hands out; at least 32 characters'),
  TRUSTED_PROXIES: z
    .string()
    .refine((list) => itemsOf(list).every(isAddressOrNetwork), 'takes 10.0.0.5 or 10.0.0.0/24, several by comma')
    .default('')
    .describe('addresses of proxies whose X-Forwarded-* is believed, by comma'),
  RATE_LIMITS: flag.default('on').describe('off only for measuring'),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(128).describe('memory for finished pages'),
  PAGE_RENEW_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(10_000)
    .default(1000)
    .describe('a page that changes touch is made again at most once in this time'),
  SHARED_CACHE_URLS: z
    .string()
    .refine(
      (list) => itemsOf(list).every((item) => z.url({ protocol: /^http$/ }).safeParse(item).success),
      'takes http addresses, several by comma',
    )
    .default('')
    .describe('Varnish in front, each by its address inside the network, by comma'),
  SHARED_CACHE_TOKEN: z.string().min(32).optional().describe('what the portals show to it; at least 32 characters'),
  METRICS_TOKEN: z.string().min(16).optional().describe('bearer token for /api/metrics; without it loopback only'),
  ANALYTICS_URL: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe('analytics script, loaded only after consent'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('mail server, with user and password in it; without one mail stays in the demo mailbox'),
  MAIL_FROM: z.string().min(3).default(EXAMPLE_SENDER).describe('sender of e-mails'),
  SMS_URL: z.url().optional().describe('HTTP gateway for SMS; without one SMS stay in the demo mailbox'),
  SMS_TOKEN: z.string().optional().describe('bearer token for the SMS gateway'),
  SMS_FROM: z.string().max(11).default('Nabolag').describe('sender of SMS'),
  SMS_PRICE_ORE: z.coerce.number().int().min(0).max(10_000).default(60).describe('what a part of an SMS costs, in øre'),
  CODE_SMS_PER_DAY: z.coerce
    .number()
    .int()
    .min(0)
    .default(5000)
    .describe('codes by SMS in a day, all portals together'),
  CODE_SMS_PER_DAY_TENANT: z.coerce.number().int().min(0).default(1000).describe('and for each of the portals'),
  LETTERS_PER_DAY: z.coerce.number().int().min(0).default(1000).describe('e-mails of an organisation in a day'),
  VAPID_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'is 32 bytes in base64url: npm run vapid-key')
    .optional()
    .describe('private key for notifications on devices; without it one in DATA_FOLDER while developing, else none'),
  VAPID_CONTACT: z
    .url({ protocol: /^(mailto|https)$/ })
    .optional()
    .describe('whom push services write to: mailto: or https:; without it the address in MAIL_FROM'),
  S3_URL: z.url().optional().describe('S3-compatible store for uploads, bucket as path; without it DATA_FOLDER'),
  S3_REGION: z.string().default('us-east-1').describe('region of the store'),
  S3_KEY_ID: z.string().optional().describe('access key of the store'),
  S3_SECRET: z.string().optional().describe('secret key of the store'),
  CLAMD_URL: z
    .string()
    .regex(/^(tcp:\/\/[^/?#@]+:\d{1,5}|unix:\/[^?#]+)$/, 'is tcp://host:3310 or unix:/run/clamav/clamd.ctl')
    .refine((url) => URL.canParse(url), 'is tcp://host:3310 or unix:/run/clamav/clamd.ctl')
    .optional()
    .describe('ClamAV, which checks every uploaded file for malware; without it files are taken unchecked'),
  IDPORTEN_ISSUER: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('ID-porten; without it the embedded test service, outside production'),
  IDPORTEN_CLIENT_ID: z.string().default('nabolag').describe('client at ID-porten'),
  IDPORTEN_CLIENT_SECRET: z.string().min(16).optional().describe('its secret, where it has one'),
  IDPORTEN_CLIENT_KEY: z.string().optional().describe('its private key as JWK, the better way'),
  IDPORTEN_TENANT: z.string().default('nabolag').describe('the tenant whose host ID-porten comes back to'),
  VIPPS_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.vipps.no')
    .describe('Vipps MobilePay, for own payments; https://apitest.vipps.no is the test environment'),
  VIPPS_CLIENT_ID: z.string().min(1).optional().describe('its keys; without them a simulator, in production none'),
  VIPPS_CLIENT_SECRET: z.string().min(1).optional().describe('beside it'),
  VIPPS_SUBSCRIPTION_KEY: z.string().min(1).optional().describe('beside it'),
  VIPPS_MERCHANT_SERIAL_NUMBER: z
    .string()
    .regex(/^\d{4,7}$/, 'is four to seven digits')
    .optional()
    .describe('the sales unit'),
  VIPPS_WEBHOOK_SECRET: z.string().min(16).optional().describe('what the webhook got when it was registered'),
  VIPPS_TENANT: z.string().default('nabolag').describe('the tenant whose host the webhook is registered with'),
  ADDRESS_SEARCH_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Kartverket's address search; without it a small one of our own"),
  ORGANISATION_REGISTER_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Enhetsregisteret; without it a small sample, and in production people write in by hand'),
  MAP_TILES_URL: z
    .url({ protocol: /^https?$/ })
    .regex(/^[^{}][^{}/]*\/[^{}]*(?:\{[zxy]\}[^{}]*){3}$/, 'needs {z}, {x} and {y} in its path, once each')
    .optional()
    .describe('pictures for the maps, with {z}, {x} and {y} in the address; without it a plain ground'),
  MAP_ATTRIBUTION: z
    .string()
    .min(1)
    .max(200)
    .default('© Kartverket https://www.kartverket.no')
    .describe('whose pictures they are, and the address that this leads to'),
  DNT_FEED_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('activities of Den Norske Turistforening, fetched at night; without it a sample in the demo, else none'),
  HIDE_ACCOUNTS: flag.default('off').describe('never tell whether an e-mail address or phone number has an account'),
  GEOIP_HEADER: z.string().optional().describe('header in which the proxy puts latitude,longitude of the visitor'),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(120)
    .optional()
    .describe('time between not ready and closing; 5 in production, else 0'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info').describe('JSON log lines'),
});

export const SETTING_NAMES = Object.keys(environment.shape);

export type Settings = ReturnType<typeof readCommandSettings>;

/** For a portal that serves people: in production nothing that they rely on may be missing. */
export function readSettings(source: Record<string, string | undefined>): Settings {
  const settings = readCommandSettings(source);
  const missing = settings.isProduction ? missingIn(settings) : [];
  if (missing.length > 0) throw new StartupError('settings', [...missing, ...reasonToBeStrict(settings)].join('\n'));
  return settings;
}

/** For commands, which need the database and little else. */
export function readCommandSettings(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(SETTING_NAMES.filter((name) => source[name]).map((name) => [name, source[name]]));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new StartupError('settings', describeMistakes(parsed.error));
  const settings = parsed.data;
  const isProduction = !isTrial(settings);
  const isTest = settings.NODE_ENV === 'test';
  if (isTest && !isLoopback(settings.HOST)) {
    throw new StartupError('settings', 'NODE_ENV=test makes passwords cheap to guess: only on a loopback HOST.');
  }
  if (settings.SHARED_CACHE_URLS !== '' && settings.SHARED_CACHE_TOKEN === undefined) {
    throw new StartupError('settings', 'SHARED_CACHE_URLS needs SHARED_CACHE_TOKEN: openssl rand -base64 48');
  }
  return {
    ...settings,
    isProduction,
    isTest,
    hidesAccounts: settings.HIDE_ACCOUNTS === 'on',
    hasDemo: !isProduction && (settings.DEMO === 'on' || (settings.DEMO === undefined && !isTest)),
    hasEid: !isProduction || settings.IDPORTEN_ISSUER !== undefined,
    hasSms: !isProduction || settings.SMS_URL !== undefined,
    hasRateLimits: settings.RATE_LIMITS === 'on',
    drainMs: (settings.DRAIN_SECONDS ?? (isProduction ? 5 : 0)) * 1000,
    trustedProxies: itemsOf(settings.TRUSTED_PROXIES),
    sharedCacheUrls: itemsOf(settings.SHARED_CACHE_URLS),
  };
}

type Environment = z.infer<typeof environment>;

/**
 * The demo's secret, people and mailbox, the embedded eID and the header x-tenant are for trying the portal out: on this
 * machine with the embedded database, or where it is asked for by name. Everything else is production, so that nothing is
 * open because NODE_ENV was forgotten.
 */
const isTrial = ({ NODE_ENV, DEMO, HOST, DATABASE_URL }: Environment): boolean =>
  NODE_ENV !== 'production' &&
  (NODE_ENV === 'test' || DEMO === 'on' || (isLoopback(HOST) && DATABASE_URL === undefined));

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/** One sentence each; all of them at once. */
function missingIn(settings: Environment): string[] {
  const sentences: [boolean, string][] = [
    [settings.SECRET === DEMO_SECRET, 'SECRET is the demo secret. Set one of your own: openssl rand -base64 48'],
    [settings.DEMO === 'on', 'DEMO=on has no place in production: demo accounts have a known password.'],
    [
      settings.DATABASE_URL === undefined,
      'DATABASE_URL is missing: the embedded database is for trying the portal out.',
    ],
    [settings.BASE_DOMAIN === 'localhost', 'BASE_DOMAIN is missing: portals live at {municipality}.BASE_DOMAIN.'],
    [settings.SMTP_URL === undefined, 'SMTP_URL is missing: without a mail server no code would reach anybody.'],
    [settings.MAIL_FROM === EXAMPLE_SENDER, 'MAIL_FROM is missing: mail needs a sender at a domain of your own.'],
  ];
  return sentences.filter(([isMissing]) => isMissing).map(([, sentence]) => sentence);
}

const reasonToBeStrict = ({ NODE_ENV }: Environment): string[] =>
  NODE_ENV === 'production'
    ? []
    : ['This counts as production because DATABASE_URL or a public HOST is set. To try the portal out, add DEMO=on.'];

/** What a portal in production starts without, but its operator should know. */
export function settingsWorthTelling(settings: Settings): string[] {
  if (!settings.isProduction) return [];
  const sentences: [boolean, string][] = [
    [
      settings.trustedProxies.length === 0,
      'TRUSTED_PROXIES is missing: behind a proxy all visitors share the limits of one address. Name the proxy there.',
    ],
    [settings.PUBLIC_SCHEME === 'http', 'PUBLIC_SCHEME is http: links lead to http, and cookies travel in the open.'],
    [!settings.hasRateLimits, 'RATE_LIMITS is off: nothing slows down those who guess passwords.'],
    [settings.SMS_URL === undefined, 'SMS_URL is missing: no SMS is sent, and phone numbers cannot be used.'],
    [settings.IDPORTEN_ISSUER === undefined, 'IDPORTEN_ISSUER is missing: nobody can log in with MinID or BankID.'],
    [settings.VIPPS_CLIENT_ID === undefined, 'VIPPS_CLIENT_ID is missing: nobody can pay with their own money.'],
    [settings.CLAMD_URL === undefined, 'CLAMD_URL is missing: uploaded files are not checked for malware.'],
  ];
  return sentences.filter(([isTold]) => isTold).map(([, sentence]) => sentence);
}

/** Names the setting and what is wrong, never the value: it may be a secret. */
const describeMistakes = (error: z.ZodError): string =>
  error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n');
