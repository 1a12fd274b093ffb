import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useShellTexts } from './use-shell-texts.ts';
import type { UnsavedChanges } from './use-unsaved-changes.ts';

export function UnsavedChangesDialog({ isAsking, stay, leave }: UnsavedChanges) {
  const { unsaved: texts } = useShellTexts();
  return (
    <Dialog
      isOpen={isAsking}
      onClose={stay}
      title={texts.title}
      size="small"
      closeLabel={texts.close}
      actions={
        <>
          <Button onClick={stay}>{texts.stay}</Button>
          <Button variant="secondary" isDanger onClick={leave}>
            {texts.leave}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
    </Dialog>
  );
}
