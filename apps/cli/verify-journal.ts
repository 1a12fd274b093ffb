import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { checkJournal } from '#features/ledger/server/check-journal.ts';
import { CommandError, runCommand } from './run-command.ts';

/** `npm run verify-journal FILE`: checks a journal that was downloaded, with nothing but the file. */
await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0)
    throw new CommandError('Name one file: npm run verify-journal journal.jsonl');
  const file = await open(path).catch(() => {
    throw new CommandError(`${path} cannot be read.`);
  });
  const { links, faults, last } = await checkJournal(file.readLines());
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) throw new CommandError(`${faults.length} faults in ${links} postings.`);
  console.log(`${links} postings follow from each other, and no account is below zero.`);
  console.log(`The last one is number ${last.number}, ${last.digest}. Compare it with the proof of that day.`);
  console.log(
    'A journal that was cut short or rewritten is whole in itself: compare it with proofs that you kept, too.',
  );
});
