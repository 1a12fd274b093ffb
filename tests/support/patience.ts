/** How long something may take on a machine that has much else to do; what does not come at all fails all the same. */
export const PATIENCE = { timeout: 30_000 };

// In a browser's environment alone: elsewhere nobody waits for what a page shows.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE.timeout });
}
