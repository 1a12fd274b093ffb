import { lazy } from 'react';
import type { Locale } from '#platform/language/locale.ts';
import type { FilterParts } from './filter-parts.tsx';

const known: { parts: FilterParts | null } = { parts: null };

/**
 * Everything about filters is in the server's page, finished and usable as links and a form; its scripts come when the
 * page has loaded, or at the first touch. The server has them before it renders.
 */
export async function loadFilterParts(locales: readonly Locale[]): Promise<FilterParts> {
  const { loadParts } = await import('./filter-imports.ts');
  known.parts ??= await loadParts(locales);
  return known.parts;
}

type Loaded<Name extends keyof FilterParts> = { default: FilterParts[Name] };

/** Known parts are there in the same breath: a page is rendered in one go. Others leave the server's HTML as it is. */
export const latePart = <Name extends keyof FilterParts>(name: Name) =>
  lazy<FilterParts[Name]>(() => {
    const { parts } = known;
    return parts ? atOnce({ default: parts[name] }) : partInBrowser(name);
  });

const atOnce = <Module,>(module: Module) =>
  // biome-ignore lint/suspicious/noThenProperty: what React takes for a promise that has come already
  ({ then: (take: (loaded: Module) => void) => take(module) }) as Promise<Module>;

async function partInBrowser<Name extends keyof FilterParts>(name: Name): Promise<Loaded<Name>> {
  await somebodyIsThere();
  try {
    const parts = await loadFilterParts([document.documentElement.lang as Locale]);
    return { default: parts[name] };
  } catch {
    // Without the connection the list stays readable.
    return { default: (() => null) as FilterParts[Name] };
  }
}

const FIRST_SIGNS = ['load', 'pointerdown', 'keydown'] as const;

function somebodyIsThere(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    for (const sign of FIRST_SIGNS) addEventListener(sign, () => resolve(), { once: true });
  });
}
