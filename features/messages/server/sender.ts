import { tenantByKey } from '#features/tenants/resolve.ts';
import type { Locale } from '#platform/language/locale.ts';
import { lettersIn } from './letter-texts.ts';

const BRAND = 'Nabolag';

/** Who a message is from. The portal of the whole country has no place to be named after. */
export function senderOf(tenant: { key: string; name: string } | undefined, language: Locale) {
  const configuration = tenant && tenantByKey(tenant.key)?.configuration;
  const place = configuration?.municipality_ids.length === 0 ? undefined : tenant?.name;
  return {
    name: place ? lettersIn(language).portal(place) : BRAND,
    /** In front of an SMS, where every letter counts. */
    short_name: place ?? BRAND,
    support_email: configuration?.support_email ?? null,
  };
}
