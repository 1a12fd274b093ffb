import type { ComponentProps } from 'react';
import { getAudience } from '#features/bulk-messages/web/calls.ts';
import { listStampPeople } from '#features/certificates/web/calls.ts';
import { EXPORT_TYPES } from '#features/exports/rules.ts';
import { ExportMenu } from '#features/exports/web/export-menu.tsx';
import { membershipTexts } from '#features/memberships/texts/token.ts';
import { exportMembers } from '#features/memberships/web/calls.ts';
import { MembersTab } from '#features/memberships/web/members-tab.tsx';
import { HIDING_ANSWERS } from '#features/messenger/web/calls.ts';
import { OpenThreadButton } from '#features/messenger/web/open-thread-button.tsx';
import { WriteToButton } from '#features/messenger/web/write-to-button.tsx';
import { paths } from '#features/portal/web/paths.ts';
import { ReportPersonButton } from '#features/reports/web/report-person-button.tsx';
import { SECTIONS } from '#features/users/web/paths.ts';
import { ProofProvider } from '#features/users/web/profile/proof-provider.tsx';
import { useUserInfo } from '#features/users/web/use-user-info.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';

/** Who is written to, and who can be given a certificate. */
const OTHER_LISTS = [getAudience, listStampPeople];

const PROFILE = `${paths.editProfile}#${SECTIONS.about}`;

/** Those whom the conversation of the team is for. */
const RUNS_IT = ['moderator', 'admin', 'owner'] as const;

/** The members with the menu that all exports have, in one file for the page to load. */
export function MembersListPart(
  props: Omit<ComponentProps<typeof MembersTab>, 'changed' | 'exportMenu' | 'toolsOf' | 'reportOf'>,
) {
  const texts = useTexts(membershipTexts);
  const call = useCall();
  const { id } = props.organisation;
  const ownId = useUserInfo(true).data?.data.id;
  const reportOf = (person: { id: string; name: string }) => (
    <ReportPersonButton person={person} ownId={ownId} hides={HIDING_ANSWERS} />
  );
  return (
    <ProofProvider>
      {/* One column of the page: the side column stands beside it. */}
      <div className="nb-in-order nb-stack nb-gap-l">
        {RUNS_IT.some((rank) => rank === props.access.rank) ? (
          <p>
            <OpenThreadButton of="team" id={id} />
          </p>
        ) : null}
        <MembersTab
          {...props}
          changed={OTHER_LISTS}
          toolsOf={(member, among) => (
            <>
              <WriteToButton person={member} among={among} profilePath={PROFILE} />
              {reportOf(member)}
            </>
          )}
          reportOf={reportOf}
          exportMenu={
            <ExportMenu
              types={EXPORT_TYPES}
              texts={texts.export}
              onAsk={async (type) => (await call(exportMembers, { params: { id }, body: { type } })).data.id}
            />
          }
        />
      </div>
    </ProofProvider>
  );
}
