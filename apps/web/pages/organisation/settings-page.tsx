import { useState } from 'react';
import { bulkMessageTexts } from '#features/bulk-messages/texts/token.ts';
import { SmsSettings } from '#features/bulk-messages/web/sms-settings.tsx';
import { participationTexts } from '#features/claims/texts/participation/token.ts';
import { ParticipationSettings } from '#features/claims/web/participation-settings.tsx';
import { runningTexts } from '#features/organisations/texts/running/token.ts';
import { organisationTexts } from '#features/organisations/texts/token.ts';
import { getPermissionSettings } from '#features/organisations/web/calls.ts';
import { PermissionForm } from '#features/organisations/web/manage/permission-form.tsx';
import { loadRunning, RunningPage, runningHead } from '#features/organisations/web/manage/running-page.tsx';
import { RunningSection } from '#features/organisations/web/manage/running-section.tsx';
import { NotAllowed } from '#features/organisations/web/not-allowed.tsx';
import { trailTexts } from '#features/portal/texts/trail/token.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { UnsavedChangesDialog } from '#features/portal/web/unsaved-changes-dialog.tsx';
import { useUnsavedChanges } from '#features/portal/web/use-unsaved-changes.ts';
import { SECTIONS } from '#features/users/web/paths.ts';
import { ProofProvider } from '#features/users/web/profile/proof-provider.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** ORG-04, ORG-05 */
export const page: PageModule = {
  Component: SettingsPage,
  texts: [trailTexts, organisationTexts, bulkMessageTexts, participationTexts, runningTexts],
  isPersonal: true,
  load: loadRunning,
  head: runningHead((textsOf) => textsOf(runningTexts).settings.page_title),
};

function SettingsPage() {
  const { settings: texts } = useTexts(runningTexts);
  const [isDirty, setIsDirty] = useState(false);
  const unsaved = useUnsavedChanges(isDirty);
  return (
    <RunningPage name={texts.page_title}>
      {({ organisation, can, stop, trail, back }) => (
        <>
          <PageHeader trail={trail} title={texts.title(organisation.name)} />
          {can.edit_settings ? (
            <>
              <Permissions id={organisation.id} onDirty={setIsDirty} />
              <SmsSettings organisation={organisation} />
              <ProofProvider>
                <ParticipationSettings organisationId={organisation.id} />
              </ProofProvider>
            </>
          ) : (
            <NotAllowed stop={stop} back={back} title={texts.forbidden.title}>
              {texts.forbidden.text}
            </NotAllowed>
          )}
          <RunningSection id="varsler" title={texts.notifications.title} lead={texts.notifications.text}>
            <TextLink href={`${paths.editProfile}#${SECTIONS.notifications}`}>{texts.notifications.action}</TextLink>
          </RunningSection>
          <UnsavedChangesDialog {...unsaved} />
        </>
      )}
    </RunningPage>
  );
}

type PermissionsProps = { id: string; onDirty: (isDirty: boolean) => void };

function Permissions({ id, onDirty }: PermissionsProps) {
  const { settings: texts } = useTexts(runningTexts);
  const answer = useAnswer(getPermissionSettings, { params: { id } });
  return (
    <RunningSection id="rettigheter" title={texts.rights} lead={texts.rights_lead}>
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {answer.data ? <PermissionForm id={id} stored={answer.data.data.permissions} onDirty={onDirty} /> : null}
    </RunningSection>
  );
}
