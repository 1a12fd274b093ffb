import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';
import type * as credentials from '../credentials-contract.ts';

export const openForm = remote<typeof contract.openForm>('GET', '/auth/form');
export const askExists = remote<typeof contract.askExists>('POST', '/auth/exists');
export const createVerification = remote<typeof contract.createVerification>('POST', '/auth/username-verifications');
export const changeEmail = remote<typeof credentials.changeEmail>('POST', '/auth/email');
export const changePhone = remote<typeof credentials.changePhone>('POST', '/auth/phone');
export const resendVerification = remote<typeof contract.resendVerification>(
  'POST',
  '/auth/username-verifications/{id}/resend',
);
export const openCodeChallenge = remote<typeof contract.openCodeChallenge>(
  'POST',
  '/auth/username-verifications/challenge',
);
export const openChallenge = remote<typeof contract.openChallenge>(
  'GET',
  '/auth/username-verifications/{id}/challenge',
);
export const verifyCode = remote<typeof contract.verifyCode>('POST', '/auth/verify-code');
export const register = remote<typeof contract.register>('POST', '/auth/register');
export const logIn = remote<typeof contract.logIn>('POST', '/auth/login');
export const verifyTwoFactor = remote<typeof contract.verifyTwoFactor>('POST', '/auth/verify');
export const resendTwoFactor = remote<typeof contract.resendTwoFactor>('POST', '/auth/verify/resend');
export const turnTwoFactorOn = remote<typeof credentials.turnTwoFactorOn>('POST', '/auth/two-factor-authentication');
export const turnTwoFactorOff = remote<typeof credentials.turnTwoFactorOff>(
  'DELETE',
  '/auth/two-factor-authentication',
);
export const beginAuthenticator = remote<typeof credentials.beginAuthenticator>('POST', '/auth/authenticator');
export const confirmAuthenticator = remote<typeof credentials.confirmAuthenticator>('PUT', '/auth/authenticator');
export const removeAuthenticator = remote<typeof credentials.removeAuthenticator>('DELETE', '/auth/authenticator');
export const proveYourself = remote<typeof credentials.proveYourself>('POST', '/auth/proof');
export const changePassword = remote<typeof credentials.changePassword>('POST', '/auth/password/change');
export const forgotPassword = remote<typeof credentials.forgotPassword>('POST', '/auth/password/forgot');
export const restorePassword = remote<typeof credentials.restorePassword>('POST', '/auth/password/restore');
export const resetPassword = remote<typeof credentials.resetPassword>('POST', '/auth/password/reset');
export const logOut = remote<typeof contract.logOut>('POST', '/auth/logout');
export const listSessions = remote<typeof contract.listSessions>('GET', '/auth/sessions');
export const endSession = remote<typeof contract.endSession>('DELETE', '/auth/sessions/{id}');
export const startIdporten = remote<typeof contract.startIdporten>('GET', '/auth/idporten/url');
export const fetchIdportenTicket = remote<typeof contract.fetchIdportenTicket>('GET', '/auth/idporten/status');
export const logInAs = remote<typeof contract.logInAs>('POST', '/users/{id}/login');
