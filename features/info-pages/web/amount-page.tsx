import type { PageModule } from '#features/portal/web/page-module.ts';
import { infoTexts } from '../texts/token.ts';
import { AccountActions } from './account-actions.tsx';
import { AmountContent } from './amount-content.tsx';
import { wholeKroner } from './figures.ts';
import { infoPaths } from './info-paths.ts';
import { infoIn, loadInfo } from './load-info.ts';
import { PortalInfo } from './portal-info.tsx';

export const page: PageModule = {
  Component: AmountPage,
  texts: [infoTexts],
  load: loadInfo,
  head: (services) => {
    const { amount } = services.textsOf(infoTexts);
    const info = infoIn(services);
    // Where there is no account there is nothing to find here.
    if (info?.scheme.state !== 'running') return { title: amount.title };
    return {
      title: amount.title,
      description: amount.lead(wholeKroner(info.scheme.amount), info.in_place),
      canonical: infoPaths.amount,
    };
  },
};

function AmountPage() {
  return (
    <PortalInfo>
      {(info) => <AmountContent page={info} accountActions={<AccountActions page={info} isAmountShown />} />}
    </PortalInfo>
  );
}
