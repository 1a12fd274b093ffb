import { type ComponentProps, Suspense, useState } from 'react';
import { InviteDialog } from '#features/event-invites/web/invite-dialog.tsx';
import { LateTexts } from '../late-texts.tsx';
import { eventInviteDictionaries } from '../texts/late-dictionaries.ts';
import { OrganiserPart as OrganiserTools } from './event-form/organiser-part.tsx';

/** For those who run the activity; nobody else loads it. */
export function OrganiserPart({ event, standing }: Pick<ComponentProps<typeof OrganiserTools>, 'event' | 'standing'>) {
  const [isInviting, setIsInviting] = useState(false);
  return (
    <>
      <OrganiserTools event={event} standing={standing} onInvite={() => setIsInviting(true)} />
      {isInviting ? (
        <Suspense fallback={null}>
          <LateTexts of="event_invites" dictionaries={eventInviteDictionaries}>
            <InviteDialog event={event} onClose={() => setIsInviting(false)} />
          </LateTexts>
        </Suspense>
      ) : null}
    </>
  );
}
