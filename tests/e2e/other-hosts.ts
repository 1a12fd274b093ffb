import type { BrowserContext } from '@playwright/test';

/** Every request of these pages to a host that is not the portal's own, from now on. */
export function captureOthers(context: BrowserContext): string[] {
  const others: string[] = [];
  context.on('request', (request) => {
    const { hostname, protocol, href } = new URL(request.url());
    if (protocol.startsWith('http') && !hostname.endsWith('localhost')) others.push(href);
  });
  return others;
}
