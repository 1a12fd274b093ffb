import { useLocation } from 'react-router';
import { roomTexts } from '#features/dashboards/texts/office/token.ts';
import { todayTexts } from '#features/dashboards/texts/today/token.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { staffTexts } from '#features/users/texts/staff/token.ts';
import { ProofProvider } from '#features/users/web/profile/proof-provider.tsx';
import { StaffDesk } from '#features/users/web/staff-desk.tsx';
import { askedOffice } from './asked-office.ts';
import { OwnRoom } from './own-room.tsx';

/** DSH-03: people with rights in the municipality, for its admins. */
export const page: PageModule = {
  Component: PeoplePage,
  texts: [staffTexts, todayTexts, roomTexts],
  isPersonal: true,
  load: (services, parts) => askedOffice('people', services, parts),
  head: ({ textsOf }) => ({ title: textsOf(staffTexts).page_title }),
};

function PeoplePage() {
  const asked = new URLSearchParams(useLocation().search).get('page') ?? '';
  const number = /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : 1;
  return (
    <OwnRoom room="people">
      {(chosen) => (
        <ProofProvider>
          <StaffDesk municipalityId={chosen.id} number={number} />
        </ProofProvider>
      )}
    </OwnRoom>
  );
}
