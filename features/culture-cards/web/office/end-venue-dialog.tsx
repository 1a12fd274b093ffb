import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { CultureVenue } from '../../office-contract.ts';
import { cultureOfficeTexts } from '../../texts/office/token.ts';
import { endCultureVenue, getCultureNumbers, listCultureGroups, listCultureVenues } from '../calls.ts';

export function EndVenueDialog({ venue, onClose }: { venue: CultureVenue; onClose: () => void }) {
  const { venues: texts, cancel, close } = useTexts(cultureOfficeTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const ending = useAction(async () => call(endCultureVenue, { params: { id: venue.id } }), {
    invalidates: [listCultureVenues, listCultureGroups, getCultureNumbers],
  });
  const { name } = venue.organization;

  async function end() {
    if (!(await ending.run(undefined))) return;
    showToast({ tone: 'success', title: texts.ended(name) });
    onClose();
  }

  return (
    <ActionDialog
      title={texts.end_title}
      size="small"
      submitLabel={texts.end}
      cancelLabel={cancel}
      closeLabel={close}
      isDanger
      action={ending}
      onSubmit={end}
      onClose={onClose}
    >
      <p>{texts.end_text(name)}</p>
    </ActionDialog>
  );
}
