import type { BrowserContext, Page } from '@playwright/test';
import { CANARY_HOST } from '#tests/support/script-payloads.ts';

/** What ran, was asked for or was refused by the policy on any page of the context. */
export async function setScriptTrap(context: BrowserContext): Promise<string[]> {
  const caught: string[] = [];
  await context.exposeBinding('__caught', ({ page }, what: string) => caught.push(`${what} at ${page.url()}`));
  await context.addInitScript(() => {
    const tell = Reflect.get(window, '__caught') as (what: string) => void;
    Object.defineProperty(window, '__ran', { set: () => tell('a payload ran'), configurable: true });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      tell(`the policy refused ${violatedDirective} ${blockedURI}`),
    );
  });
  // Nothing is held up on its way: that would turn the browser's cache off. There is no such host.
  context.on('request', (request) => {
    if (new URL(request.url()).hostname === CANARY_HOST) caught.push(`a request to ${request.url()}`);
  });
  context.on('dialog', (dialog) => {
    caught.push(`a dialog at ${dialog.page()?.url()}`);
    void dialog.dismiss();
  });
  return caught;
}

/** Links and the like that would run something when they are followed. */
export const runnableAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['href', 'src', 'action', 'formaction', 'data'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)]
        .map((element) => URL.parse(element.getAttribute(name) ?? '', location.href)?.href ?? '')
        .filter((address) => /^(javascript:|vbscript:|data:text)/.test(address)),
    ),
  );
