import { useState } from 'react';
import { useParams } from 'react-router';
import { SmsSettings } from '#features/circulars/web/sms-settings.tsx';
import { getOrganisation, getOwnStanding, getPermissionSettings } from '#features/organisations/web/calls.ts';
import { useRunningTexts } from '#features/organisations/web/use-running-texts.ts';
import { fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { PageModule, PageParts } from '../../page-module.ts';
import { paths } from '../../paths.ts';
import { UnsavedChangesDialog } from '../../shell/unsaved-changes-dialog.tsx';
import { useUnsavedChanges } from '../../shell/use-unsaved-changes.ts';
import { runningDictionaries } from '../../texts/late-dictionaries.ts';
import { ErrorContent } from '../error-page.tsx';
import { SECTIONS } from '../profile/profile-paths.ts';
import styles from './edit-page.module.css';
import { PermissionForm } from './permission-form.tsx';
import { RunningSection } from './running-section.tsx';

/** ORG-04, ORG-05 */
export const page: PageModule = {
  Component: SettingsPage,
  dictionaries: runningDictionaries,
  isPersonal: true,
  load: ({ queries, call }, { params }) =>
    Promise.all([
      fillAnswer(queries, call, getOrganisation, callFor(params)),
      fillAnswer(queries, call, getOwnStanding, callFor(params)),
    ]),
  head: ({ texts }) => ({ title: texts.organisation_running.settings.page_title }),
};

const callFor = (params: PageParts['params']) => ({ params: { id: params.id ?? '' } });

function SettingsPage() {
  const { settings: texts } = useRunningTexts();
  const at = callFor(useParams());
  const organisation = useAnswer(getOrganisation, at);
  const standing = useAnswer(getOwnStanding, at);
  const [isDirty, setIsDirty] = useState(false);
  const unsaved = useUnsavedChanges(isDirty);
  const failed = organisation.error ?? standing.error;
  if (failed) return <ErrorContent error={failed} />;
  if (!organisation.data || !standing.data) {
    return (
      <div className={`nb-wrap nb-section ${styles.page}`} aria-busy>
        <Skeleton shape="title" width="long" />
        <Skeleton shape="block" />
      </div>
    );
  }
  const { data: shown } = organisation.data;
  const back = (
    <ButtonLink variant="secondary" href={paths.organisation(shown.id)}>
      {texts.back}
    </ButtonLink>
  );
  return (
    <div className={`nb-wrap nb-section ${styles.page}`}>
      <PageHeader title={texts.title(shown.name)} actions={back} />
      {standing.data.data.can.edit_settings ? (
        <>
          <Permissions id={shown.id} onDirty={setIsDirty} />
          <SmsSettings organisation={shown} />
        </>
      ) : (
        <EmptyState title={texts.forbidden.title} actions={back}>
          {texts.forbidden.text}
        </EmptyState>
      )}
      <RunningSection id="varsler" title={texts.notifications.title} lead={texts.notifications.text}>
        <TextLink href={`${paths.editProfile}#${SECTIONS.notifications}`}>{texts.notifications.action}</TextLink>
      </RunningSection>
      <UnsavedChangesDialog {...unsaved} />
    </div>
  );
}

type PermissionsProps = { id: string; onDirty: (isDirty: boolean) => void };

function Permissions({ id, onDirty }: PermissionsProps) {
  const { settings: texts } = useRunningTexts();
  const answer = useAnswer(getPermissionSettings, { params: { id } });
  return (
    <RunningSection id="rettigheter" title={texts.rights} lead={texts.rights_lead}>
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <p>{answer.error.message}</p> : null}
      {answer.data ? <PermissionForm id={id} stored={answer.data.data.permissions} onDirty={onDirty} /> : null}
    </RunningSection>
  );
}
