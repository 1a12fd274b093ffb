import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import {
  chosenMunicipality,
  keptMunicipality,
  municipalitiesFor,
  type OwnMunicipality,
} from '#features/dashboards/web/chosen-municipality.ts';
import { MunicipalitySwitch } from '#features/dashboards/web/municipality-switch.tsx';
import { OfficeBar } from '#features/dashboards/web/office-bar.tsx';
import { FailedPage } from '#features/portal/web/failed-page.tsx';
import { OfficeProvider } from '#features/portal/web/office.tsx';
import type { OfficeRoom } from '#features/portal/web/office-paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { getMyPermissions } from '#features/users/web/calls.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { wantedMunicipalities } from './asked-office.ts';

type OfficeFrameProps = {
  room: OfficeRoom;
  /** Null for those who have no municipality of their own here; the server says what they may. */
  children: (chosen: OwnMunicipality | null) => ReactNode;
};

/** CRD-09: a room of the office, of one municipality at a time. With another one everything in it begins again. */
export function OfficeFrame({ room, children }: OfficeFrameProps) {
  const { search } = useLocation();
  const { tenant } = usePortal();
  const permissions = useAnswer(getMyPermissions, {});
  const grants = permissions.data?.data.municipalities ?? [];
  const own = municipalitiesFor(room, grants);
  const chosen = chosenMunicipality(own, wantedMunicipalities(new URLSearchParams(search), tenant));
  const idToKeep = own.length > 1 ? chosen?.id : undefined;
  useEffect(() => {
    if (idToKeep) keptMunicipality.keep(idToKeep);
  }, [idToKeep]);

  if (permissions.isError) return <FailedPage error={permissions.error} />;
  if (!permissions.data) return null;
  const municipalitySwitch =
    chosen && own.length > 1 ? <MunicipalitySwitch municipalities={own} chosen={chosen} /> : null;
  const isStaff = municipalitiesFor('accounts', grants).length > 0;
  return (
    <>
      {isStaff && chosen ? (
        <OfficeBar current={room} isAdmin={municipalitiesFor('audit', grants).length > 0}>
          {municipalitySwitch}
        </OfficeBar>
      ) : (
        <div className="nb-wrap">{municipalitySwitch}</div>
      )}
      <OfficeProvider key={chosen?.id} municipalityId={chosen?.id ?? null}>
        {children(chosen)}
      </OfficeProvider>
    </>
  );
}
