import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OwnAccess } from '../contract.ts';
import { organisationTexts } from '../texts/token.ts';
import { follow, getOrganisation, getOwnAccess, unfollow } from './calls.ts';

/** Follows or stops, and lets what the page knows follow suit. */
export function useFollow(id: string, onFailure: (error: unknown) => void) {
  const { follow: texts } = useTexts(organisationTexts);
  const call = useCall();
  const queries = useQueryClient();
  const { showToast } = useToasts();
  const [isPending, setIsPending] = useState(false);
  const at = { params: { id } };

  async function toggle({ is_following }: OwnAccess): Promise<void> {
    if (isPending) return;
    setIsPending(true);
    try {
      await (is_following ? call(unfollow, at) : call(follow, at));
      queries.setQueryData(answerQuery(call, getOwnAccess, at).queryKey, (known) =>
        known ? { data: { ...known.data, is_following: !is_following } } : known,
      );
      queries.setQueryData(answerQuery(call, getOrganisation, at).queryKey, (known) =>
        known
          ? { data: { ...known.data, followers_count: known.data.followers_count + (is_following ? -1 : 1) } }
          : known,
      );
      showToast({ tone: 'success', title: is_following ? texts.stopped : texts.followed });
    } catch (error) {
      onFailure(error);
    } finally {
      setIsPending(false);
    }
  }

  return { toggle, isPending };
}
