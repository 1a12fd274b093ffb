import { useTexts } from '#platform/web/language.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { portalTexts } from '../texts/token.ts';
import type { UnsavedChanges } from './use-unsaved-changes.ts';

/** Comes with the page, unlike other questions: what a user has written must not be lost with the connection. */
export function UnsavedChangesDialog({ isAsking, stay, leave }: UnsavedChanges) {
  const { unsaved: texts } = useTexts(portalTexts);
  return (
    <ConfirmationDialog
      isOpen={isAsking}
      title={texts.title}
      text={texts.text}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      closeLabel={texts.close}
      tone="danger"
      onConfirm={leave}
      onCancel={stay}
    />
  );
}
