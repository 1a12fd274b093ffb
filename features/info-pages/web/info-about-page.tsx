import { data, redirect, useParams } from 'react-router';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import type { InfoPage, InfoSlot } from '../contract.ts';
import { ACCOUNT_PAGE_TYPE, isElsewhere, PAGE_TYPES_ELSEWHERE } from '../rules.ts';
import { infoTexts } from '../texts/token.ts';
import { AccountActions } from './account-actions.tsx';
import { AccountContent } from './account-content.tsx';
import { infoPaths } from './info-paths.ts';
import { infoIn, loadInfo } from './load-info.ts';
import { PortalInfo } from './portal-info.tsx';
import { SlotContent } from './slot-content.tsx';

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
