import type { ReactNode } from 'react';
import type { OwnMunicipality } from '#features/dashboards/web/chosen-municipality.ts';
import { NoOffice } from '#features/dashboards/web/no-office.tsx';
import type { OfficeRoom } from '#features/portal/web/office-paths.ts';
import { OfficeFrame } from './office-frame.tsx';

type OwnRoomProps = { room: OfficeRoom; children: (chosen: OwnMunicipality) => ReactNode };

/** A room of the office for those who have a municipality of their own there; others are told whose it is. */
export const OwnRoom = ({ room, children }: OwnRoomProps) => (
  <OfficeFrame room={room}>
    {(chosen) =>
      chosen ? <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-m">{children(chosen)}</div> : <NoOffice />
    }
  </OfficeFrame>
);
