import { type ComponentProps, useState } from 'react';
import { OrganiserToolBar } from '#features/event-editing/web/organiser-tool-bar.tsx';
import { inviteTexts } from '#features/event-invites/texts/token.ts';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { EVENT_ANSWERS } from './event-answers.ts';

const InviteToEventDialog = lazyPart(
  async () => (await import('#features/event-invites/web/invite-to-event-dialog.tsx')).InviteToEventDialog,
  {
    texts: [inviteTexts],
  },
);

/** Loaded only for those who run the activity. */
export function OrganiserPart({ event, access }: Pick<ComponentProps<typeof OrganiserToolBar>, 'event' | 'access'>) {
  const [isInviting, setIsInviting] = useState(false);
  return (
    <>
      <OrganiserToolBar event={event} access={access} changed={EVENT_ANSWERS} onInvite={() => setIsInviting(true)} />
      {isInviting ? <InviteToEventDialog event={event} onClose={() => setIsInviting(false)} /> : null}
    </>
  );
}
