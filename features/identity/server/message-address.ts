import { messageAddress } from '#features/tenants/message-address.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { Locale } from '#platform/language/locale.ts';

export const restoreUrl = (journey: { tenant: { key: string }; language: Locale }, origins: OriginSettings): string =>
  messageAddress(journey, origins, '/auth/reset-password');
