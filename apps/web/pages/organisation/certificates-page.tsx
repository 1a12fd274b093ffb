import { useState } from 'react';
import { roleCertificateTexts } from '#features/certificates/texts/roles/token.ts';
import { certificateTexts } from '#features/certificates/texts/token.ts';
import { AskableList } from '#features/certificates/web/askable-list.tsx';
import { DefinitionList } from '#features/certificates/web/definition-list.tsx';
import { EditStampDialog } from '#features/certificates/web/edit-stamp-dialog.tsx';
import { GiveCertificateDialog } from '#features/certificates/web/give-certificate-dialog.tsx';
import { HolderList } from '#features/certificates/web/holder-list.tsx';
import { RemoveStampDialog } from '#features/certificates/web/remove-stamp-dialog.tsx';
import { RequestedStamps } from '#features/certificates/web/requested-stamps.tsx';
import { RoleCertificates } from '#features/certificates/web/role-certificates.tsx';
import type { StampQuestion } from '#features/certificates/web/stamp-question.ts';
import type { OwnAccess } from '#features/organisations/contract.ts';
import { organisationTexts } from '#features/organisations/texts/token.ts';
import { loadRunning, RunningPage, runningHead } from '#features/organisations/web/manage/running-page.tsx';
import { NotAllowed } from '#features/organisations/web/not-allowed.tsx';
import { trailTexts } from '#features/portal/texts/trail/token.ts';
import { ConfirmationProvider } from '#features/portal/web/confirmations/confirmation-provider.tsx';
import { useConfirmation } from '#features/portal/web/confirmations/use-confirmation.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { uploadTexts } from '#features/uploads/texts/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { CertificateDocuments } from './certificate-documents.tsx';

/** CER-01, CER-02: what an organisation gives, to whom, and who asks for it. */
export const page: PageModule = {
  Component: CertificatesPage,
  texts: [trailTexts, organisationTexts, certificateTexts, roleCertificateTexts, uploadTexts],
  isPersonal: true,
  load: loadRunning,
  head: runningHead((textsOf) => textsOf(certificateTexts).page.title),
};

function CertificatesPage() {
  const { page: texts } = useTexts(certificateTexts);
  return (
    <RunningPage name={texts.title}>
      {({ organisation, rank, can, stop, trail, back }) => (
        <>
          <PageHeader trail={trail} title={texts.title} lead={texts.lead(organisation.name)} />
          {can.give_certificates || can.define_certificates ? (
            <ConfirmationProvider>
              <Certificates organisationId={organisation.id} can={can} />
            </ConfirmationProvider>
          ) : rank !== null && stop === null ? (
            <AskableList organisation={organisation} />
          ) : (
            <NotAllowed stop={stop} back={back} title={texts.forbidden}>
              {texts.forbidden_text}
            </NotAllowed>
          )}
        </>
      )}
    </RunningPage>
  );
}

type CertificatesProps = { organisationId: string; can: OwnAccess['can'] };

function Certificates({ organisationId, can }: CertificatesProps) {
  const { now } = usePortal();
  const confirm = useConfirmation();
  const [givenId, setGivenId] = useState<string | null>(null);
  const [question, setQuestion] = useState<StampQuestion | null>(null);
  const close = () => setQuestion(null);
  return (
    <>
      {can.give_certificates ? <RequestedStamps organisationId={organisationId} onAsk={setQuestion} /> : null}
      <DefinitionList
        definer={{ kind: 'organisation', id: organisationId }}
        mayDefine={can.define_certificates}
        askDelete={async (name) => (await confirm('delete_certificate', { name })) === true}
        onGive={setGivenId}
        DocumentsField={CertificateDocuments}
      />
      {can.change_roles ? <RoleCertificates organisationId={organisationId} /> : null}
      {can.give_certificates ? <HolderList organisationId={organisationId} onAsk={setQuestion} /> : null}
      {givenId === null ? null : (
        <GiveCertificateDialog
          organisationId={organisationId}
          certificateId={givenId}
          now={now}
          onClose={() => setGivenId(null)}
        />
      )}
      {question?.what === 'edit' ? <EditStampDialog stamp={question.stamp} now={now} onClose={close} /> : null}
      {question?.what === 'remove' ? <RemoveStampDialog stamp={question.stamp} onClose={close} /> : null}
    </>
  );
}
