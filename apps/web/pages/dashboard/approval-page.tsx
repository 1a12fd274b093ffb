import { roomTexts } from '#features/dashboards/texts/office/token.ts';
import { todayTexts } from '#features/dashboards/texts/today/token.ts';
import { approvalTexts } from '#features/organisations/texts/approval/token.ts';
import { ApprovalDesk } from '#features/organisations/web/manage/approval-desk.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { askedOffice } from './asked-office.ts';
import { OwnRoom } from './own-room.tsx';

/** ORG-02: how the municipality approves organisations. */
export const page: PageModule = {
  Component: ApprovalPage,
  texts: [approvalTexts, todayTexts, roomTexts],
  isPersonal: true,
  load: (services, parts) => askedOffice('approval', services, parts),
  head: ({ textsOf }) => ({ title: textsOf(approvalTexts).page_title }),
};

function ApprovalPage() {
  return <OwnRoom room="approval">{() => <ApprovalDesk />}</OwnRoom>;
}
