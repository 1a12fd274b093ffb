import { paths } from '#features/portal/web/paths.ts';

/** IDN-09: address, code, name and password, and the other address, which can wait. */
export const REGISTRATION_STEPS = 4;

const HOME = '/';

type Journey = { returnUrl: string };

/** The parameters that the screens of the sign-in hand each other (IDN-07, IDN-09). */
type Parameters = Journey & {
  verificationId?: string | undefined;
  isRegistration?: boolean;
  isSecondNameVerify?: boolean;
  tooManyAttempts?: boolean;
};

export const authAddress = {
  getStarted: (journey: Journey) => addressOf(paths.getStarted, journey),
  login: (journey: Journey) => addressOf(paths.login, journey),
  register: (parameters: Journey & { verificationId: string }) => addressOf(paths.register, parameters),
  resetPassword: (journey: Journey) => addressOf(paths.resetPassword, journey),
  verifyCode: (parameters: Parameters & { verificationId: string }) => addressOf(paths.verifyCode, parameters),
  verifyUsername: (parameters: Parameters) => addressOf(paths.verifyUsername, parameters),
  twoFactor: (journey: Journey) => addressOf(paths.twoFactor, journey),
};

/** What is not set, and the way home, which is the default, is left out. */
function addressOf(path: string, { returnUrl, ...parameters }: Parameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, String(value));
  if (returnUrl !== HOME) query.set('returnUrl', returnUrl);
  return query.size > 0 ? `${path}?${query}` : path;
}
