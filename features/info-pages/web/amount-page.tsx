import type { PageModule } from '#features/portal/web/page-module.ts';
import { shortKroner } from '#platform/language/typed-money.ts';
import { isWithRules } from '../rules.ts';
import { infoTexts } from '../texts/token.ts';
import { AccountActions } from './account-actions.tsx';
import { AmountContent } from './amount-content.tsx';
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
    if (!info || !isWithRules(info.scheme.state)) return { title: amount.title };
    return {
      title: amount.title,
      description: amount.lead(shortKroner(info.scheme.amount_ore), info.in_place),
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
