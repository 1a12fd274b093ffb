import { personById } from '#features/identity/server/people.ts';
import { startSession } from '#features/identity/server/sessions.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/new-id.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { DEMO_SECRET } from '#platform/server/settings.ts';
import { BERGEN } from './given.ts';
import type { TestPortal } from './portal.ts';
import { givenMember, PASSWORD } from './sign-in.ts';

export const SESSION_KINDS = ['ordinary', 'staff', 'acting', 'pending'] as const;
export type SessionKind = (typeof SESSION_KINDS)[number];

const secrets = createSecrets(DEMO_SECRET);

/** A session with the ticket that opens it. */
type OpenedSession = { id: string; ticket: string };

/** A person with a session of one kind, and an ordinary one to manage the account from. */
export type SessionScene = {
  kind: SessionKind;
  userId: UserId;
  /** The super-admin behind a session that acts as the person. */
  adminId: UserId;
  superAdminId: UserId;
  session: OpenedSession;
  other: OpenedSession;
};

export async function openSession(
  portal: TestPortal,
  now: Date,
  userId: UserId,
  more: { isTwoFactorPending?: boolean; acting?: { user_id: UserId; reason: string } } = {},
): Promise<OpenedSession> {
  const person = await personById(portal.db, userId);
  if (!person) throw new Error('There is nobody to open a session for.');
  const context = { db: portal.db, now, secrets, visitor: { agent: '' }, actor: null } as unknown as Context;
  const method = more.acting ? 'acting' : 'password';
  const { id, ticket } = await startSession(context, { person, method, ...more });
  return { id, ticket: ticket.access_token };
}

export async function givenSession(portal: TestPortal, now: Date, kind: SessionKind): Promise<SessionScene> {
  const rights = kind === 'staff' ? { supportOf: [BERGEN] } : {};
  const { id: userId } = await givenMember(portal, 'Person Med Økter', rights);
  const adminId = await portal.given.person('Solveig Super', { scopes: ['admin'] });
  const superAdminId = await portal.given.person('Siri Super', { scopes: ['admin'] });
  const session = await openSession(portal, now, userId, {
    ...(kind === 'pending' && { isTwoFactorPending: true }),
    ...(kind === 'acting' && { acting: { user_id: adminId, reason: 'Hjelper med en sak' } }),
  });
  return { kind, userId, adminId, superAdminId, session, other: await openSession(portal, now, userId) };
}

type Ending = {
  end(portal: TestPortal, scene: SessionScene): Promise<{ status: number }>;
  /** Kinds that it ends; all of them without it. */
  kinds?: readonly SessionKind[];
};

const asHolderOf = ({ ticket }: OpenedSession) => ({ headers: { authorization: `Bearer ${ticket}` } });
const NEW_PASSWORD = 'ni grønne fugler i vind';

/** Every way in which a session comes to its end before its time, through the call that does it. */
export const ENDINGS: Readonly<Record<string, Ending>> = {
  'logged out': { end: (portal, { session }) => portal.post('/api/auth/logout', undefined, asHolderOf(session)) },
  'ended in the list of sessions': {
    end: (portal, { session, other }) => portal.send('DELETE', `/api/auth/sessions/${session.id}`, asHolderOf(other)),
  },
  'password changed': {
    end: (portal, { other }) =>
      portal.post(
        '/api/auth/password/change',
        { current_password: PASSWORD, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD },
        asHolderOf(other),
      ),
  },
  'password set with a link': {
    async end(portal, { userId }) {
      const token = crypto.randomUUID();
      const now = portal.jobServices.now();
      await portal.db
        .insertInto('verification')
        .values({
          id: newId<'VerificationId'>(),
          purpose: 'restore',
          username: 'noen@test.example',
          user_id: userId,
          token_digest: secrets.digest('token', token),
          created_at: now,
          sent_at: now,
          expires_at: new Date(now.getTime() + 3_600_000),
        })
        .execute();
      return portal.post('/api/auth/password/reset', { token, password: NEW_PASSWORD });
    },
  },
  'second factor turned on': {
    end: (portal, { other }) => portal.post('/api/auth/two-factor-authentication', undefined, asHolderOf(other)),
  },
  'account erased': { end: (portal, { other }) => portal.send('DELETE', '/api/users/me', asHolderOf(other)) },
  blocked: {
    end: (portal, { userId, superAdminId }) =>
      portal.as(superAdminId).send('PUT', `/api/users/${userId}/block`, { body: { reason: 'Søppelpost' } }),
  },
  'role changed': {
    end: (portal, { userId, superAdminId }) =>
      portal
        .as(superAdminId)
        .send('PUT', `/api/users/${userId}/scopes`, { body: { scopes: ['moderator'], reason: 'Begynner' } }),
  },
  'grant given': {
    end: (portal, { userId, superAdminId }) =>
      portal
        .as(superAdminId)
        .send('PUT', `/api/users/${userId}/grants/${BERGEN}/admin`, { body: { reason: 'Begynner' } }),
  },
  'grant revoked': {
    end: (portal, { userId, superAdminId }) =>
      portal
        .as(superAdminId)
        .send('DELETE', `/api/users/${userId}/grants/${BERGEN}/support`, { body: { reason: 'Sluttet' } }),
    kinds: ['staff'],
  },
  'super-admin behind it blocked': {
    end: (portal, { adminId, superAdminId }) =>
      portal.as(superAdminId).send('PUT', `/api/users/${adminId}/block`, { body: { reason: 'Sluttet' } }),
    kinds: ['acting'],
  },
  'super-admin behind it lost the role': {
    end: (portal, { adminId, superAdminId }) =>
      portal.as(superAdminId).send('PUT', `/api/users/${adminId}/scopes`, { body: { scopes: [], reason: 'Sluttet' } }),
    kinds: ['acting'],
  },
};

/** What a ticket opens: everything, the step that is left to take, or nothing. */
export async function openedBy(portal: TestPortal, session: OpenedSession): Promise<'open' | 'waiting' | 'ended'> {
  const answer = await portal.get('/api/users/me', asHolderOf(session));
  if (answer.status === 200) return 'open';
  if (answer.status !== 401) throw new Error(`A ticket was answered with ${answer.status}.`);
  return answer.headers['problem-kind'] === 'two_factor_required' ? 'waiting' : 'ended';
}
