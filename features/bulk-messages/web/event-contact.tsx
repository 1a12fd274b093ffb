import { useState } from 'react';
import { bulkMessageTexts } from '#features/bulk-messages/texts/token.ts';
import type { EventDetail } from '#features/events/contract.ts';
import { eventDetailTexts } from '#features/events/texts/detail/token.ts';
import { uploadTexts } from '#features/uploads/texts/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { Button } from '#ui/button.tsx';

const ContactPersonDialog = lazyPart(async () => (await import('./contact-person-dialog.tsx')).ContactPersonDialog, {
  texts: [bulkMessageTexts, uploadTexts],
});

/** DLG-03, from an activity: to those whom it names. */
export function EventContact({ event, logInHref }: { event: EventDetail; logInHref: string | null }) {
  const { organiser: texts } = useTexts(eventDetailTexts);
  const [isWriting, setIsWriting] = useState(false);
  if (!event.organization) return null;
  return (
    <>
      <Button variant="secondary" isFullWidth onClick={() => setIsWriting(true)}>
        {texts.write}
      </Button>
      {isWriting ? (
        <ContactPersonDialog
          organisation={event.organization}
          contacts={event.contacts}
          signInHref={logInHref}
          onClose={() => setIsWriting(false)}
        />
      ) : null}
    </>
  );
}
