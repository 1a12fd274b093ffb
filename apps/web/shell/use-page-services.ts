import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '#platform/web/answers.tsx';
import { useAllTexts, useLocale } from '#platform/web/language.tsx';
import type { PageServices, Texts } from '../page-module.ts';
import { usePortal } from '../portal.tsx';

/** The same services that loaders get, for naming the page after a navigation. */
export function usePageServices(): PageServices {
  const { tenant, origin, now } = usePortal();
  const texts = useAllTexts<Texts>();
  return { queries: useQueryClient(), call: useCall(), tenant, locale: useLocale(), texts, origin, now };
}
