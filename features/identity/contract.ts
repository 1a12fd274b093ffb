import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import {
  codeField,
  dateField,
  emailField,
  fullNameField,
  phoneField,
  usernameField,
} from '#platform/contract/patterns.ts';
import { LOCALES } from '#platform/language/locale.ts';
import { WORK_PIECES } from './proof-of-work.ts';
import { IDPORTEN_METHODS, MAX_PASSWORD_LENGTH } from './rules.ts';

/** Any characters; whether it is good enough is decided with the person in sight. */
export const newPassword = z
  .string({ error: 'password_required' })
  .min(1, { error: 'password_required' })
  .max(MAX_PASSWORD_LENGTH);
export const givenPassword = z.string({ error: 'password_required' }).min(1, { error: 'password_required' }).max(1000);

/** IDN-03. Bare, as the seeds have it. `access_token` is empty where the ticket lies in a cookie (IDN-12). */
export const ticket = z.object({
  access_token: z.string(),
  expires_in: z.int(),
  /** True while the code of the second factor is missing: such a ticket can only be used to give it. */
  is_two_factor_enabled: z.boolean(),
  is_in_cookie: z.boolean(),
  /** Where the code went, partly hidden: 'k•••@demo.test'. Null when there is no code to wait for. */
  two_factor_sent_to: z.string().nullable(),
  /** The person's own, which the browser goes on in (IDN-16). */
  lang: z.enum(LOCALES),
});
export type Ticket = z.infer<typeof ticket>;

/** What a browser is asked to solve, and its solution. */
const task = z.object({ challenge: z.string(), pieces: z.int(), bits: z.int() });
export const work = z.object({
  challenge: z.string().max(100),
  nonces: z.array(z.int().min(0)).length(WORK_PIECES),
});

const despiteAll = ['twoFactorPending', 'termsPending', 'readonly', 'sunset'] as const;

export const openForm = endpoint({
  method: 'GET',
  path: '/auth/form',
  summary: 'Hands out the cookie that a browser needs before it may ask about accounts and codes.',
  access: 'anyone',
  rate: 'publicRead',
  answer: 'nothing',
  despite: despiteAll,
});

export const askExists = endpoint({
  method: 'POST',
  path: '/auth/exists',
  summary: 'Whether there is an account with this e-mail address or phone number. Needs the cookie of /auth/form.',
  access: 'anyone',
  rate: 'exists',
  body: z.object({ username: usernameField }),
  answer: oneOf(z.object({ exists: z.boolean() })),
  despite: ['sunset'],
});

export const createVerification = endpoint({
  method: 'POST',
  path: '/auth/username-verifications',
  summary:
    'Sends a code to an e-mail address or phone number. Answers alike whether or not there is an account. After many codes to one network it answers 429 `work_required`: solve the challenge and send it along as `work`.',
  access: 'anyone',
  rate: 'sendCode',
  body: z.object({
    username: usernameField,
    purpose: z.enum(['register', 'login', 'restore']).default('register'),
    work: work.optional(),
  }),
  answer: oneOf(z.object({ id: ids.verification })),
  despite: ['sunset'],
});

export const resendVerification = endpoint({
  method: 'POST',
  path: '/auth/username-verifications/{id}/resend',
  summary: 'Sends a new code; the one before is no longer good.',
  access: 'anyone',
  rate: 'sendCode',
  params: z.object({ id: ids.verification }),
  answer: 'nothing',
  despite: ['sunset'],
});

export const openCodeChallenge = endpoint({
  method: 'POST',
  path: '/auth/username-verifications/challenge',
  summary:
    'The task behind `work_required` where a code or a link is asked for. Good for this name within two minutes.',
  access: 'anyone',
  rate: 'publicRead',
  body: z.object({ username: usernameField }),
  answer: oneOf(task),
  despite: ['sunset'],
});

export const openChallenge = endpoint({
  method: 'GET',
  path: '/auth/username-verifications/{id}/challenge',
  summary:
    'The task behind `work_required`: for each piece from 0 on a number, so that the SHA-256 of `challenge.piece.number` begins with so many zero bits. Good for one try within two minutes.',
  access: 'anyone',
  rate: 'publicRead',
  params: z.object({ id: ids.verification }),
  answer: oneOf(task),
  despite: ['sunset'],
});

export const verifyCode = endpoint({
  method: 'POST',
  path: '/auth/verify-code',
  summary:
    'Gives the code that was sent. For a change of e-mail or phone this is what changes it. After many wrong codes from everybody together it answers 429 `work_required`: solve the challenge and send it along as `work`.',
  access: 'anyone',
  rate: 'verifyCode',
  body: z.object({
    verification_id: ids.verification,
    code: codeField,
    work: work.optional(),
  }),
  answer: oneOf(z.object({ id: ids.verification, username: z.string(), verified: z.literal(true) })),
  despite: ['sunset'],
});

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  summary: 'Creates an account for the address that was verified.',
  access: 'anyone',
  rate: 'register',
  body: z.object({
    verification_id: ids.verification,
    name: fullNameField,
    password: newPassword,
    password_confirmation: z.string(),
    email: emailField.optional(),
    phone: phoneField.optional(),
    birth_date: dateField.optional(),
    terms: z.literal(true, { error: 'terms_required' }),
  }),
  answer: ticket,
});

export const logIn = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'A ticket for a name and its password. With two-factor on, the ticket waits for its code.',
  access: 'anyone',
  rate: 'login',
  body: z.object({ username: usernameField, password: givenPassword }),
  answer: ticket,
  despite: despiteAll,
});

export const verifyTwoFactor = endpoint({
  method: 'POST',
  path: '/auth/verify',
  summary: 'Gives the code of the second factor: from the e-mail, the authenticator app, or a recovery code.',
  access: 'user',
  rate: 'verifyCode',
  body: z.object({
    two_factor_code: z.string({ error: 'code_required' }).trim().min(1, { error: 'code_required' }).max(40),
  }),
  answer: ticket,
  despite: despiteAll,
  isOwnOnly: true,
});

export const resendTwoFactor = endpoint({
  method: 'POST',
  path: '/auth/verify/resend',
  summary: 'Sends the code of the second factor again.',
  access: 'user',
  rate: 'sendCode',
  answer: 'nothing',
  despite: despiteAll,
  isOwnOnly: true,
});

export const logOut = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'Ends the session; its ticket opens nothing any more, on any process.',
  access: 'user',
  rate: 'personal',
  answer: 'nothing',
  despite: despiteAll,
  isOpenToSupport: true,
});

export const session = z.object({
  id: ids.session,
  agent: z.string(),
  method: z.enum(['password', 'code', 'idporten', 'acting']),
  created_at: z.string(),
  seen_at: z.string(),
  is_current: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  summary: 'Where you are logged in.',
  access: 'user',
  rate: 'personal',
  answer: z.object({ data: z.array(session) }),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  summary: 'Ends one of your own sessions.',
  access: 'user',
  rate: 'write',
  params: z.object({ id: ids.session }),
  answer: 'nothing',
  isOwnOnly: true,
  despite: ['sunset'],
});

export const startIdporten = endpoint({
  method: 'GET',
  path: '/auth/idporten/url',
  summary: 'Where to send the browser for a login with MinID or BankID. Needs the cookie of /auth/form.',
  access: 'anyone',
  rate: 'login',
  query: z.object({ returnUrl: z.string().max(2000).optional(), method: z.enum(IDPORTEN_METHODS).default('minid') }),
  answer: oneOf(z.object({ url: z.string() })),
});

export const finishIdporten = endpoint({
  method: 'GET',
  path: '/auth/idporten/callback',
  summary: 'Where the national identity service sends the browser back to; goes on to /minid-login.',
  access: 'anyone',
  rate: 'login',
  query: z.object({
    code: z.string().max(2000).optional(),
    state: z.string().max(500).optional(),
    error: z.string().max(200).optional(),
    error_description: z.string().max(1000).optional(),
    iss: z.string().max(500).optional(),
  }),
  answer: 'redirect',
  despite: despiteAll,
});

export const fetchIdportenTicket = endpoint({
  method: 'GET',
  path: '/auth/idporten/status',
  summary: 'The ticket of a login with the national identity service: once, for the browser that began it.',
  access: 'anyone',
  rate: 'login',
  query: z.object({ handle: z.string().min(1).max(200) }),
  answer: ticket,
  despite: despiteAll,
});

export const logInAs = endpoint({
  method: 'POST',
  path: '/users/{id}/login',
  summary:
    'For super-admins, and support where the person lives: a ticket as this person for half an hour, which reads only. Both names are written down, with the reason.',
  access: 'municipality',
  rate: 'logInAs',
  params: z.object({ id: ids.user }),
  body: z.object({
    reason: z.string({ error: 'reason_required' }).trim().min(5, { error: 'reason_required' }).max(500),
  }),
  answer: ticket,
  isOwnOnly: true,
  needsProof: true,
});

export const writeAs = endpoint({
  method: 'POST',
  path: '/auth/acting/writing',
  summary:
    'For super-admins who are logged in as another: changes things for the time that is left. Asks for their own password.',
  access: 'user',
  rate: 'login',
  body: z.object({ password: givenPassword, is_sure: z.literal(true) }),
  answer: 'nothing',
  despite: ['termsPending', 'readonly'],
});
