import type { Page } from '@playwright/test';

/** Everything the browser complains about while `page` is used: warnings, errors, refused by policy, crashed scripts. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'warning' && message.type() !== 'error') return;
    // A page that is there to say 404 or 500 is reported by the browser as failed to load. That is its point.
    // A busy portal answers 503 and is asked again: what does not appear then fails the test by itself.
    if (/Failed to load resource: the server responded with a status of (404|500|503)/.test(message.text())) return;
    // The tests keep service workers out, so that each of them meets the server.
    if (message.text().includes('Service Worker registration blocked by Playwright')) return;
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  return complaints;
}

/** React has taken the page over when the root carries its mark. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const shell = document.querySelector('#root > *');
    return shell !== null && Object.keys(shell).some((key) => key.startsWith('__reactFiber'));
  });
}
