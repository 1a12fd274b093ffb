import { type ComponentProps, Suspense, useState } from 'react';
import { EventComments } from '#features/comments/web/event-comments.tsx';
import { InviteDialog } from '#features/event-invites/web/invite-dialog.tsx';
import { EventSlots } from '#features/slots/web/event-slots.tsx';
import { LateTexts } from '../late-texts.tsx';
import { usePortal } from '../portal.tsx';
import { useConfirmation } from '../shell/use-confirmation.ts';
import { commentDictionaries, eventInviteDictionaries, shiftDictionaries } from '../texts/late-dictionaries.ts';
import { OrganiserPart as OrganiserTools } from './event-form/organiser-part.tsx';

// Parts of an activity's page that come after it, in one file for the page to load.

export function SlotsPart(props: Omit<ComponentProps<typeof EventSlots>, 'now'>) {
  const { now } = usePortal();
  return (
    <LateTexts of="slots" dictionaries={shiftDictionaries}>
      <EventSlots {...props} now={now} />
    </LateTexts>
  );
}

export function CommentsPart(props: Omit<ComponentProps<typeof EventComments>, 'now' | 'confirmDelete'>) {
  const { now } = usePortal();
  const confirm = useConfirmation();
  return (
    <LateTexts of="comments" dictionaries={commentDictionaries}>
      <EventComments {...props} now={now} confirmDelete={() => confirm('delete_comment')} />
    </LateTexts>
  );
}

/** For those who run the activity. */
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
