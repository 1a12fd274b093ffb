import { birthDateOf, personNumberKind } from '#platform/contract/numbers.ts';
import type { Locale } from '#platform/language/locale.ts';
import { EMBEDDED_PEOPLE, type EmbeddedPerson } from './embedded-people.ts';
import type { LoginUnderWay } from './embedded-provider.ts';
import { EMBEDDED_TEXTS } from './embedded-texts.ts';

/** The only style of these pages; the policy that they are sent with allows it by its digest. */
export const EMBEDDED_CSS = `
:root { color-scheme: light dark; --paper: #faf5ec; --sheet: #fff; --ink: #26221c; --soft: #5c554a; --line: #b9ae9b; --mark: #7a2e12; --wash: #fbe6d8; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1814; --sheet: #26221c; --ink: #f5efe4; --soft: #c9bfae; --line: #6d6454; --mark: #ffc9ad; --wash: #4a2616; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 Inter, system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { margin: 1.5rem 0 0.25rem; font-size: 1.5rem; line-height: 1.2; }
p { margin: 0; }
.notice { padding: 0.75rem 1rem; border-radius: 0.875rem; background: var(--wash); color: var(--mark); }
.notice strong { display: block; }
.asked, small { color: var(--soft); }
ul { display: grid; gap: 0.5rem; margin: 1rem 0; padding: 0; list-style: none; }
button { display: block; width: 100%; min-height: 2.75rem; padding: 0.625rem 1rem; border: 1px solid var(--line); border-radius: 0.875rem; background: var(--sheet); color: inherit; font: inherit; text-align: start; cursor: pointer; }
button:hover { border-color: var(--ink); }
button:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
button strong, button small { display: block; }
button small { font-size: 0.875rem; }
.cancel { width: auto; font-weight: 600; }
`;

/** Plain HTML without scripts: every choice is a button of one form. */
export function embeddedLoginPage({ level, language }: Pick<LoginUnderWay, 'level' | 'language'>): string {
  const texts = EMBEDDED_TEXTS[language];
  const people = EMBEDDED_PEOPLE.map((person) => `<li>${personButton(person, language)}</li>`);
  return page(
    language,
    `<h1>${texts.heading}</h1><p class="asked">${texts.asked[level]}</p>` +
      `<form method="post"><ul>${people.join('')}</ul>` +
      `<button class="cancel" name="cancel" value="yes">${texts.cancel}</button></form>`,
  );
}

export const embeddedTroublePage = (language: Locale): string => {
  const { expired, expiredHelp } = EMBEDDED_TEXTS[language];
  return page(language, `<h1>${expired}</h1><p>${expiredHelp}</p>`);
};

function personButton(person: EmbeddedPerson, language: Locale): string {
  const facts = describe(person, language).map((fact) => `<small>${fact}</small>`);
  return `<button name="person" value="${person.id}"><strong>${person.name}</strong>${facts.join('')}</button>`;
}

function describe({ ssn, level }: EmbeddedPerson, language: Locale): string[] {
  const texts = EMBEDDED_TEXTS[language];
  if (ssn === null) return [texts.numberless];
  const year = birthDateOf(ssn)?.slice(0, 4) ?? '';
  const isDNumber = personNumberKind(ssn)?.startsWith('dnr');
  return [isDNumber ? texts.bornAbroad(year, ssn) : texts.born(year, ssn), texts.level[level]];
}

function page(language: Locale, content: string): string {
  const { title, badge, notReal } = EMBEDDED_TEXTS[language];
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<style>${EMBEDDED_CSS}</style></head><body><main><p class="notice"><strong>${badge}</strong>${notReal}</p>` +
    `${content}</main></body></html>`
  );
}
