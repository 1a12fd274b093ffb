import { useAction } from '#features/identity/web/use-action.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { organisationTexts } from '../texts/token.ts';
import { follow, getOrganisation, getOwnAccess, unfollow } from './calls.ts';

/** Follows or stops. */
export function useFollow(id: string) {
  const { follow: texts } = useTexts(organisationTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const at = { params: { id } };
  const { run, isPending } = useAction(
    async (isFollowing: boolean) => {
      await (isFollowing ? call(unfollow, at) : call(follow, at));
      showToast({ tone: 'success', title: isFollowing ? texts.stopped : texts.followed });
    },
    { invalidates: [getOwnAccess, getOrganisation], isToldInToast: true },
  );

  return { toggle: ({ is_following }: { is_following: boolean }) => run(is_following), isPending };
}
