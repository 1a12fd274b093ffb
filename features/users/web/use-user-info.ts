import { useQuery } from '@tanstack/react-query';
import { answerQuery, useCall } from '#platform/web/answers.tsx';
import { getMyInfo } from './calls.ts';

/** IDN-16: asked for only when somebody is logged in. */
export function useUserInfo(isLoggedIn: boolean) {
  return useQuery({ ...answerQuery(useCall(), getMyInfo, {}), enabled: isLoggedIn });
}
