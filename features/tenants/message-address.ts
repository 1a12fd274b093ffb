import { LOCALE_PREFIX, type Locale } from '#platform/language/locale.ts';
import { type OriginSettings, originOf } from './resolve.ts';

type Journey = { tenant: { key: string }; language: Locale };

/** Addresses in messages are made from the settings, never from what a request says its host is. */
export const messageAddress = ({ tenant, language }: Journey, origins: OriginSettings, path: string): string =>
  `${originOf(tenant, origins)}${LOCALE_PREFIX[language]}${path}`;
