import type { Endpoint } from '#platform/contract/endpoint.ts';
import { answerCache } from '#platform/server/answer-cache.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { readSettings } from '#platform/server/settings.ts';
import { identityParts } from './identity.ts';
import { openIntegrations } from './integrations.ts';
import { portalApi } from './routes.ts';
import { originsOf } from './services.ts';

/** Every call of the portal as it is declared, without opening anything. */
export async function describedApi(): Promise<Endpoint[]> {
  const settings = readSettings({});
  const origins = originsOf(settings);
  const secrets = createSecrets(settings.SECRET);
  const integrations = await openIntegrations({
    settings,
    origins,
    secrets,
    given: { push: null },
    now: () => new Date(),
    onTrouble: () => {},
  });
  const api = portalApi({
    identity: identityParts(settings, origins, integrations),
    uploads: integrations,
    lists: integrations.lists,
    ticketSheets: integrations.ticketSheets,
    equipmentSheets: integrations.equipmentSheets,
    addresses: integrations.addresses,
    register: integrations.register,
    sources: integrations.sources,
    population: integrations.population,
    push: integrations.push,
    kept: answerCache(),
    streams: { open: () => () => {} },
    jobs: { kinds: [], retryFailed: async () => 0 },
    settleTenants: async () => {},
    smsPriceOre: settings.SMS_PRICE_ORE,
    smsFrom: settings.SMS_FROM,
    lettersPerDay: settings.LETTERS_PER_DAY,
    hasDemo: true,
    hasOwnPayments: true,
    onBrowserError: () => {},
  });
  return api.map(({ endpoint }) => endpoint);
}
