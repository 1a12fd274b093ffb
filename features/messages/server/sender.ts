import { inPlace } from '#features/municipalities/in-place.ts';
import { localise } from '#features/tenants/localise.ts';
import { tenantByKey } from '#features/tenants/resolve.ts';
import type { Locale } from '#platform/language/locale.ts';
import { lettersIn } from './letter-texts.ts';

const BRAND = 'Nabolag';

/** Who a message is from. The portal of the whole country has no place to be named after. */
export function senderOf(tenant: { key: string; name: string } | undefined, language: Locale) {
  const configuration = tenant && tenantByKey(tenant.key)?.configuration;
  const place = configuration?.municipality_ids.length === 0 ? undefined : tenant?.name;
  const where = configuration ? localise(configuration.in_place, language) : inPlace(place ?? '', language);
  return {
    name: place ? lettersIn(language).portal(where) : BRAND,
    /** In front of an SMS, where every letter counts. */
    short_name: place ?? BRAND,
    support_email: configuration?.support_email ?? null,
  };
}
