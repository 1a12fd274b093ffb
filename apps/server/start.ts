import { readSettings } from '#platform/server/settings.ts';
import { StartupError } from '#platform/server/startup-error.ts';
import type { PortalParts } from './start-portal.ts';

/** Starts the portal on the settings of an environment; what keeps it from starting is told in words and in the exit code. */
export async function startOrTellWhy(environment: NodeJS.ProcessEnv, parts: PortalParts = {}): Promise<void> {
  try {
    const settings = readSettings(environment);
    // Read after the settings, because it takes a second: a wrong setting is told at once.
    const { startPortal } = await import('./start-portal.ts');
    await startPortal(settings, parts);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`\nNabolag did not start: ${error.message}\n`);
    process.exit(error.exitCode);
  }
}
