import { parseArgs } from 'node:util';
import { openPortalDatabase } from '#apps/server/open-portal-database.ts';
import { dropSealedLists } from '#features/card-office/server/lists/drop-sealed-lists.ts';
import { resealPins } from '#features/cards/server/reseal-pins.ts';
import { signPapersAgain } from '#features/cv/server/sign-again.ts';
import { resealChildren } from '#features/households/server/reseal-children.ts';
import { forgetWhatWasHandedOut, resealPeople } from '#features/identity/server/reseal.ts';
import { giveUpSealedMessages } from '#features/messages/server/tend-messages.ts';
import { resealAddresses } from '#features/timetable/server/secret-address.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { opensSecretCheck, readSecretCheck, replaceSecretCheck } from '#platform/server/secret-check.ts';
import { createSecrets, type Secrets } from '#platform/server/secrets.ts';
import { readSettings } from '#platform/server/settings.ts';
import { CommandError, runCommand } from './run-command.ts';

const ENDS = `This ends for everybody:
- logins and remembered devices: all log in again
- codes, reset links and invitations by e-mail that are on their way
- recovery codes, and notifications on devices: to be turned on again
- lists of children that wait for a yes, or are being taken: the file is uploaded again
- tickets with a QR code that were printed or kept as a picture
`;
const STAYS =
  'Identity numbers, PINs of leisure accounts, authenticator apps, timetable addresses and signed CVs go over to the new secret.';
const LOST = `- identity numbers, authenticator apps and timetable addresses: codes come by e-mail instead, who logs in with an eID
  gets a new account, timetable addresses are asked for again, leisure accounts get new PINs, and
  signed CVs are unknown`;

/**
 * `OLD_SECRET=… SECRET=… node apps/cli/change-secret.ts --yes` lets the database go over to another secret, while no portal
 * runs. `--lost` instead of OLD_SECRET gives up what only the old one could read.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { yes: { type: 'boolean', default: false }, lost: { type: 'boolean', default: false } },
  });
  const settings = readSettings(process.env);
  const old = process.env.OLD_SECRET;
  if (Boolean(old) === values.lost) throw new CommandError('Give the secret so far as OLD_SECRET, or say --lost.');
  const [before, after] = [old ? createSecrets(old) : null, createSecrets(settings.SECRET)];
  const database = await openPortalDatabase(settings);
  try {
    const sealed = await readSecretCheck(database.db);
    if (sealed === null)
      throw new CommandError('No portal has started on this database yet: there is nothing to change.');
    if (opensSecretCheck(after, sealed)) throw new CommandError('SECRET is the one that the database has already.');
    if (before && !opensSecretCheck(before, sealed)) {
      throw new CommandError('OLD_SECRET is not the one that this database was made with. Nothing was changed.');
    }
    console.log(`${ENDS}${before ? STAYS : LOST}`);
    if (!values.yes) {
      console.log('Nothing was changed. Stop all portals and workers, and add --yes.');
      return;
    }
    await inTransaction(database.db, (db) => change(db, before, after));
    console.log('Done. Start all portals and workers with the new SECRET, and keep it with the backups from now on.');
  } finally {
    await database.close();
  }
});

async function change(db: Db, before: Secrets | null, after: Secrets): Promise<void> {
  const now = new Date();
  await forgetWhatWasHandedOut(db, now);
  await giveUpSealedMessages(db, now);
  await resealPeople({ db, before, after });
  await resealChildren(db, before, after);
  await resealPins(db, before, after);
  await dropSealedLists(db);
  await resealAddresses(db, before, after);
  await signPapersAgain(db, before, after);
  await replaceSecretCheck(db, after, now);
}
