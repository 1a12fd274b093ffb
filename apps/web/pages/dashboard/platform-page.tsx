import { useLocation } from 'react-router';
import { announcementOfficeTexts } from '#features/announcements/texts/office/token.ts';
import { AnnouncementsForAll } from '#features/announcements/web/announcements-for-all.tsx';
import { auditLogTexts } from '#features/audit/texts/office/token.ts';
import { certificateTexts } from '#features/certificates/texts/token.ts';
import { PlatformCertificatesRoom } from '#features/certificates/web/platform-certificates-room.tsx';
import { platformTexts } from '#features/dashboards/texts/platform/token.ts';
import { PlatformFrame } from '#features/dashboards/web/platform-frame.tsx';
import { proveYourself } from '#features/identity/web/calls.ts';
import { importSourceTexts } from '#features/imports/texts/sources/token.ts';
import { importTexts } from '#features/imports/texts/token.ts';
import { ImportRoom } from '#features/imports/web/import-room.tsx';
import { deadLetterTexts } from '#features/messages/texts/office/token.ts';
import { listMunicipalities } from '#features/municipalities/web/calls.ts';
import { operationTexts } from '#features/operations/texts/token.ts';
import { HealthRoom } from '#features/operations/web/health-room.tsx';
import { JobsRoom } from '#features/operations/web/jobs-room.tsx';
import { FailedPage } from '#features/portal/web/failed-page.tsx';
import { NotForYou } from '#features/portal/web/not-for-you.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { platformRoomIn } from '#features/portal/web/platform-paths.ts';
import { studioTexts } from '#features/studio/texts/token.ts';
import { PortalsRoom } from '#features/studio/web/portals-room.tsx';
import { SwitchesRoom } from '#features/studio/web/switches-room.tsx';
import { uploadTexts } from '#features/uploads/texts/token.ts';
import { accountOfficeTexts } from '#features/users/texts/office/token.ts';
import { userTexts } from '#features/users/texts/token.ts';
import { getMyInfo } from '#features/users/web/calls.ts';
import { UsersRoom } from '#features/users/web/office/users-room.tsx';
import { ProofProvider } from '#features/users/web/profile/proof-provider.tsx';
import { windDownTexts } from '#features/wind-down/texts/room/token.ts';
import { WindDownsRoom } from '#features/wind-down/web/wind-downs-room.tsx';
import { fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useLogInAs } from '../../shell/account/use-log-in-as.ts';
import { CertificateDocuments } from '../organisation/certificate-documents.tsx';
import { AuditLogRoom } from './audit-log-room.tsx';
import { DeadLettersRoom } from './dead-letters-room.tsx';

/** DSH-02: the rooms of those who run the portal for all municipalities. */
export const page: PageModule = {
  Component: PlatformPage,
  texts: [
    platformTexts,
    announcementOfficeTexts,
    accountOfficeTexts,
    deadLetterTexts,
    importTexts,
    importSourceTexts,
    auditLogTexts,
    certificateTexts,
    operationTexts,
    studioTexts,
    uploadTexts,
    userTexts,
    windDownTexts,
  ],
  isPersonal: true,
  load: ({ queries, call }) => fillAnswer(queries, call, getMyInfo, {}),
  head: ({ textsOf }) => ({ title: textsOf(platformTexts).page_title }),
};

function PlatformPage() {
  const info = useAnswer(getMyInfo, {});
  const { search } = useLocation();
  const room = platformRoomIn(search);
  if (info.isError) return <FailedPage error={info.error} />;
  if (!info.data) return null;
  if (!info.data.data.scopes.includes('admin')) return <ForThoseWhoRunIt />;
  return (
    <ProofProvider>
      <PlatformFrame room={room}>
        {room === 'users' ? <Users /> : null}
        {room === 'tenants' ? <PortalsRoom /> : null}
        {room === 'imports' ? <ImportRoom /> : null}
        {room === 'switches' ? <SwitchesRoom /> : null}
        {room === 'announcements' ? <AnnouncementsForAll number={pageIn(search)} /> : null}
        {room === 'certificates' ? <CountryCertificates /> : null}
        {room === 'messages' ? <DeadLettersRoom /> : null}
        {room === 'jobs' ? <JobsRoom /> : null}
        {room === 'health' ? <HealthRoom /> : null}
        {room === 'audit' ? <AuditLogRoom /> : null}
        {room === 'wind-downs' ? <WindDownsRoom /> : null}
      </PlatformFrame>
    </ProofProvider>
  );
}

function pageIn(search: string): number {
  const asked = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : 1;
}

function CountryCertificates() {
  const municipalities = useAnswer(listMunicipalities, {}).data?.data ?? [];
  return <PlatformCertificatesRoom municipalities={municipalities} DocumentsField={CertificateDocuments} />;
}

function Users() {
  const logInAs = useLogInAs();
  const call = useCall();
  const municipalities = useAnswer(listMunicipalities, {}).data?.data ?? [];
  return (
    <UsersRoom
      municipalities={municipalities}
      onLogInAs={logInAs}
      onProve={async (password) => {
        await call(proveYourself, { body: { password } });
      }}
    />
  );
}

function ForThoseWhoRunIt() {
  const { forbidden: texts } = useTexts(platformTexts);
  return <NotForYou {...texts} />;
}
