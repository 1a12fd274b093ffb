import { PersonPlusIcon } from '@navikt/aksel-icons';
import { type ReactNode, useState } from 'react';
import type { ChangedAnswers } from '#features/identity/web/use-action.ts';
import type { OrganisationDetail, OwnAccess } from '#features/organisations/contract.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { membershipTexts } from '../texts/token.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteMembersDialog } from './invite-members-dialog.tsx';
import { MemberList, type ToolsOf } from './member-list.tsx';
import { OfferBanner } from './offer-banner.tsx';
import { type ReportOf, RequestList } from './request-list.tsx';

type MembersTabProps = {
  organisation: Pick<OrganisationDetail, 'id' | 'name'>;
  access: OwnAccess;
  /** Answers of other features that a change of the members can touch. */
  changed: ChangedAnswers;
  /** MEM-02: takes the list along, for those who may. */
  exportMenu: ReactNode;
  toolsOf: ToolsOf;
  /** The way to say that something is wrong with a user who asks to become a member. */
  reportOf: ReportOf;
};

/** Who is a member, who wants to be, and who has been invited: each part for those who may see it. */
export function MembersTab({ organisation, access, changed, exportMenu, toolsOf, reportOf }: MembersTabProps) {
  const texts = useTexts(membershipTexts);
  const [isInviting, setIsInviting] = useState(false);
  const { can } = access;
  return (
    <div className="nb-in-order nb-stack nb-gap-l">
      {access.is_offered ? <OfferBanner organisation={organisation} /> : null}
      {can.answer_requests ? (
        <RequestList organisationId={organisation.id} changed={changed} reportOf={reportOf} />
      ) : null}
      {can.see_members ? (
        <section className="nb-stack" aria-labelledby="medlemmer">
          <SectionHeading
            id="medlemmer"
            title={texts.members.title}
            action={
              <div className="nb-row nb-gap-s">
                {can.invite_members ? (
                  <Button icon={<PersonPlusIcon aria-hidden />} onClick={() => setIsInviting(true)}>
                    {texts.members.invite}
                  </Button>
                ) : null}
                {can.export_people ? exportMenu : null}
              </div>
            }
          />
          <MemberList
            organisationId={organisation.id}
            changed={changed}
            toolsOf={toolsOf}
            canNarrow={can.change_roles}
          />
        </section>
      ) : null}
      {can.invite_members ? <InvitationList organisationId={organisation.id} /> : null}
      {isInviting ? (
        <InviteMembersDialog organisationId={organisation.id} access={access} onClose={() => setIsInviting(false)} />
      ) : null}
    </div>
  );
}
