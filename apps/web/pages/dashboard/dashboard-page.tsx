import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dashboardTexts } from '#features/dashboards/texts/token.ts';
import { chosenOrganisation, keptOrganisation } from '#features/dashboards/web/chosen-organisation.ts';
import styles from '#features/dashboards/web/dashboard.module.css';
import { organisationTexts } from '#features/organisations/texts/token.ts';
import { listOwnRequests } from '#features/organisations/web/calls.ts';
import { FailedPage } from '#features/portal/web/failed-page.tsx';
import { organisationPaths } from '#features/portal/web/organisation-paths.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import type { OrganisationOfMine } from '#features/users/contract.ts';
import { getMyInfo, listMyOrganizations } from '#features/users/web/calls.ts';
import { fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { OrganisationOverview } from './organisation-overview.tsx';
import { WithoutOrganisation } from './without-organisation.tsx';

export const page: PageModule = {
  Component: DashboardPage,
  texts: [dashboardTexts, organisationTexts],
  isPersonal: true,
  load: ({ queries, call }) =>
    Promise.all([
      fillAnswer(queries, call, getMyInfo, {}),
      fillAnswer(queries, call, listMyOrganizations, ALL_MINE),
      fillAnswer(queries, call, listOwnRequests, {}),
    ]),
  head: ({ textsOf }) => ({ title: textsOf(dashboardTexts).page_title }),
};

const ALL_MINE = { query: { perPage: 100 } };

/** DSH-01: what the user who runs an organisation comes for, for one organisation at a time. */
function DashboardPage() {
  const { search } = useLocation();
  const info = useAnswer(getMyInfo, {});
  const mine = useAnswer(listMyOrganizations, ALL_MINE);
  const requests = useAnswer(listOwnRequests, {});
  const failed = [info, mine, requests].find(({ isError }) => isError);
  const run = (mine.data?.data ?? []).filter(
    ({ role, is_owner }) => is_owner || role === 'admin' || role === 'moderator',
  );
  const chosen = chosenOrganisation(run, new URLSearchParams(search).get('organization'), keptOrganisation.read());
  const chosenId = chosen?.id;
  useEffect(() => {
    if (chosenId) keptOrganisation.keep(chosenId);
  }, [chosenId]);

  if (failed) return <FailedPage error={failed.error} />;
  if (!info.data || !mine.data || !requests.data) {
    return (
      <div className={`nb-wrap nb-section nb-in-order ${styles.page}`}>
        <Skeleton shape="block" />
      </div>
    );
  }
  const person = info.data.data;
  return (
    <div className={`nb-wrap nb-section nb-in-order ${styles.page}`}>
      {chosen ? (
        <OrganisationOverview
          key={chosen.id}
          organisation={chosen}
          person={person}
          requests={requests.data.data}
          organisationSwitch={run.length > 1 ? <OrganisationSwitch organisations={run} chosen={chosen} /> : null}
        />
      ) : (
        <WithoutOrganisation person={person} organisations={mine.data.data} requests={requests.data.data} />
      )}
    </div>
  );
}

type OrganisationSwitchProps = { organisations: readonly OrganisationOfMine[]; chosen: OrganisationOfMine };

function OrganisationSwitch({ organisations, chosen }: OrganisationSwitchProps) {
  const texts = useTexts(dashboardTexts);
  const navigate = useNavigate();
  return (
    <div className={styles.switch}>
      <SelectField
        label={texts.switch}
        value={chosen.id}
        onChange={(event) => navigate(organisationPaths.dashboard(event.currentTarget.value), { replace: true })}
      >
        {organisations.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
