import { roomTexts } from '#features/dashboards/texts/office/token.ts';
import { todayTexts } from '#features/dashboards/texts/today/token.ts';
import { NoOffice } from '#features/dashboards/web/no-office.tsx';
import { approvalTexts } from '#features/organisations/texts/approval/token.ts';
import { ApprovalDesk } from '#features/organisations/web/manage/approval-desk.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { askedOffice } from './asked-office.ts';
import { OfficeFrame } from './office-frame.tsx';

/** ORG-02: how the municipality approves organisations. */
export const page: PageModule = {
  Component: ApprovalPage,
  texts: [approvalTexts, todayTexts, roomTexts],
  isPersonal: true,
  load: (services, parts) => askedOffice('approval', services, parts),
  head: ({ textsOf }) => ({ title: textsOf(approvalTexts).page_title }),
};

function ApprovalPage() {
  return (
    <OfficeFrame room="approval">
      {(chosen) =>
        chosen ? (
          <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-m">
            <ApprovalDesk />
          </div>
        ) : (
          <NoOffice />
        )
      }
    </OfficeFrame>
  );
}
