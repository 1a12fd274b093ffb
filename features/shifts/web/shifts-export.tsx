import { EXPORT_TYPES } from '#features/exports/rules.ts';
import { ExportMenu } from '#features/exports/web/export-menu.tsx';
import { shiftTexts } from '#features/shifts/texts/token.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { exportShiftUsers } from './calls.ts';

/** OCC-08: who has which shift, as a file. */
export function ShiftsExport({ eventId }: { eventId: string }) {
  const texts = useTexts(shiftTexts);
  const call = useCall();
  return (
    <ExportMenu
      types={EXPORT_TYPES}
      texts={texts.export}
      onAsk={async (type) => (await call(exportShiftUsers, { params: { id: eventId }, body: { type } })).data.id}
    />
  );
}
