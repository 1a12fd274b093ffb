import { useCall } from '#platform/web/call.tsx';
import { useAllTexts, useLocale } from '#platform/web/language.tsx';
import { useQueriesIfAny } from '#platform/web/queries-context.ts';
import { type HeadServices, servicesWith, type Texts } from '../page-module.ts';
import { usePortal } from '../portal.tsx';

/** What loaders get, for naming the page after a navigation. */
export function usePageServices(): HeadServices {
  const { tenant, origin, now } = usePortal();
  const texts = useAllTexts<Texts>();
  const queries = useQueriesIfAny();
  const call = useCall();
  const locale = useLocale();
  return Object.assign(
    servicesWith(() => queries),
    { call, tenant, locale, texts, origin, now },
  );
}
