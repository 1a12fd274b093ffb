import { useQuery } from '@tanstack/react-query';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { getMyInfo } from './calls.ts';

/** IDN-16: asked for only when a user is logged in. */
export function useUserInfo(isLoggedIn: boolean) {
  return useQuery({ ...answerQuery(useCall(), getMyInfo, {}), enabled: isLoggedIn });
}
