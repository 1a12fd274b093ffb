import { useOffice } from '#features/portal/web/office.tsx';
import { SheetImportDialog } from '#features/uploads/web/sheet-import-dialog.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import {
  getEquipmentImportTemplate,
  LENDING_ANSWERS,
  previewEquipmentImport,
  takeEquipmentImport,
} from './office-calls.ts';

/** BEY-20: things and their pieces out of a spreadsheet. */
export function LendingImportDialog({ onClose }: { onClose: () => void }) {
  const { import: texts } = useTexts(equipmentOfficeTexts);
  const call = useCall();
  const query = useOffice();
  const { showToast } = useToasts();
  return (
    <SheetImportDialog
      texts={texts}
      read={async (file) => (await call(previewEquipmentImport, { query, file })).data}
      linesOf={({ first_rows }) =>
        first_rows.map(({ row, name, place, label }) => ({
          row,
          text: (
            <>
              <strong>{name}</strong>, {place}: {label}
            </>
          ),
        }))
      }
      take={async (file) => {
        const { data } = await call(takeEquipmentImport, { query, file });
        showToast({ tone: 'success', title: texts.taken(data.pieces) });
      }}
      invalidates={LENDING_ANSWERS}
      fetchTemplate={() => call(getEquipmentImportTemplate, { query })}
      onClose={onClose}
    />
  );
}
