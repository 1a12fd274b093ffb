import { data, redirect, useParams } from 'react-router';
import type { InfoPage, InfoSlot } from '#features/info-pages/contract.ts';
import { ACCOUNT_PAGE_TYPE, isElsewhere, PAGE_TYPES_ELSEWHERE } from '#features/info-pages/rules.ts';
import { infoTexts } from '#features/info-pages/texts/token.ts';
import { AccountActions } from '#features/info-pages/web/account-actions.tsx';
import { AccountContent } from '#features/info-pages/web/account-content.tsx';
import { infoPaths } from '#features/info-pages/web/info-paths.ts';
import { infoIn, loadInfo } from '#features/info-pages/web/load-info.ts';
import { PortalInfo } from '#features/info-pages/web/portal-info.tsx';
import { SlotContent } from '#features/info-pages/web/slot-content.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';

const ELSEWHERE = {
  account: infoPaths.about(ACCOUNT_PAGE_TYPE),
  info: paths.info,
  help: paths.help,
};

/** More about one thing on the info page, by its page type. */
export const page: PageModule = {
  Component: InfoAboutPage,
  texts: [infoTexts],
  load: async (services, { params: { type = '' } }) => {
    if (isElsewhere(type)) throw redirect(ELSEWHERE[PAGE_TYPES_ELSEWHERE[type]]);
    const info = await loadInfo(services);
    if (type !== ACCOUNT_PAGE_TYPE && !slotsOf(info, type)) throw data('', { status: 404 });
  },
  head: (services, { params: { type = '' } }) => {
    const info = infoIn(services);
    const first = info && slotsOf(info, type)?.[0];
    return {
      title: first?.title ?? info?.scheme.question ?? '',
      description: first?.content ?? info?.scheme.text ?? '',
      canonical: infoPaths.about(type),
    };
  },
};

function InfoAboutPage() {
  const { type = '' } = useParams();
  return (
    <PortalInfo>
      {(info) => {
        const slots = slotsOf(info, type);
        return slots ? (
          <SlotContent page={info} slots={slots} />
        ) : (
          <AccountContent page={info} accountActions={<AccountActions page={info} />} />
        );
      }}
    </PortalInfo>
  );
}

function slotsOf(info: InfoPage, type: string): [InfoSlot, ...InfoSlot[]] | null {
  const [first, ...others] = info.slots.filter(({ page_type }) => page_type === type);
  return first ? [first, ...others] : null;
}
