import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addressTexts } from '#features/addresses/texts/token.ts';
import { useAction } from '#features/identity/web/use-action.ts';
import { readMunicipalities } from '#features/municipalities/web/read-municipalities.ts';
import { trailTexts } from '#features/portal/texts/trail/token.ts';
import { ConfirmationProvider } from '#features/portal/web/confirmations/confirmation-provider.tsx';
import { useConfirmation } from '#features/portal/web/confirmations/use-confirmation.ts';
import type { HandedToast } from '#features/portal/web/handed-toast.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { UnsavedChangesDialog } from '#features/portal/web/unsaved-changes-dialog.tsx';
import { useUnsavedChanges } from '#features/portal/web/use-unsaved-changes.ts';
import { uploadTexts } from '#features/uploads/texts/token.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { OrganisationDetail } from '../../contract.ts';
import { runningTexts } from '../../texts/running/token.ts';
import { organisationTexts } from '../../texts/token.ts';
import { deleteOrganisation, listMyOrganizations, listOrganisations } from '../calls.ts';
import { NotAllowed } from '../not-allowed.tsx';
import { DocumentsEditor } from './documents-editor.tsx';
import { EditForm } from './edit-form.tsx';
import { GalleryEditor } from './gallery-editor.tsx';
import { loadRunning, RunningPage, runningHead } from './running-page.tsx';
import { RunningSection } from './running-section.tsx';

/** ORG-03 */
export const page: PageModule = {
  Component: EditPage,
  texts: [trailTexts, addressTexts, organisationTexts, runningTexts, uploadTexts],
  isPersonal: true,
  load: loadRunning,
  head: runningHead((textsOf) => textsOf(runningTexts).edit.page_title),
};

const NOTHING_TO_LOSE = { form: false, gallery: false, documents: false };

function EditPage() {
  return (
    <ConfirmationProvider>
      <Editing />
    </ConfirmationProvider>
  );
}

function Editing() {
  const { edit: texts } = useTexts(runningTexts);
  /** Which parts have something to lose. */
  const [dirty, setDirty] = useState(NOTHING_TO_LOSE);
  const note = (part: keyof typeof dirty) => (isDirty: boolean) =>
    setDirty((before) => ({ ...before, [part]: isDirty }));
  const call = useCall();
  const known = useQuery({ queryKey: ['municipalities', 'kept'], queryFn: () => readMunicipalities(call) });
  const districtsOf = (municipality: string) => known.data?.find(({ id }) => id === municipality)?.districts ?? [];
  const unsaved = useUnsavedChanges(dirty.form || dirty.gallery || dirty.documents);
  return (
    <RunningPage name={texts.page_title}>
      {({ organisation, can, stop, trail, back }) => (
        <>
          <PageHeader trail={trail} title={texts.title(organisation.name)} />
          {can.edit_organization ? (
            <EditForm
              organisation={organisation}
              districts={districtsOf(organisation.municipality.id)}
              onDirty={note('form')}
            />
          ) : null}
          {can.edit_gallery ? <GalleryEditor id={organisation.id} onDirty={note('gallery')} /> : null}
          {can.edit_documents ? <DocumentsEditor id={organisation.id} onDirty={note('documents')} /> : null}
          {can.delete_organization ? (
            <Removal organisation={organisation} onRemove={() => setDirty(NOTHING_TO_LOSE)} />
          ) : null}
          {can.edit_organization || can.edit_gallery || can.edit_documents || can.delete_organization ? null : (
            <NotAllowed stop={stop} back={back} title={texts.forbidden.title}>
              {texts.forbidden.text}
            </NotAllowed>
          )}
          <UnsavedChangesDialog {...unsaved} />
        </>
      )}
    </RunningPage>
  );
}

type RemovalProps = { organisation: Pick<OrganisationDetail, 'id' | 'name'>; onRemove: () => void };

function Removal({ organisation: { id, name }, onRemove }: RemovalProps) {
  const { remove: texts } = useTexts(runningTexts);
  const call = useCall();
  const navigate = useNavigate();
  const confirm = useConfirmation();
  const removing = useAction(
    async () => {
      await call(deleteOrganisation, { params: { id } });
      onRemove();
      const state: HandedToast = { toast: texts.done(name) };
      // The next page comes when this one has nothing to lose any more.
      setTimeout(() => navigate(paths.organisations, { replace: true, state }));
    },
    { invalidates: [listOrganisations, listMyOrganizations], isToldInToast: true },
  );

  async function remove() {
    if (await confirm('delete_organisation', { name })) await removing.run();
  }

  return (
    <RunningSection id="slett" title={texts.title} lead={texts.text}>
      <div>
        <Button variant="secondary" isDanger isLoading={removing.isPending} onClick={() => void remove()}>
          {texts.action}
        </Button>
      </div>
    </RunningSection>
  );
}
