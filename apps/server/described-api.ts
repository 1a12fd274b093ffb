import type { Endpoint } from '#platform/contract/endpoint.ts';
import { keptAnswers } from '#platform/server/kept-answers.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { readSettings } from '#platform/server/settings.ts';
import { identityParts } from './identity.ts';
import { openParties } from './parties.ts';
import { portalApi } from './routes.ts';
import { originsOf } from './services.ts';

/** Every call of the portal as it is declared, without opening anything. */
export async function describedApi(): Promise<Endpoint[]> {
  const settings = readSettings({});
  const origins = originsOf(settings);
  const secrets = createSecrets(settings.SECRET);
  const parties = await openParties({ settings, origins, secrets, given: { push: null }, onTrouble: () => {} });
  const api = portalApi({
    identity: identityParts(settings, origins, parties),
    uploads: parties,
    addresses: parties.addresses,
    register: parties.register,
    push: parties.push,
    kept: keptAnswers(),
    smsPriceOre: settings.SMS_PRICE_ORE,
    smsFrom: settings.SMS_FROM,
    lettersPerDay: settings.LETTERS_PER_DAY,
    hasDemo: true,
  });
  return api.map(({ endpoint }) => endpoint);
}
