import { useLogin } from '#features/identity/web/use-login.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useAllTexts, useLocale } from '#platform/web/language.tsx';
import { useQueriesIfAny } from '#platform/web/queries-context.ts';
import { type PageServices, servicesWith, type Texts } from '../page-module.ts';
import { usePortal } from '../portal.tsx';

/** The same services that loaders get, for naming the page after a navigation. */
export function usePageServices(): PageServices {
  const { tenant, origin, now } = usePortal();
  const texts = useAllTexts<Texts>();
  const queries = useQueriesIfAny();
  const call = useCall();
  const locale = useLocale();
  const login = useLogin();
  const isLoggedIn = () => login && login.state === 'open';
  return Object.assign(
    servicesWith(() => queries),
    { call, tenant, locale, texts, origin, now, isLoggedIn },
  );
}
