import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import type { Category } from '#features/messages/rules.ts';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import type { NotificationSettings } from '../contract.ts';
import {
  getNotificationSettings,
  putCategoryNotificationSettings,
  putNotificationSettings,
  putOrganizationNotificationSettings,
} from './calls.ts';
import { withChange } from './settings-in-force.ts';

export type ChosenFor = { organization?: string; category?: Category };
type Change = ChosenFor & { body: NotificationSettings };

/**
 * A choice is seen under the finger and sent at once; those that are made meanwhile are sent after it, in their order.
 * Should the server refuse one, it is put back.
 */
export function useSaveChoice(): (body: NotificationSettings, about?: ChosenFor) => void {
  const call = useCall();
  const queries = useQueryClient();
  const waitingRef = useRef<Change[]>([]);
  const isSendingRef = useRef(false);
  const saving = useAction(
    ({ body, organization, category }: Change) => {
      if (organization !== undefined)
        return call(putOrganizationNotificationSettings, { params: { organization }, body });
      if (category !== undefined) return call(putCategoryNotificationSettings, { params: { category }, body });
      return call(putNotificationSettings, { body });
    },
    { invalidates: [getNotificationSettings], isToldInToast: true },
  );

  function show({ body, ...about }: Change) {
    const { queryKey } = answerQuery(call, getNotificationSettings, {});
    queries.setQueryData(queryKey, (before) => before && { data: withChange(before.data, body, about) });
  }

  async function send() {
    if (isSendingRef.current) return;
    isSendingRef.current = true;
    for (let next = waitingRef.current.shift(); next; next = waitingRef.current.shift()) {
      await saving.run(next);
      // The answer that was read afterwards does not know of the others yet.
      for (const later of waitingRef.current) show(later);
    }
    isSendingRef.current = false;
  }

  return (body, about = {}) => {
    const change = { body, ...about };
    show(change);
    waitingRef.current.push(change);
    void send();
  };
}
