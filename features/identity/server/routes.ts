import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import * as credentials from '../credentials-contract.ts';
import { beginAuthenticator, confirmAuthenticator, removeAuthenticator } from './authenticator.ts';
import { changePassword, forgotPassword, proveYourself, resetPassword, restorePassword } from './change-password.ts';
import { openCodeChallenge } from './code-work.ts';
import { demandReachable } from './demand-reachable.ts';
import { fetchIdportenTicket } from './fetch-idporten-ticket.ts';
import { finishIdporten } from './finish-idporten.ts';
import { handOutFormToken } from './form-token.ts';
import type { IdentityParts } from './identity-parts.ts';
import { logIn } from './log-in.ts';
import { logInAs, writeAs } from './log-in-as.ts';
import { endSession, logOut } from './log-out.ts';
import { ownSessions } from './queries.ts';
import { register } from './register.ts';
import { startIdporten } from './start-idporten.ts';
import { resendTwoFactor, turnTwoFactorOff, turnTwoFactorOn, verifyTwoFactor } from './two-factor.ts';
import {
  askExists,
  changeAddress,
  createVerification,
  openChallenge,
  resendVerification,
  verifyCode,
} from './verify-code.ts';

export const identityRoutes = (parts: IdentityParts): Route[] => [
  route(contract.openForm, (context) => handOutFormToken(context, parts.cookies)),
  route(contract.askExists, async (context, { body }) => ({
    data: { exists: await askExists(context, parts, body.username) },
  })),
  route(contract.createVerification, async (context, { body }) => {
    demandReachable(context, parts, { field: 'username', address: body.username });
    return { data: { id: await createVerification(context, parts, body) } };
  }),
  route(credentials.changeEmail, async (context, { body }) => ({
    data: { id: await changeAddress(context, parts, { purpose: 'email', username: body.email }) },
  })),
  route(credentials.changePhone, async (context, { body }) => {
    demandReachable(context, parts, { field: 'phone', address: body.phone });
    return { data: { id: await changeAddress(context, parts, { purpose: 'phone', username: body.phone }) } };
  }),
  route(contract.resendVerification, (context, { params }) => resendVerification(context, parts, params.id)),
  route(contract.openCodeChallenge, (context, { body }) => ({
    data: openCodeChallenge(context, parts, body.username),
  })),
  route(contract.openChallenge, async (context, { params }) => ({
    data: await openChallenge(context, parts, params.id),
  })),
  route(contract.verifyCode, async (context, { body }) => ({ data: await verifyCode(context, parts, body) })),
  route(contract.register, (context, { body }) => register(context, parts, body)),
  route(contract.logIn, (context, { body }) => logIn(context, parts, body)),
  route(contract.verifyTwoFactor, (context, { body }) => verifyTwoFactor(context, parts, body.two_factor_code)),
  route(contract.resendTwoFactor, (context) => resendTwoFactor(context)),
  route(credentials.turnTwoFactorOn, (context) => turnTwoFactorOn(context)),
  route(credentials.turnTwoFactorOff, (context) => turnTwoFactorOff(context, parts)),
  route(credentials.beginAuthenticator, async (context) => ({ data: await beginAuthenticator(context) })),
  route(credentials.confirmAuthenticator, async (context, { body }) => ({
    data: await confirmAuthenticator(context, body),
  })),
  route(credentials.removeAuthenticator, (context) => removeAuthenticator(context)),
  route(credentials.proveYourself, (context, { body }) => proveYourself(context, parts, body.password)),
  route(credentials.changePassword, (context, { body }) => changePassword(context, parts, body)),
  route(credentials.forgotPassword, (context, { body }) => {
    demandReachable(context, parts, { field: 'username', address: body.username });
    return forgotPassword(context, parts, body);
  }),
  route(credentials.restorePassword, (context, { body }) => restorePassword(context, parts, body)),
  route(credentials.resetPassword, (context, { body }) => resetPassword(context, parts, body)),
  route(contract.logOut, (context) => logOut(context, parts)),
  route(contract.listSessions, async (context) => ({ data: await ownSessions(context) })),
  route(contract.endSession, (context, { params }) => endSession(context, params.id)),
  route(contract.startIdporten, async (context, { query }) => ({ data: await startIdporten(context, parts, query) })),
  route(contract.finishIdporten, (context, { query }) => finishIdporten(context, parts, query)),
  route(contract.fetchIdportenTicket, (context, { query }) => fetchIdportenTicket(context, parts, query.handle)),
  route(contract.logInAs, (context, { params, body }) => logInAs(context, params.id, body.reason)),
  route(contract.writeAs, (context, { body }) => writeAs(context, parts, body.password)),
];
