import { StartupError } from '#platform/server/startup-error.ts';

/** A refusal that the person at the keyboard can do something about. */
export class CommandError extends Error {}

/** Carries out a command; refusals are told in words, anything else is a bug and keeps its stack. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof StartupError || isUsageError(error))) throw error;
    console.error(error.message);
    process.exitCode = error instanceof StartupError ? error.exitCode : 1;
  }
}

/** What `parseArgs` throws at an option that it does not know. */
const isUsageError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
