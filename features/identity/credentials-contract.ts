import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { codeField, emailField, phoneField, usernameField } from '#platform/contract/patterns.ts';
import { givenPassword, newPassword, ticket, work } from './contract.ts';

export const changeEmail = endpoint({
  method: 'POST',
  path: '/auth/email',
  summary: 'Sends a code to a new e-mail address; it becomes the address of the account once the code is given.',
  access: 'user',
  rate: 'sendCode',
  body: z.object({ email: emailField }),
  answer: oneOf(z.object({ id: ids.verification })),
  isOwnOnly: true,
  needsProof: true,
});

export const changePhone = endpoint({
  method: 'POST',
  path: '/auth/phone',
  summary: 'Sends a code to a new phone number; it becomes the number of the account once the code is given.',
  access: 'user',
  rate: 'sendCode',
  body: z.object({ phone: phoneField }),
  answer: oneOf(z.object({ id: ids.verification })),
  isOwnOnly: true,
  needsProof: true,
});

export const turnTwoFactorOn = endpoint({
  method: 'POST',
  path: '/auth/two-factor-authentication',
  summary: 'Asks for a code at each login from now on. Needs a verified e-mail address.',
  access: 'user',
  rate: 'write',
  answer: 'nothing',
  isOwnOnly: true,
  needsProof: true,
});

export const turnTwoFactorOff = endpoint({
  method: 'DELETE',
  path: '/auth/two-factor-authentication',
  summary: 'Asks for the password alone from now on.',
  access: 'user',
  rate: 'write',
  answer: 'nothing',
  isOwnOnly: true,
  needsProof: true,
});

export const beginAuthenticator = endpoint({
  method: 'POST',
  path: '/auth/authenticator',
  summary: 'For staff: a new secret for an authenticator app, as text, as an address and as a picture.',
  access: 'user',
  rate: 'write',
  answer: oneOf(z.object({ secret: z.string(), url: z.string(), picture_svg: z.string(), setup: z.string() })),
  isOwnOnly: true,
  needsProof: true,
});

export const confirmAuthenticator = endpoint({
  method: 'PUT',
  path: '/auth/authenticator',
  summary: 'Turns the authenticator app on with a code from it; answers with the recovery codes, once.',
  access: 'user',
  rate: 'verifyCode',
  body: z.object({ setup: z.string().max(2000), code: codeField }),
  answer: oneOf(z.object({ recovery_codes: z.array(z.string()) })),
  isOwnOnly: true,
  needsProof: true,
});

export const removeAuthenticator = endpoint({
  method: 'DELETE',
  path: '/auth/authenticator',
  summary: 'Codes come by e-mail again.',
  access: 'user',
  rate: 'write',
  answer: 'nothing',
  isOwnOnly: true,
  needsProof: true,
});

/** What the security defaults call step-up. */
export const proveYourself = endpoint({
  method: 'POST',
  path: '/auth/proof',
  summary: 'Gives the password again; for ten minutes the calls that ask for proof are open.',
  access: 'user',
  rate: 'login',
  body: z.object({ password: givenPassword }),
  answer: 'nothing',
  isOwnOnly: true,
  despite: ['sunset'],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/password/change',
  summary: 'Changes the password and ends all other sessions.',
  access: 'user',
  rate: 'login',
  body: z.object({
    current_password: z.string().max(1000).optional(),
    password: newPassword,
    password_confirmation: z.string(),
  }),
  answer: 'nothing',
  isOwnOnly: true,
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/password/forgot',
  summary:
    'Sends a link, or a code to a phone, when there is such an account. Answers alike in any case, and asks for `work` as the codes do.',
  access: 'anyone',
  rate: 'sendCode',
  body: z.object({ username: usernameField, work: work.optional() }),
  answer: 'nothing',
  despite: ['sunset'],
});

export const restorePassword = endpoint({
  method: 'POST',
  path: '/auth/password/restore',
  summary: 'A new password for the address that was verified, and a ticket.',
  access: 'anyone',
  rate: 'register',
  body: z.object({ verification_id: ids.verification, password: newPassword, password_confirmation: z.string() }),
  answer: ticket,
  despite: ['sunset'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/password/reset',
  summary: 'A new password with the token of a link. The link is good once, for an hour.',
  access: 'anyone',
  rate: 'register',
  body: z.object({ token: z.string().min(1).max(200), password: newPassword }),
  answer: 'nothing',
  despite: ['sunset'],
});
