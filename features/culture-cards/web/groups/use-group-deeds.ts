import { useAction } from '#features/identity/web/use-action.ts';
import { useCall } from '#platform/web/call.tsx';
import type { CultureGroup, GroupForm, GroupMember } from '../../groups-contract.ts';
import {
  addGroupMember,
  createCultureGroup,
  endCultureGroup,
  getCardPaper,
  getCultureNumbers,
  getDesk,
  listCultureGroups,
  listGroupMembers,
  listOwnCultureCards,
  registerGroupVisit,
  removeGroupMember,
  replaceCardCode,
  updateCultureGroup,
} from '../calls.ts';
import { AFTER_VISIT } from '../desk/use-desk-deeds.ts';

const AFTER_CHANGE = [listCultureGroups, listGroupMembers, getDesk, getCultureNumbers];

type IdOf = (field: string) => string;
type Whose = { organization_id?: string; municipality_id?: string };
export const GROUP_FIELDS = ['name', 'visits_per_period', 'valid_from', 'valid_until'] as const;

export function useSaveGroup({ group, whose, idOf }: { group: CultureGroup | null; whose: Whose; idOf: IdOf }) {
  const call = useCall();
  return useAction(
    async (form: GroupForm) => {
      if (!group) return (await call(createCultureGroup, { body: { ...form, ...whose } })).data.id;
      await call(updateCultureGroup, { params: { id: group.id }, body: form });
      return group.id;
    },
    { invalidates: AFTER_CHANGE, fields: GROUP_FIELDS, idOf },
  );
}

export function useEndGroup() {
  const call = useCall();
  return useAction(async ({ id }: CultureGroup) => call(endCultureGroup, { params: { id } }), {
    invalidates: AFTER_CHANGE,
  });
}

export type GivenCard = { name: string; username: string | null; birth_year: number | null };

export function useGiveCard(group: CultureGroup, idOf: IdOf) {
  const call = useCall();
  return useAction(
    async (given: GivenCard, { keyOf }) => {
      const body = { group_id: group.id, ...given };
      return (await call(addGroupMember, { body, key: keyOf(body) })).data;
    },
    { invalidates: AFTER_CHANGE, fields: ['name', 'username', 'birth_year'], idOf },
  );
}

export function useRemoveCard() {
  const call = useCall();
  return useAction(async ({ id }: GroupMember) => call(removeGroupMember, { params: { id } }), {
    invalidates: AFTER_CHANGE,
    isToldInToast: true,
  });
}

export function useReplaceCode() {
  const call = useCall();
  return useAction(async ({ id }: GroupMember) => call(replaceCardCode, { params: { id } }), {
    invalidates: [getCardPaper, listOwnCultureCards],
    isToldInToast: true,
  });
}

type Came = { organization_id: string; group_id: string; card_ids: string[]; occurrence_id: string | null };

export function useRegisterGroup(idOf: IdOf) {
  const call = useCall();
  return useAction(
    async (came: Came, { keyOf }) => (await call(registerGroupVisit, { body: { ...came, key: keyOf(came) } })).data,
    { invalidates: AFTER_VISIT, fields: ['card_ids', 'occurrence_id'], idOf },
  );
}
