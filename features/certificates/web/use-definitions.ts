import { useQuery } from '@tanstack/react-query';
import { useOffice } from '#features/portal/web/office.tsx';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import type { Call } from '#platform/web/client.ts';
import type { OrganisationCertificate, OwnCertificate } from '../contract.ts';
import { listCertificates, listOrganisationCertificates } from './calls.ts';

/** A certificate among those of an organisation, or of the municipality itself. */
export type Definition = Omit<OwnCertificate, 'can' | 'available_in'> & {
  can: Partial<OrganisationCertificate['can']>;
};

type Office = ReturnType<typeof useOffice>;

const ofOffice = (office: Office) => ({ query: { ...office, owner: 'municipality' as const } });
const of = (organisationId: string | null) => ({ params: { id: organisationId ?? '' } });

/** What an organisation gives; without one, the municipality's own. */
export function useDefinitions(organisationId: string | null) {
  const call = useCall();
  const isMunicipal = organisationId === null;
  const own = useQuery({ ...answerQuery(call, listCertificates, ofOffice(useOffice())), enabled: isMunicipal });
  const given = useQuery({
    ...answerQuery(call, listOrganisationCertificates, of(organisationId)),
    enabled: !isMunicipal,
  });
  const { isPending, isError, refetch } = isMunicipal ? own : given;
  const definitions: readonly Definition[] | undefined = isMunicipal ? own.data?.data : given.data?.data;
  return { definitions, isPending, isError, readAgain: () => void refetch() };
}

/** As they are at the server now. */
export async function readDefinitions(
  call: Call,
  office: Office,
  organisationId: string | null,
): Promise<readonly Definition[]> {
  return organisationId === null
    ? (await call(listCertificates, ofOffice(office))).data
    : (await call(listOrganisationCertificates, of(organisationId))).data;
}
