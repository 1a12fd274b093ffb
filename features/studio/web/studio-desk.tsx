import { UnsavedChangesDialog } from '#features/portal/web/unsaved-changes-dialog.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { OpenedPortal } from '../contract.ts';
import { changedFields } from '../rules.ts';
import { studioTexts } from '../texts/token.ts';
import { DifferenceList } from './difference-list.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { PublishBar } from './publish-bar.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { StudioConflictNotice } from './studio-conflict-notice.tsx';
import styles from './studio-desk.module.css';
import { StudioFields } from './studio-fields.tsx';
import { StudioVersions } from './studio-versions.tsx';
import { useStudioDraft } from './use-studio-draft.ts';

/** BEY-12: a portal as it is being worked on, beside how it will look. */
export function StudioDesk({ portal }: { portal: OpenedPortal }) {
  const texts = useTexts(studioTexts);
  const draft = useStudioDraft(portal);
  const changes = changedFields(portal.published, draft.form).length;
  const isWaiting = portal.draft?.state === 'scheduled';
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead(changes)} eyebrow={new URL(portal.url).host} />
      <StudioConflictNotice draft={draft} />
      <div className={styles.desk}>
        <form className={`nb-panel ${styles.fields}`} noValidate onSubmit={(event) => event.preventDefault()}>
          <fieldset className={styles.all} disabled={isWaiting} aria-label={texts.title}>
            <StudioFields draft={draft} defaults={portal.defaults} published={portal.published} />
          </fieldset>
        </form>
        <div className={`nb-stack nb-gap-m ${styles.beside}`}>
          <PreviewFrame url={portal.preview_url} savedTimes={draft.savedTimes} />
          <DifferenceList
            published={portal.published}
            form={draft.form}
            defaults={portal.defaults}
            canUndo={!isWaiting}
            onUndo={draft.undo}
          />
          <PublishPanel portal={portal} draft={draft} />
          <StudioVersions portal={portal} />
        </div>
      </div>
      {isWaiting ? null : <PublishBar portal={portal} draft={draft} changes={changes} />}
      <UnsavedChangesDialog {...draft.unsaved} />
    </>
  );
}
