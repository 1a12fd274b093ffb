import type { Locale } from '#platform/language/locale.ts';
import { kroner } from '#platform/language/money.ts';
import { SIMULATOR_TEXTS } from './simulator-texts.ts';
import type { SimulatedPayment } from './vipps-simulator.ts';

/** The only style of these pages; the policy that they are sent with allows it by its digest. */
export const SIMULATOR_CSS = `
:root { color-scheme: light dark; --paper: #faf5ec; --sheet: #fff; --ink: #26221c; --soft: #5c554a; --line: #b9ae9b; --mark: #7a2e12; --wash: #fbe6d8; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1814; --sheet: #26221c; --ink: #f5efe4; --soft: #c9bfae; --line: #6d6454; --mark: #ffc9ad; --wash: #4a2616; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 Inter, system-ui, sans-serif; }
main { max-width: 28rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { margin: 1.5rem 0 0.25rem; font-size: 1.5rem; line-height: 1.2; }
p { margin: 0; }
.notice { padding: 0.75rem 1rem; border-radius: 0.875rem; background: var(--wash); color: var(--mark); }
.notice strong { display: block; }
.asked { color: var(--soft); }
.amount { margin: 1rem 0; font-size: 2.25rem; font-weight: 700; }
form { display: grid; gap: 0.5rem; }
button { min-height: 2.75rem; padding: 0.625rem 1rem; border: 1px solid var(--line); border-radius: 0.875rem; background: var(--sheet); color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button.yes { border-color: var(--ink); background: var(--ink); color: var(--paper); }
button:focus-visible { outline: 3px solid var(--mark); outline-offset: 3px; }
`;

/** Plain HTML without scripts: the payer says yes or no. */
export function payerPage({ amount, description }: SimulatedPayment, language: Locale): string {
  const { heading, yes, no } = SIMULATOR_TEXTS[language];
  return page(
    language,
    `<h1>${heading}</h1><p class="asked">${escaped(description)}</p><p class="amount">${kroner(amount)}</p>` +
      `<form method="post"><button class="yes" name="answer" value="yes">${yes}</button>` +
      `<button name="answer" value="no">${no}</button></form>`,
  );
}

export const unknownPaymentPage = (language: Locale): string => {
  const { over, overHelp } = SIMULATOR_TEXTS[language];
  return page(language, `<h1>${over}</h1><p>${overHelp}</p>`);
};

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);

function page(language: Locale, content: string): string {
  const { title, badge, notReal } = SIMULATOR_TEXTS[language];
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<style>${SIMULATOR_CSS}</style></head><body><main><p class="notice"><strong>${badge}</strong>${notReal}</p>` +
    `${content}</main></body></html>`
  );
}
