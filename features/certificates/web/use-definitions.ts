import { useQuery } from '@tanstack/react-query';
import { useOffice } from '#features/portal/web/office.tsx';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import type { Call } from '#platform/web/client.ts';
import type { OrganisationCertificate, OwnCertificate } from '../contract.ts';
import { listCertificates, listOrganisationCertificates } from './calls.ts';
import type { Definer } from './definer.ts';

/** A certificate among those of an organisation, of a municipality itself, or of the whole country. */
export type Definition = Omit<OwnCertificate, 'can' | 'available_in'> & {
  can: Partial<OrganisationCertificate['can']>;
};

type Office = ReturnType<typeof useOffice>;

function ofPlace(definer: Definer, office: Office) {
  if (definer.kind !== 'platform') return { query: { ...office, owner: 'municipality' as const } };
  const { municipality_id } = definer;
  return {
    query:
      municipality_id === null ? { owner: 'country' as const } : { owner: 'municipality' as const, municipality_id },
  };
}
const of = (definer: Definer) => ({ params: { id: definer.kind === 'organisation' ? definer.id : '' } });

/** What an organisation gives; or a municipality's own, or the whole country's. */
export function useDefinitions(definer: Definer) {
  const call = useCall();
  const isOrganisation = definer.kind === 'organisation';
  const own = useQuery({
    ...answerQuery(call, listCertificates, ofPlace(definer, useOffice())),
    enabled: !isOrganisation,
  });
  const given = useQuery({
    ...answerQuery(call, listOrganisationCertificates, of(definer)),
    enabled: isOrganisation,
  });
  const { isPending, isError, refetch } = isOrganisation ? given : own;
  const definitions: readonly Definition[] | undefined = isOrganisation ? given.data?.data : own.data?.data;
  return { definitions, isPending, isError, readAgain: () => void refetch() };
}

/** As they are at the server now. */
export async function readDefinitions(call: Call, office: Office, definer: Definer): Promise<readonly Definition[]> {
  return definer.kind === 'organisation'
    ? (await call(listOrganisationCertificates, of(definer))).data
    : (await call(listCertificates, ofPlace(definer, office))).data;
}
