import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { officePaths } from '#features/portal/web/office-paths.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { staffTexts } from '../texts/staff/token.ts';
import { StaffInvitation } from './staff-invitation.tsx';

/** DSH-03: for the user who comes by the link of an invitation to work for a municipality. */
export const page: PageModule = {
  Component: InvitationPage,
  texts: [staffTexts],
  isPersonal: true,
  head: ({ textsOf }) => ({ title: textsOf(staffTexts).invitation.page_title }),
};

function InvitationPage() {
  const { invitation: words } = useTexts(staffTexts);
  const { search } = useLocation();
  const navigate = useNavigate();
  // Read once: it leaves the address bar as soon as the page is there.
  const [token] = useState(() => new URLSearchParams(search).get('token') ?? '');
  return (
    <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-m">
      <PageHeader title={words.page_title} />
      {token ? (
        <StaffInvitation token={token} onAccepted={() => void navigate(officePaths.today)} />
      ) : (
        <Notice tone="warning" title={words.unknown.title}>
          <p>{words.unknown.text}</p>
        </Notice>
      )}
    </div>
  );
}
