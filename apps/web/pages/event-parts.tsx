import type { ComponentProps } from 'react';
import { EventComments } from '#features/comments/web/event-comments.tsx';
import { EventSlots } from '#features/slots/web/event-slots.tsx';
import { LateTexts } from '../late-texts.tsx';
import { usePortal } from '../portal.tsx';
import { useConfirmation } from '../shell/use-confirmation.ts';
import { commentDictionaries, shiftDictionaries } from '../texts/late-dictionaries.ts';

// What everybody sees of an activity's page after the page itself, in one file for it to load.

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
