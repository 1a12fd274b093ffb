import { useLogin } from '#features/identity/web/use-login.tsx';
import { useUserInfo } from './use-user-info.ts';

/** Who is logged in. The ticket says it without a network; where it is in a cookie, the server has to. */
export function useOwnId(): string | null {
  const login = useLogin();
  const ticketId = login?.state === 'open' ? login.userId : null;
  const info = useUserInfo(login?.state === 'open' && ticketId === null);
  return ticketId ?? info.data?.data.id ?? null;
}
