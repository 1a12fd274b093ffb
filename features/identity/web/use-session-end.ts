import { useLocation, useNavigate } from 'react-router';
import { getStartedPath } from '#features/portal/web/paths.ts';
import { CallFailed } from '#platform/web/client.ts';
import { useForgetLogin } from './use-login.tsx';

/** ERR-01: a 401 ends the session in the browser and leads to the sign-in and back. Answers whether it was one. */
export function useSessionEnd(): (error: unknown, returnUrl?: string) => boolean {
  const forgetLogin = useForgetLogin();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (error, returnUrl = pathname + search) => {
    if (!(error instanceof CallFailed) || error.status !== 401) return false;
    forgetLogin();
    navigate(getStartedPath(returnUrl, 'ended'));
    return true;
  };
}
