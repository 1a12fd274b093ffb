import { certificateTexts } from '#features/certificates/texts/token.ts';
import { DefinitionList } from '#features/certificates/web/definition-list.tsx';
import { roomTexts } from '#features/dashboards/texts/office/token.ts';
import { OfficeBar } from '#features/dashboards/web/office-bar.tsx';
import { ConfirmationProvider } from '#features/portal/web/confirmations/confirmation-provider.tsx';
import { useConfirmation } from '#features/portal/web/confirmations/use-confirmation.ts';
import { MessagePage } from '#features/portal/web/message-page.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { uploadTexts } from '#features/uploads/texts/token.ts';
import { getMyInfo } from '#features/users/web/calls.ts';
import { fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ErrorContent } from '../../error-content.tsx';
import { CertificateDocuments } from '../organisation/certificate-documents.tsx';

/** CER-01: what a municipality defines for all its organisations to give. */
export const page: PageModule = {
  Component: MunicipalCertificatesPage,
  texts: [certificateTexts, roomTexts, uploadTexts],
  isPersonal: true,
  load: ({ queries, call }) => fillAnswer(queries, call, getMyInfo, {}),
  head: ({ textsOf }) => ({ title: textsOf(certificateTexts).municipal.page_title }),
};

function MunicipalCertificatesPage() {
  const { municipal: texts } = useTexts(certificateTexts);
  const info = useAnswer(getMyInfo, {});
  if (info.isError) return <ErrorContent error={info.error} />;
  if (!info.data) return null;
  const { scopes } = info.data.data;
  const isAdmin = scopes.includes('MUNICIPALITY_ADMIN');
  if (!isAdmin && !scopes.includes('MUNICIPALITY_SUPPORT')) {
    return (
      <MessagePage
        scene="bygd"
        title={texts.forbidden}
        actions={<ButtonLink href={paths.dashboard}>{texts.to_dashboard}</ButtonLink>}
      >
        <p>{texts.forbidden_text}</p>
      </MessagePage>
    );
  }
  return (
    <>
      <OfficeBar current="certificates" isAdmin={isAdmin} />
      <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-m">
        <PageHeader title={texts.page_title} lead={texts.lead} />
        <ConfirmationProvider>
          <Definitions isAdmin={isAdmin} />
        </ConfirmationProvider>
      </div>
    </>
  );
}

function Definitions({ isAdmin }: { isAdmin: boolean }) {
  const confirm = useConfirmation();
  return (
    <DefinitionList
      organisationId={null}
      mayDefine={isAdmin}
      askDelete={async (name) => (await confirm('delete_certificate', { name })) === true}
      DocumentsField={CertificateDocuments}
    />
  );
}
