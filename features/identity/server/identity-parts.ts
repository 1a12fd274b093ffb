import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import type { CodeSmsBudget } from './code-sms-budget.ts';
import type { CookieManners } from './cookie-manners.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { PasswordHashing } from './password-hashing.ts';

/** What the sign-in needs beyond the context; made once, when the portal starts. */
export type IdentityParts = {
  hashing: PasswordHashing;
  /** Ends the processes that hash. */
  close(): void;
  /** Lets a few at a time in; a crowd at the door waits here instead of in everybody's way to the database. */
  entrance<Result>(work: () => Promise<Result>, caller: string): Promise<Result>;
  /** How hard the work is that is asked for once many wrong codes were given. */
  workBits: number;
  codeSms: CodeSmsBudget;
  cookies: CookieManners;
  origins: OriginSettings;
  /** An eID has proved who a user is, in the transaction of their login; what other features know by the number is theirs. */
  onProved(context: Pick<Context, 'db'>, user: UserId): Promise<void>;
  /** The national identity service. */
  provider: IdentityProvider;
  /** Whether there is demo data, and with it the demo's staff, who may sign in with a password alone. */
  hasDemo: boolean;
  /** Whether SMS can be sent; if not, codes go by e-mail alone. */
  hasSms: boolean;
  /** Whether strangers are never told which accounts there are, at the price of a step more for newcomers. */
  hidesAccounts: boolean;
};
