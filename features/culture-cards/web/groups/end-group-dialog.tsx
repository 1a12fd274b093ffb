import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { CultureGroup } from '../../groups-contract.ts';
import { cultureDeskTexts } from '../../texts/desk/token.ts';
import { useEndGroup } from './use-group-deeds.ts';

/** All cards of a group at once: it says what that leads to. */
export function EndGroupDialog({ group, onClose }: { group: CultureGroup; onClose: () => void }) {
  const { form: texts, groups, cancel, close } = useTexts(cultureDeskTexts);
  const { showToast } = useToasts();
  const ending = useEndGroup();

  async function end() {
    if (!(await ending.run(group))) return;
    showToast({ tone: 'success', title: texts.ended, text: group.name });
    onClose();
  }

  return (
    <ActionDialog
      title={texts.end_title}
      size="small"
      text={texts.end_text}
      submitLabel={groups.end}
      cancelLabel={cancel}
      closeLabel={close}
      isDanger
      action={ending}
      onSubmit={end}
      onClose={onClose}
    >
      <p>
        <strong>{group.name}</strong>
      </p>
    </ActionDialog>
  );
}
