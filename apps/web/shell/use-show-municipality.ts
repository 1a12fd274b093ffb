import { useNavigate } from 'react-router';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';

/** MUN-02: a municipality is chosen in a portal of several: the activities there. Of one alone there is nothing to choose. */
export function useShowMunicipality(): (id: string) => void {
  const { tenant } = usePortal();
  const navigate = useNavigate();
  return (id) => {
    const own = tenant.municipality_ids;
    const isHere = own.length === 0 || (own.length > 1 && own.some((each) => each === id));
    if (isHere) navigate(`${paths.events}?${new URLSearchParams({ municipalities: id })}`);
  };
}
