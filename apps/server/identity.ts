import { linkOwnRow } from '#features/households/server/public.ts';
import { WORK_BITS } from '#features/identity/proof-of-work.ts';
import { carryOutHashing } from '#features/identity/server/hashing-work.ts';
import type { IdentityParts } from '#features/identity/server/identity-parts.ts';
import { boundedQueue, hashingProcesses, passwordHashing } from '#features/identity/server/password-hashing.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { Settings } from '#platform/server/settings.ts';
import type { Integrations } from './integrations.ts';

const LOGINS_AT_ONCE = 2;
const MAX_WAITING_LOGINS = 200;
const MAX_WAITING_LOGINS_EACH = 20;

/** Tests sign in thousands of times; what they test is not how hard that is. */
const TEST_EFFORT = { memoryCost: 64, timeCost: 1 };
const TEST_WORK_BITS = 2;

export function identityParts(settings: Settings, origins: OriginSettings, integrations: Integrations): IdentityParts {
  const isSecure = settings.PUBLIC_SCHEME === 'https';
  const processes = settings.isTest ? null : hashingProcesses();
  return {
    hashing: processes ? passwordHashing(processes.carryOut) : passwordHashing(carryOutHashing, TEST_EFFORT),
    close: () => processes?.close(),
    entrance: boundedQueue(LOGINS_AT_ONCE, MAX_WAITING_LOGINS, MAX_WAITING_LOGINS_EACH),
    codeSms: { perDay: settings.CODE_SMS_PER_DAY, perDayOfTenant: settings.CODE_SMS_PER_DAY_TENANT },
    workBits: settings.isTest ? TEST_WORK_BITS : WORK_BITS,
    cookies: { isSecure, hasSharedTicket: isSecure, baseDomain: settings.BASE_DOMAIN },
    origins,
    onProved: linkOwnRow,
    provider: integrations.provider,
    hasDemo: settings.hasDemo,
    hasSms: settings.hasSms,
    hidesAccounts: settings.hidesAccounts,
  };
}
