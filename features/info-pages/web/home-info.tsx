import { useState } from 'react';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { InfoPage } from '../contract.ts';
import { infoTexts } from '../texts/token.ts';
import { AccountActions } from './account-actions.tsx';
import { getInfoPage } from './calls.ts';
import { InfoContent } from './info-content.tsx';

/** INF-01: title and cards of the municipality that the user lives in. Until that is known, and else, the portal's. */
export function HomeInfo({ portal, home }: { portal: InfoPage; home: MunicipalityId | undefined }) {
  const { tenant } = usePortal();
  if (home === undefined || tenant.municipality_ids.includes(home)) return <Shown page={portal} />;
  return <OtherHome portal={portal} municipality={home} />;
}

const Shown = ({ page }: { page: InfoPage }) => (
  <InfoContent page={page} accountActions={<AccountActions page={page} />} />
);

function OtherHome({ portal, municipality }: { portal: InfoPage; municipality: MunicipalityId }) {
  const { home: texts } = useTexts(infoTexts);
  const [isPortalShown, setIsPortalShown] = useState(false);
  const home = useAnswer(getInfoPage, { query: { municipality } }).data?.data;
  // A municipality without a portal is answered with the one that was asked.
  if (!home || home.portal_url === null || isPortalShown) return <Shown page={portal} />;
  return (
    <InfoContent
      page={home}
      notice={
        <Notice>
          <p>{texts.text(home.in_place)}</p>
          <Button variant="tertiary" onClick={() => setIsPortalShown(true)}>
            {texts.other(portal.in_place)}
          </Button>
        </Notice>
      }
      accountActions={<AccountActions page={home} />}
    />
  );
}
