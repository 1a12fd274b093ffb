import { useIsLoggedIn } from '#features/identity/web/use-login.tsx';
import type { InfoPage } from '#features/info-pages/contract.ts';
import { infoTexts } from '#features/info-pages/texts/token.ts';
import { AccountActions } from '#features/info-pages/web/account-actions.tsx';
import { HomeInfo } from '#features/info-pages/web/home-info.tsx';
import { InfoContent } from '#features/info-pages/web/info-content.tsx';
import { infoIn, loadInfo } from '#features/info-pages/web/load-info.ts';
import { PortalInfo } from '#features/info-pages/web/portal-info.tsx';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { getMe } from '#features/users/web/calls.ts';
import { useAnswer } from '#platform/web/answers.tsx';

/** INF-01: the server's page is the portal's; a resident of another municipality then reads about that one. */
export const page: PageModule = {
  Component: PortalInfoPage,
  texts: [infoTexts],
  load: loadInfo,
  head: (services) => ({
    title: services.tenant.infoPageTitle,
    description: services.textsOf(infoTexts).description(infoIn(services)?.in_place ?? services.tenant.in_place),
    canonical: paths.info,
  }),
};

function PortalInfoPage() {
  const isLoggedIn = useIsLoggedIn();
  return (
    <PortalInfo>
      {(info) =>
        isLoggedIn ? (
          <ResidentInfo portal={info} />
        ) : (
          <InfoContent page={info} accountActions={<AccountActions page={info} />} />
        )
      }
    </PortalInfo>
  );
}

function ResidentInfo({ portal }: { portal: InfoPage }) {
  const home = useAnswer(getMe, {}).data?.data.municipality?.id as MunicipalityId | undefined;
  return <HomeInfo portal={portal} home={home} />;
}
