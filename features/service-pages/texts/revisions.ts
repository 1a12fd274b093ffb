import type { ServicePageKey } from '../contract.ts';

/** When the meaning of a page last changed, in all languages together. */
export const UPDATED_ON: Readonly<Record<ServicePageKey, string>> = {
  about: '2026-11-19',
  terms: '2026-11-19',
  privacy: '2026-11-19',
  help: '2026-11-19',
  accessibility: '2026-11-15',
  cookies: '2026-11-19',
  /** With another meaning of it the organisations are asked again: CONDITIONS_VERSION. */
  'data-processing': '2026-11-18',
};
