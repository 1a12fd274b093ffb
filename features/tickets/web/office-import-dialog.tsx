import { useOffice } from '#features/portal/web/office.tsx';
import { SheetImportDialog } from '#features/uploads/web/sheet-import-dialog.tsx';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { ticketOfficeTexts } from '../texts/office/token.ts';
import { getTicketImportTemplate, OFFICE_ANSWERS, previewTicketImport, takeTicketImport } from './office-calls.ts';

/** CRD-09: tickets out of a spreadsheet, as drafts. */
export function OfficeImportDialog({ onClose }: { onClose: () => void }) {
  const { import: texts, period } = useTexts(ticketOfficeTexts);
  const moments = useTexts(momentTexts);
  const call = useCall();
  const query = useOffice();
  const { showToast } = useToasts();
  return (
    <SheetImportDialog
      texts={texts}
      read={async (file) => (await call(previewTicketImport, { query, file })).data}
      linesOf={({ first_rows }) =>
        first_rows.map(({ row, name, provider_name, total, valid_from, valid_until }) => ({
          row,
          text: (
            <>
              <strong>{name}</strong>, {provider_name}: {texts.line(total)},{' '}
              {period(longDate(valid_from, moments), longDate(valid_until, moments))}
            </>
          ),
        }))
      }
      take={async (file) => {
        const { data } = await call(takeTicketImport, { query, file });
        showToast({ tone: 'success', title: texts.taken(data.created) });
      }}
      invalidates={OFFICE_ANSWERS}
      fetchTemplate={() => call(getTicketImportTemplate, { query })}
      onClose={onClose}
    />
  );
}
