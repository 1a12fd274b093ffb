import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AddressSearch } from '#features/addresses/server/address-search.ts';
import { fixtureSearch } from '#features/addresses/server/fixture-search.ts';
import { kartverketSearch } from '#features/addresses/server/kartverket-search.ts';
import { type ListReader, listReader } from '#features/card-office/server/lists/list-reader.ts';
import { type EquipmentSheets, equipmentSheets } from '#features/equipment/server/imports/equipment-sheets.ts';
import type { PopulationRegister } from '#features/households/server/population-register.ts';
import { samplePopulation } from '#features/households/server/sample-population.ts';
import type { IdentityProvider } from '#features/identity/server/identity-provider.ts';
import { REFUSALS } from '#features/identity/texts/refusals.ts';
import type { ActivityFeed } from '#features/imports/server/activity-feed.ts';
import { dntFeed } from '#features/imports/server/dnt-feed.ts';
import { type SourceReader, sourceReader } from '#features/imports/server/sources/source-reader.ts';
import { demoMailbox } from '#features/messages/server/demo-mailbox.ts';
import type { EmailTransport, MessageTransport } from '#features/messages/server/message-transport.ts';
import { smsGateway } from '#features/messages/server/sms-gateway.ts';
import { brregRegister } from '#features/organisation-register/server/brreg-register.ts';
import type { OrganisationRegister } from '#features/organisation-register/server/organisation-register.ts';
import { sampleRegister } from '#features/organisation-register/server/sample-register.ts';
import type { PaymentProvider } from '#features/payments/server/payment-provider.ts';
import { EVENTS_PATH, vippsProvider } from '#features/payments/server/vipps.ts';
import { keptVapidKey } from '#features/push/server/kept-vapid-key.ts';
import type { PushService } from '#features/push/server/push-service.ts';
import { type OriginSettings, originOf } from '#features/tenants/resolve.ts';
import { type TicketSheets, ticketSheets } from '#features/tickets/server/imports/ticket-sheets.ts';
import { clamdScanner } from '#features/uploads/server/clamd-scanner.ts';
import { type PictureWorkshop, pictureWorkshop } from '#features/uploads/server/picture-workshop.ts';
import type { ScanFile } from '#features/uploads/server/scan-file.ts';
import { Problem, refuse } from '#platform/contract/problem.ts';
import { type FileStore, localFiles, s3Files } from '#platform/server/files.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import type { Settings } from '#platform/server/settings.ts';
import { StartupError } from '#platform/server/startup-error.ts';

/** Everybody outside the house that the portal talks to: the real one by setting, else one that works anywhere. */
export type Integrations = {
  transport: MessageTransport;
  /** The browsers' push services; null where the portal has no key for them. */
  push: PushService | null;
  files: FileStore;
  pictures: PictureWorkshop;
  /** Where lists from spreadsheets are read. */
  lists: ListReader;
  ticketSheets: TicketSheets;
  equipmentSheets: EquipmentSheets;
  /** Looks for malware in uploaded files; null where there is no scanner. */
  scan: ScanFile | null;
  addresses: AddressSearch;
  /** The national register of organisations. */
  register: OrganisationRegister;
  /** The national population register. */
  population: PopulationRegister;
  /** Who publishes activities that are shown here too. */
  activities: ActivityFeed | null;
  /** Calendars and pages that municipalities have chosen. */
  sources: SourceReader;
  /** Who takes people's own money; null where nobody does. */
  payments: PaymentProvider | null;
  /** The simulator, where it stands in for the real one. */
  servePayments: ((server: FastifyInstance) => void) | null;
  provider: IdentityProvider;
  /** The embedded identity service, where it stands in for the real one. */
  serveProvider: ((server: FastifyInstance) => void) | null;
};

type IntegrationsOptions = {
  settings: Settings;
  origins: OriginSettings;
  secrets: Secrets;
  given?: Partial<Integrations> | undefined;
  now(): Date;
  onTrouble(error: unknown): void;
};

/** The libraries of those that are not there are not loaded. */
export async function openIntegrations({ given, ...options }: IntegrationsOptions): Promise<Integrations> {
  const { settings } = options;
  return {
    transport: given?.transport ?? (await transportOf(settings)),
    push: given?.push === undefined ? await pushOf(settings) : given.push,
    files: given?.files ?? filesOf(settings),
    pictures: given?.pictures ?? pictureWorkshop(),
    lists: given?.lists ?? listReader(),
    ticketSheets: given?.ticketSheets ?? ticketSheets(),
    equipmentSheets: given?.equipmentSheets ?? equipmentSheets(),
    scan: given?.scan === undefined ? scanOf(options) : given.scan,
    addresses: given?.addresses ?? addressesOf(settings),
    register: given?.register ?? registerOf(options),
    population: given?.population ?? populationOf(options),
    activities: given?.activities ?? (await activitiesOf(settings)),
    sources: given?.sources ?? sourceReader({ isLoopbackAllowed: !settings.isProduction }),
    ...(given?.payments === undefined
      ? await paymentsOf(options)
      : { payments: given.payments, servePayments: given.servePayments ?? null }),
    ...(given?.provider ? { provider: given.provider, serveProvider: null } : await providerOf(options)),
  };
}

const scanOf = ({ settings: { CLAMD_URL: url }, onTrouble }: Omit<IntegrationsOptions, 'given'>): ScanFile | null =>
  url === undefined ? null : clamdScanner({ url, onTrouble });

/** Our own search makes streets up, which nobody may be led to in earnest. */
function addressesOf({ ADDRESS_SEARCH_URL: url, isProduction }: Settings): AddressSearch {
  if (url !== undefined) return kartverketSearch({ url });
  return isProduction ? NO_SEARCH : fixtureSearch();
}

/** The organisations of the sample do not exist, so production never has them. */
function registerOf({ settings, onTrouble }: Omit<IntegrationsOptions, 'given'>): OrganisationRegister {
  const { ORGANISATION_REGISTER_URL: url, isProduction } = settings;
  if (url !== undefined) return brregRegister({ url, onTrouble });
  return isProduction ? NO_REGISTER : sampleRegister();
}

/** The children of the sample do not exist, so production never has them. */
const populationOf = ({ settings: { isProduction } }: Omit<IntegrationsOptions, 'given'>): PopulationRegister =>
  isProduction ? NO_POPULATION : samplePopulation();

/** The sample's trips lead nowhere, so they are for the demo alone. */
async function activitiesOf({ DNT_FEED_URL: url, hasDemo, isProduction }: Settings): Promise<ActivityFeed | null> {
  if (url !== undefined) return dntFeed({ url, isLoopbackAllowed: !isProduction });
  if (!hasDemo) return null;
  const { recordedFeed } = await import('#features/imports/server/recorded-feed.ts');
  return recordedFeed(() => new Date());
}

const NO_REGISTER: OrganisationRegister = async () => ({ outcome: 'unavailable', entry: null });

const NO_POPULATION: PopulationRegister = {
  childrenOf: async () => {
    throw new Problem('unavailable');
  },
  findByPid: async () => {
    throw new Problem('unavailable');
  },
};

const NO_SEARCH: AddressSearch = async () => {
  throw new Problem('unavailable');
};

async function transportOf(settings: Settings): Promise<MessageTransport> {
  // In production nothing stays readable in a mailbox that nobody looks into: what cannot be sent is refused.
  const mailbox = settings.isProduction ? NO_TRANSPORT : demoMailbox();
  const email = settings.SMTP_URL ? await mailServer(settings.SMTP_URL, settings.MAIL_FROM) : mailbox;
  const sms = settings.SMS_URL
    ? smsGateway({
        url: settings.SMS_URL,
        token: settings.SMS_TOKEN,
        from: settings.SMS_FROM,
        isProduction: settings.isProduction,
      })
    : mailbox;
  return { sendEmail: email.sendEmail, sendSms: sms.sendSms };
}

async function mailServer(url: string, from: string): Promise<EmailTransport> {
  const { smtpTransport } = await import('#features/messages/server/smtp-transport.ts');
  return smtpTransport({ url, from });
}

/** A key that the portal makes for itself would be another on each machine, so in earnest it is given. */
async function pushOf(settings: Settings): Promise<PushService | null> {
  const { VAPID_KEY, VAPID_CONTACT, MAIL_FROM, DATA_FOLDER, isProduction, isTest } = settings;
  const privateKey = VAPID_KEY ?? (isProduction || isTest ? undefined : await keptVapidKey(DATA_FOLDER));
  if (privateKey === undefined) return null;
  const contact = VAPID_CONTACT ?? `mailto:${/<([^<>]+)>\s*$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`;
  const { webPush } = await import('#features/push/server/web-push.ts');
  try {
    return webPush({ privateKey, contact });
  } catch {
    throw new StartupError('settings', 'VAPID_KEY is no private key. Make one: npm run vapid-key');
  }
}

export function filesOf(settings: Settings): FileStore {
  if (!settings.S3_URL) return localFiles(path.join(settings.DATA_FOLDER, 'files'));
  const url = new URL(settings.S3_URL);
  const bucket = url.pathname.slice(1);
  const { S3_KEY_ID: accessKeyId, S3_SECRET: secretAccessKey } = settings;
  if (!bucket || !accessKeyId || !secretAccessKey) {
    throw new StartupError('settings', 'S3_URL needs a bucket as its path, and S3_KEY_ID and S3_SECRET beside it.');
  }
  return s3Files({ endpoint: url.origin, bucket, region: settings.S3_REGION, accessKeyId, secretAccessKey });
}

async function providerOf({ settings, origins, secrets, onTrouble }: Omit<IntegrationsOptions, 'given'>) {
  const callbackOrigin = originOf({ key: settings.IDPORTEN_TENANT }, origins);
  const { IDPORTEN_ISSUER: issuer, IDPORTEN_CLIENT_KEY: privateKeyJwk, IDPORTEN_CLIENT_SECRET: secret } = settings;
  if (issuer === undefined) {
    if (settings.isProduction) return { provider: NO_PROVIDER, serveProvider: null };
    const { embeddedIdporten } = await import('./serve-embedded-provider.ts');
    return embeddedIdporten({ callbackOrigin, origins, secrets, isProduction: false });
  }
  if (privateKeyJwk === undefined && secret === undefined) {
    throw new StartupError(
      'settings',
      'IDPORTEN_ISSUER needs IDPORTEN_CLIENT_KEY or IDPORTEN_CLIENT_SECRET beside it.',
    );
  }
  const { CALLBACK_PATH } = await import('#features/identity/server/embedded-provider.ts');
  const { idportenProvider } = await import('#features/identity/server/idporten-client.ts');
  const provider = idportenProvider({
    issuer: new URL(issuer),
    clientId: settings.IDPORTEN_CLIENT_ID,
    clientAuthentication: privateKeyJwk === undefined ? { secret: secret ?? '' } : { privateKeyJwk },
    redirectUri: new URL(CALLBACK_PATH, callbackOrigin).href,
    isInsecureAllowed: !settings.isProduction,
    acceptsSyntheticPeople: !settings.isProduction,
    onTrouble,
  });
  return { provider, serveProvider: null };
}

const VIPPS_KEYS = [
  'VIPPS_CLIENT_ID',
  'VIPPS_CLIENT_SECRET',
  'VIPPS_SUBSCRIPTION_KEY',
  'VIPPS_MERCHANT_SERIAL_NUMBER',
  'VIPPS_WEBHOOK_SECRET',
] as const;

/** With all keys or with none: half of them take nobody's money. */
async function paymentsOf({ settings, origins, now }: Omit<IntegrationsOptions, 'given'>) {
  const missing = VIPPS_KEYS.filter((name) => settings[name] === undefined);
  if (missing.length === VIPPS_KEYS.length) {
    if (settings.isProduction) return { payments: null, servePayments: null };
    const { simulatedVipps } = await import('./serve-payment-simulator.ts');
    return simulatedVipps({
      origin: originOf({ key: settings.VIPPS_TENANT }, origins),
      origins,
      now,
      isProduction: false,
    });
  }
  if (missing.length > 0) {
    throw new StartupError('settings', `Own payments need ${missing.join(', ')} beside the other VIPPS settings.`);
  }
  if (settings.isProduction && !settings.VIPPS_URL.startsWith('https://')) {
    throw new StartupError('settings', 'VIPPS_URL has to begin with https:// in production.');
  }
  const payments = vippsProvider({
    url: settings.VIPPS_URL,
    keys: {
      clientId: settings.VIPPS_CLIENT_ID ?? '',
      clientSecret: settings.VIPPS_CLIENT_SECRET ?? '',
      subscriptionKey: settings.VIPPS_SUBSCRIPTION_KEY ?? '',
      merchantSerialNumber: settings.VIPPS_MERCHANT_SERIAL_NUMBER ?? '',
      webhookSecret: settings.VIPPS_WEBHOOK_SECRET ?? '',
    },
    eventHost: new URL(EVENTS_PATH, originOf({ key: settings.VIPPS_TENANT }, origins)).host,
  });
  return { payments, servePayments: null };
}

const NO_TRANSPORT: MessageTransport = { sendEmail: async () => 'refused', sendSms: async () => 'refused' };

/** A portal without ID-porten: the user who tries is told that it is not there. */
const NO_PROVIDER: IdentityProvider = {
  // Not `unavailable`: nobody should wait for what will not come.
  begin: async ({ language }) => refuse('conflict', REFUSALS[language].no_idporten),
  finish: async () => ({ refusal: 'away' }),
};
