import { messageAddress } from '#features/tenants/message-address.ts';
import { tenantByKey } from '#features/tenants/resolve.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { birthDateOf } from '#platform/contract/numbers.ts';
import type { Tenant } from '#platform/contract/tenant.ts';
import { DEFAULT_LOCALE, type Locale, parseLocale } from '#platform/language/locale.ts';
import type { Context } from '#platform/server/context.ts';
import { randomToken } from '#platform/server/secrets.ts';
import { createPersonWithNumber } from './create-person.ts';
import type { IdentityParts } from './identity-parts.ts';
import type { BegunLogin, LoginRefusal, ProvenPerson } from './identity-provider.ts';
import { personBySsn } from './people.ts';
import { attemptPlace } from './start-idporten.ts';

type Parts = Pick<IdentityParts, 'provider' | 'origins'>;

/** What the service sends back with the browser. */
type Returned = Partial<Record<'code' | 'state' | 'error' | 'error_description' | 'iss', string | undefined>>;

type Attempt = {
  state_digest: string;
  tenant: Tenant;
  language: Locale;
  return_url: string;
  begun: Omit<BegunLogin, 'url'>;
};

const ATTEMPT_LASTS_MS = 10 * 60_000;

/**
 * IDN-17: the browser is back, on the one host that the service knows. Answers where it goes on: to the portal it came
 * from, with a handle that only the browser that set out can turn into a ticket, or with what went wrong.
 */
export async function finishIdporten(context: Context, parts: Parts, returned: Returned): Promise<string> {
  const { state = '' } = returned;
  const handle = newHandle(context);
  const attempt = await takeAttempt(context, state, handle);
  if (!attempt) {
    const home = { tenant: context.tenant, language: DEFAULT_LOCALE, return_url: '/' };
    return pageAddress(parts, home, { error: 'failed' });
  }
  const finished = await parts.provider.finish(parametersOf(returned), { ...attempt.begun, state });
  if ('refusal' in finished) return pageAddress(parts, attempt, { error: finished.refusal });
  const user_id = await findOrCreatePerson(context, attempt, finished.person);
  // A user who is blocked is told no more than anybody else.
  if (!user_id) return pageAddress(parts, attempt, { error: 'failed' });
  await context.db
    .updateTable('idporten_attempt')
    .set({ user_id })
    .where('state_digest', '=', attempt.state_digest)
    .execute();
  return pageAddress(parts, attempt, { handle });
}

/** When it was made stands in front; the digest that is kept covers it. */
const newHandle = ({ now }: Context): string => `${Math.floor(now.getTime() / 1000)}.${randomToken()}`;

/** Each attempt is finished once: the user who comes with the same state later, or at the same time, finds nothing. */
async function takeAttempt({ db, now, secrets }: Context, state: string, handle: string): Promise<Attempt | null> {
  const row = await db
    .updateTable('idporten_attempt')
    .set({ handle_digest: secrets.digest('token', handle) })
    .where('state_digest', '=', secrets.digest('token', state))
    .where('handle_digest', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - ATTEMPT_LASTS_MS).toISOString())
    .returning(['state_digest', 'sealed', 'tenant_key', 'language', 'return_url'])
    .executeTakeFirst();
  const tenant = row && tenantByKey(row.tenant_key);
  if (!tenant) return null;
  const { state_digest, return_url } = row;
  const begun: Attempt['begun'] = JSON.parse(secrets.open(row.sealed, attemptPlace(state_digest)));
  return { state_digest, tenant, return_url, begun, language: parseLocale(row.language) ?? DEFAULT_LOCALE };
}

function parametersOf(returned: Returned): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(returned)) if (value !== undefined) parameters.set(name, value);
  return parameters;
}

type Journey = Pick<Attempt, 'tenant' | 'language' | 'return_url'>;

function pageAddress({ origins }: Parts, journey: Journey, told: { handle: string } | { error: LoginRefusal }): string {
  const query = new URLSearchParams(told);
  if (journey.return_url !== '/') query.set('returnUrl', journey.return_url);
  return messageAddress(journey, origins, `/minid-login?${query}`);
}

/** Null when the number belongs to a user who may not come in. */
async function findOrCreatePerson(context: Context, attempt: Attempt, proven: ProvenPerson): Promise<UserId | null> {
  const { db, secrets } = context;
  const ssn_digest = secrets.digest('ssn', proven.ssn);
  const known = await personBySsn(db, ssn_digest);
  if (known) return known.id;
  const { language, tenant } = attempt;
  const [municipality_id = null, ...others] = tenant.municipality_ids;
  const created = await createPersonWithNumber(context, {
    ssn: proven.ssn,
    name: proven.name ?? NAMELESS[language],
    birth_date: birthDateOf(proven.ssn),
    lang: language,
    municipality_id: others.length === 0 ? municipality_id : null,
  });
  // The number was taken after all: by the same person in another window, or by a user who is blocked.
  return created ?? (await personBySsn(db, ssn_digest))?.id ?? null;
}

/** What a user is called until they have told their name. */
const NAMELESS: Record<Locale, string> = { nb: 'Ny bruker', nn: 'Ny brukar', en: 'New user' };
