import { infoTexts } from '#features/info-pages/texts/token.ts';
import { AccountActions } from '#features/info-pages/web/account-actions.tsx';
import { AmountContent } from '#features/info-pages/web/amount-content.tsx';
import { wholeKroner } from '#features/info-pages/web/figures.ts';
import { infoPaths } from '#features/info-pages/web/info-paths.ts';
import { infoIn, loadInfo } from '#features/info-pages/web/load-info.ts';
import { PortalInfo } from '#features/info-pages/web/portal-info.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';

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
