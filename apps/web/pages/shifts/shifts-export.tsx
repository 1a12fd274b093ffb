import { EXPORT_TYPES } from '#features/exports/rules.ts';
import { ExportMenu } from '#features/exports/web/export-menu.tsx';
import { exportSlotUsers } from '#features/slots/web/calls.ts';
import { useSlotTexts } from '#features/slots/web/use-slot-texts.ts';
import { useCall } from '#platform/web/call.tsx';

/** OCC-08: who has which shift, as a file. */
export function ShiftsExport({ eventId }: { eventId: string }) {
  const texts = useSlotTexts();
  const call = useCall();
  return (
    <ExportMenu
      types={EXPORT_TYPES}
      texts={texts.export}
      lostConnection={texts.lost_connection}
      onAsk={async (type) => (await call(exportSlotUsers, { params: { id: eventId }, body: { type } })).data.id}
    />
  );
}
