import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { SavedLine } from '#features/portal/web/saved-line.tsx';
import { UnsavedChangesDialog } from '#features/portal/web/unsaved-changes-dialog.tsx';
import { useCall } from '#platform/web/call.tsx';
import { CallFailed } from '#platform/web/client.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { estimateIn } from '../form.ts';
import { getSchemeOffice, getSchemeVersion, sendSchemeVersion } from './calls.ts';
import { EstimateFields } from './estimate-fields.tsx';
import { MoneyFields } from './money-fields.tsx';
import { NumbersDock } from './numbers-dock.tsx';
import { SchemeConflictNotice } from './scheme-conflict-notice.tsx';
import styles from './scheme-fields.module.css';
import { useDayText } from './use-day-text.ts';
import { useSchemeDraft } from './use-scheme-draft.ts';
import { useSchemeFields } from './use-scheme-fields.ts';
import { type OpenDesk, VersionDesk } from './version-desk.tsx';
import { VersionDialog } from './version-dialog.tsx';
import { WhatCountsFields } from './what-counts-fields.tsx';
import { WhoFields } from './who-fields.tsx';

/** A version as it is being written. It saves itself. */
export function DraftDesk({ office, scheme, version, running }: OpenDesk) {
  const call = useCall();
  const { showToast } = useToasts();
  const dayText = useDayText();
  const draft = useSchemeDraft(version);
  const fields = useSchemeFields(draft, running);
  const { form, rules, texts } = fields;
  const [isPreviewed, setIsPreviewed] = useState(false);
  const { municipality } = office;
  const estimate = estimateIn(form, municipality.population);

  const sending = useAction(
    async () => {
      if (!(await draft.saver.flush())) return false;
      const revision = draft.saver.place()?.version ?? version.revision;
      try {
        await call(sendSchemeVersion, { params: { id: version.id }, body: { revision } });
        return true;
      } catch (error) {
        if (!(error instanceof CallFailed) || error.status !== 422 || !error.errors) throw error;
        fields.tell(Object.fromEntries(Object.entries(error.errors).map(([field, [first = '']]) => [field, first])));
        return false;
      }
    },
    { invalidates: [getSchemeOffice, getSchemeVersion] },
  );

  async function send() {
    if (!fields.tryAll()) return;
    const done = await sending.run();
    if (done?.result) showToast({ tone: 'success', title: texts.notices.sent });
  }

  return (
    <>
      <VersionDesk
        {...{ office, scheme, version, running, rules, estimate }}
        actions={
          <>
            <SavedLine state={draft.saving} texts={texts.saving} />
            <Button variant="secondary" disabled={rules === null} onClick={() => setIsPreviewed(true)}>
              {texts.actions.preview}
            </Button>
            <Button isLoading={sending.isPending} onClick={() => void send()}>
              {texts.actions.send}
            </Button>
          </>
        }
        notices={
          <>
            <SchemeConflictNotice draft={draft} />
            <ActionFailure action={sending} />
            <ErrorSummary
              key={fields.summary.length}
              title={texts.faults(fields.summary.length)}
              errors={fields.summary}
              takesFocus={!sending.isPending}
            />
          </>
        }
      >
        <form
          className={styles.form}
          aria-label={texts.form_label(version.number)}
          noValidate
          onSubmit={(event) => event.preventDefault()}
        >
          <WhoFields fields={fields} districts={municipality.districts} />
          <MoneyFields fields={fields} dayText={dayText} />
          <WhatCountsFields fields={fields} categories={office.categories} />
          <EstimateFields fields={fields} population={municipality.population} />
        </form>
      </VersionDesk>
      <NumbersDock rules={rules} estimate={estimate} />
      {isPreviewed && rules ? (
        <VersionDialog
          office={office}
          title={texts.preview_title}
          shown={{ number: version.number, rules }}
          onClose={() => setIsPreviewed(false)}
        />
      ) : null}
      <UnsavedChangesDialog {...draft.unsaved} />
    </>
  );
}
