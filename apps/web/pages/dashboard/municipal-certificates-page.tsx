import { certificateTexts } from '#features/certificates/texts/token.ts';
import { DefinitionList } from '#features/certificates/web/definition-list.tsx';
import { roomTexts } from '#features/dashboards/texts/office/token.ts';
import type { OwnMunicipality } from '#features/dashboards/web/chosen-municipality.ts';
import { ConfirmationProvider } from '#features/portal/web/confirmations/confirmation-provider.tsx';
import { useConfirmation } from '#features/portal/web/confirmations/use-confirmation.ts';
import { NotForYou } from '#features/portal/web/not-for-you.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { uploadTexts } from '#features/uploads/texts/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { CertificateDocuments } from '../organisation/certificate-documents.tsx';
import { askedOffice } from './asked-office.ts';
import { OfficeFrame } from './office-frame.tsx';

/** CER-01: what a municipality defines for all its organisations to give. */
export const page: PageModule = {
  Component: MunicipalCertificatesPage,
  texts: [certificateTexts, roomTexts, uploadTexts],
  isPersonal: true,
  load: (services, parts) => askedOffice('certificates', services, parts),
  head: ({ textsOf }) => ({ title: textsOf(certificateTexts).municipal.page_title }),
};

function MunicipalCertificatesPage() {
  return <OfficeFrame room="certificates">{(chosen) => <CertificatesRoom role={chosen?.role ?? null} />}</OfficeFrame>;
}

function CertificatesRoom({ role }: { role: OwnMunicipality['role'] | null }) {
  const { municipal: texts } = useTexts(certificateTexts);
  if (role === null) {
    return <NotForYou title={texts.forbidden} text={texts.forbidden_text} action={texts.to_dashboard} />;
  }
  return (
    <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-m">
      <PageHeader title={texts.page_title} lead={texts.lead} />
      <ConfirmationProvider>
        <Definitions isAdmin={role === 'admin'} />
      </ConfirmationProvider>
    </div>
  );
}

function Definitions({ isAdmin }: { isAdmin: boolean }) {
  const confirm = useConfirmation();
  return (
    <DefinitionList
      definer={{ kind: 'municipality' }}
      mayDefine={isAdmin}
      askDelete={async (name) => (await confirm('delete_certificate', { name })) === true}
      DocumentsField={CertificateDocuments}
    />
  );
}
