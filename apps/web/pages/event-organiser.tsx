import { type ComponentProps, useState } from 'react';
import { OrganiserPart as OrganiserTools } from '#features/event-editing/web/organiser-part.tsx';
import { inviteTexts } from '#features/event-invites/texts/token.ts';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { EVENT_ANSWERS } from './event-answers.ts';

const InviteDialog = lazyPart(
  async () => (await import('#features/event-invites/web/invite-dialog.tsx')).InviteDialog,
  {
    texts: [inviteTexts],
  },
);

/** For those who run the activity; nobody else loads it. */
export function OrganiserPart({ event, access }: Pick<ComponentProps<typeof OrganiserTools>, 'event' | 'access'>) {
  const [isInviting, setIsInviting] = useState(false);
  return (
    <>
      <OrganiserTools event={event} access={access} changed={EVENT_ANSWERS} onInvite={() => setIsInviting(true)} />
      {isInviting ? <InviteDialog event={event} onClose={() => setIsInviting(false)} /> : null}
    </>
  );
}
