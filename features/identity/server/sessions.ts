import { jwtVerify, SignJWT } from 'jose';
import type { Ticket } from '#features/identity/contract.ts';
import { ids, type SessionId, type UserId } from '#features/vocabulary/ids.ts';
import type { Scope } from '#platform/contract/policy.ts';
import type { Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/new-id.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { randomToken, type Secrets } from '#platform/server/secrets.ts';
import { describeAgent } from '#platform/server/user-agent.ts';
import { endedSessionRow, tellEnded } from './end-sessions.ts';
import { type Person, scopesOf } from './people.ts';

const DAY = 86_400;
const HOUR = 3600;
const MINUTE = 60;

export const TICKET_ISSUER = 'nabolag';
export const TICKET_TYPE = 'at+jwt';
export const TICKET_ALGORITHM = 'HS256';

/** Complete sessions; those that wait for their second factor are counted separately. */
const MAX_SESSIONS = 10;

type Lifetime = { seconds: number; idleSeconds: number };

/** How long a ticket is good: the more it opens, the shorter. */
export const LIFETIMES = {
  person: { seconds: 30 * DAY, idleSeconds: 14 * DAY },
  organiser: { seconds: 30 * DAY, idleSeconds: 7 * DAY },
  staff: { seconds: 8 * HOUR, idleSeconds: 30 * MINUTE },
  readonly: { seconds: 8 * HOUR, idleSeconds: 8 * HOUR },
  acting: { seconds: 30 * MINUTE, idleSeconds: 30 * MINUTE },
  pending: { seconds: 10 * MINUTE, idleSeconds: 10 * MINUTE },
} as const satisfies Record<string, Lifetime>;

/** Who is logged in as the person, why, and the municipality whose support they are; without it a super-admin. */
export type Acting = { user_id: UserId; reason: string; municipality_id?: number | null };

export type NewSession = {
  person: Person;
  method: 'password' | 'code' | 'idporten' | 'acting';
  isTwoFactorPending?: boolean;
  acting?: Acting;
  /** Of one that waits for its second factor: the browser, where the person has signed in from it before. */
  device?: string | null;
};

export type StartedSession = { id: SessionId; ticket: Ticket };

/** Opens a session and makes its ticket. Each login has a session of its own, so none can be slipped to anybody. */
export async function startSession(context: Context, started: NewSession): Promise<StartedSession> {
  const { person, method, isTwoFactorPending = false, acting, device = null } = started;
  const { db, now } = context;
  const lifetime = lifetimeOf(started);
  const sid = randomToken();
  const id = newId<'SessionId'>();
  await db
    .insertInto('session')
    .values({
      id,
      secret_digest: context.secrets.digest('session', sid),
      user_id: person.id,
      acting_user_id: acting?.user_id ?? null,
      acting_reason: acting?.reason ?? null,
      acting_municipality_id: acting?.municipality_id ?? null,
      method,
      is_two_factor_pending: isTwoFactorPending,
      created_at: now,
      seen_at: now,
      proved_at: now,
      expires_at: new Date(now.getTime() + lifetime.seconds * 1000),
      idle_seconds: lifetime.idleSeconds,
      agent: describeAgent(context.visitor.agent),
      device_digest: device,
    })
    .execute();
  await endOldest(context, started);
  const access_token = await signTicket(context.secrets, {
    sub: person.id,
    sid,
    scopes: scopesOf(person),
    mode: person.is_readonly ? 'readonly' : 'full',
    isTwoFactorPending,
    actingUserId: acting?.user_id ?? null,
    now,
    seconds: lifetime.seconds,
  });
  return {
    id,
    ticket: {
      access_token,
      expires_in: lifetime.seconds,
      is_two_factor_enabled: isTwoFactorPending,
      is_in_cookie: false,
      two_factor_sent_to: null,
      lang: person.lang,
    },
  };
}

function lifetimeOf({ person, isTwoFactorPending, acting }: NewSession): Lifetime {
  if (acting) return LIFETIMES.acting;
  if (isTwoFactorPending) return LIFETIMES.pending;
  if (person.is_readonly) return LIFETIMES.readonly;
  if (person.is_staff) return LIFETIMES.staff;
  return person.is_organiser ? LIFETIMES.organiser : LIFETIMES.person;
}

/**
 * The eleventh login ends the oldest one of its kind: a password without its second factor ends no whole session, and
 * one that is tried elsewhere does not end the login of a browser that the person is known to use.
 */
async function endOldest(
  context: Context,
  { person, isTwoFactorPending = false, device = null }: NewSession,
): Promise<void> {
  const { db, now } = context;
  const { rows } = await rowsOf(endedSessionRow)`
    update session set ended_at = ${now}
    where id in (
      select id from session
      where user_id = ${person.id} and ended_at is null and expires_at > ${now}
        and is_two_factor_pending = ${isTwoFactorPending}::boolean
        and device_digest is not distinct from ${device}::text
      order by created_at desc, id desc
      offset ${MAX_SESSIONS}
    )
    returning id, user_id, acting_user_id`.execute(db);
  await tellEnded(context, rows);
}

type TicketFacts = {
  sub: UserId;
  sid: string;
  scopes: readonly Scope[];
  mode: 'full' | 'readonly';
  isTwoFactorPending: boolean;
  actingUserId: UserId | null;
  now: Date;
  seconds: number;
};

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

export function signTicket(secrets: Secrets, facts: TicketFacts): Promise<string> {
  return new SignJWT({
    sid: facts.sid,
    scopes: facts.scopes,
    mode: facts.mode,
    ...(facts.isTwoFactorPending && { pending: true }),
    ...(facts.actingUserId && { act: { sub: facts.actingUserId } }),
  })
    .setProtectedHeader({ alg: TICKET_ALGORITHM, typ: TICKET_TYPE })
    .setIssuer(TICKET_ISSUER)
    .setAudience(TICKET_ISSUER)
    .setSubject(facts.sub)
    .setIssuedAt(seconds(facts.now))
    .setExpirationTime(seconds(facts.now) + facts.seconds)
    .sign(secrets.key('ticket'));
}

/** What a good ticket says; null for any other. Only who it belongs to is believed, never what it says one may do. */
export async function readTicket(
  secrets: Secrets,
  ticket: string,
  now: Date,
): Promise<{ sub: UserId; sid: string } | null> {
  try {
    const { payload } = await jwtVerify(ticket, secrets.key('ticket'), {
      algorithms: [TICKET_ALGORITHM],
      typ: TICKET_TYPE,
      issuer: TICKET_ISSUER,
      audience: TICKET_ISSUER,
      requiredClaims: ['sub', 'sid', 'exp', 'iat'],
      currentDate: now,
    });
    const sub = ids.user.safeParse(payload.sub);
    return sub.success && typeof payload.sid === 'string' ? { sub: sub.data, sid: payload.sid } : null;
  } catch {
    return null;
  }
}
