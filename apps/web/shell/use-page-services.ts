import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '#platform/web/answers.tsx';
import { textsHook, useLocale } from '#platform/web/language.tsx';
import type { PageServices, Texts } from '../page-module.ts';
import { usePortal } from '../portal.tsx';

/** The same services that loaders get, for naming the page after a navigation. */
export function usePageServices(): PageServices {
  const { tenant, origin, now } = usePortal();
  const texts: Texts = {
    announcements: useAnnouncementTexts(),
    events: useEventTexts(),
    municipalities: useMunicipalityTexts(),
    pages: usePageTexts(),
    shell: useShellTexts(),
  };
  return { queries: useQueryClient(), call: useCall(), tenant, locale: useLocale(), texts, origin, now };
}

const useAnnouncementTexts = textsHook<Texts['announcements']>('announcements');
const useEventTexts = textsHook<Texts['events']>('events');
const useMunicipalityTexts = textsHook<Texts['municipalities']>('municipalities');
const usePageTexts = textsHook<Texts['pages']>('pages');
const useShellTexts = textsHook<Texts['shell']>('shell');
