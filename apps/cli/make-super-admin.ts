import { parseArgs } from 'node:util';
import { openPortalDatabase } from '#apps/server/open-portal-database.ts';
import { originsOf } from '#apps/server/services.ts';
import { makeSuperAdmin } from '#features/identity/server/make-super-admin.ts';
import { emailField } from '#platform/contract/patterns.ts';
import { demandSameSecret, readSecretCheck } from '#platform/server/secret-check.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { readSettings } from '#platform/server/settings.ts';
import { CommandError, runCommand } from './run-command.ts';

const REFUSALS = {
  unknown: 'Nobody has this address. To make an account for it, add --name "Kari Nordmann".',
  already: 'This person is a super-admin already.',
  blocked: 'This account is blocked. Nothing was changed.',
  readonly: 'This account may only look at things. Nothing was changed.',
  unverified: 'This address has not been confirmed by its owner: log in with it first. Nothing was changed.',
};

/** `npm run make-super-admin -- person@example.no [--name "Kari Nordmann"]`, for the first one and in an emergency. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { name: { type: 'string' } }, allowPositionals: true });
  const [address, ...rest] = positionals;
  const read = emailField.safeParse(address);
  if (!read.success || rest.length > 0) {
    throw new CommandError('Who? npm run make-super-admin -- person@example.no');
  }
  const settings = readSettings(process.env);
  const secrets = createSecrets(settings.SECRET);
  const database = await openPortalDatabase(settings);
  try {
    if ((await readSecretCheck(database.db)) === null) throw new CommandError('Start the portal once before this.');
    await demandSameSecret(database.db, secrets);
    const made = await makeSuperAdmin(
      {
        db: database.db,
        secrets,
        now: new Date(),
        origins: originsOf(settings),
        tenant: { key: settings.IDPORTEN_TENANT },
      },
      { email: read.data, name: values.name?.trim() || undefined },
    );
    if (made.outcome === 'promoted') {
      console.log(`${read.data} is a super-admin now, and logs in again with the password and a code by e-mail.`);
    } else if (made.outcome === 'created') {
      console.log(
        `${read.data} has an account and is a super-admin. This address sets the password; it is shown this once and lasts ` +
          `an hour:\n${made.url}`,
      );
    } else throw new CommandError(REFUSALS[made.outcome]);
  } finally {
    await database.close();
  }
});
