import { type HeadServices, servicesWith, textsIn } from '#features/portal/web/page-module.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useLocale } from '#platform/web/language.tsx';
import { useQueriesIfAny } from '#platform/web/queries-context.ts';

/** What loaders get, for naming the page after a navigation. */
export function usePageServices(): HeadServices {
  const { tenant, origin, now } = usePortal();
  const queries = useQueriesIfAny();
  const call = useCall();
  const locale = useLocale();
  return Object.assign(
    servicesWith(() => queries),
    { call, tenant, locale, textsOf: textsIn(locale), origin, now },
  );
}
