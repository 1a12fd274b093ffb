import { useAction } from '#features/identity/web/use-action.ts';
import { useCall } from '#platform/web/call.tsx';
import type { DeskCard, DeskVisit } from '../../contract.ts';
import {
  findCultureCards,
  getDesk,
  getVisitNumbers,
  listCultureGroups,
  listGroupMembers,
  readCultureCard,
  registerVisit,
  undoVisit,
} from '../calls.ts';

/** What a visit can have touched. */
export const AFTER_VISIT = [getDesk, findCultureCards, listGroupMembers, getVisitNumbers, listCultureGroups];

export type Registering = { card: DeskCard; occurrence_id: string | null; companions: number };

export function useRegister(organisationId: string) {
  const call = useCall();
  return useAction(
    async ({ card, occurrence_id, companions }: Registering, { keyOf }) => {
      const body = { organization_id: organisationId, card_id: card.id, occurrence_id, companions };
      // The same press is the same visit, however often it is sent; the next one is another.
      return (await call(registerVisit, { body: { ...body, key: keyOf(body) } })).data;
    },
    { invalidates: AFTER_VISIT, fields: ['occurrence_id', 'companions'], idOf: (field) => `visit-${field}` },
  );
}

export function useUndo() {
  const call = useCall();
  return useAction(async ({ id }: DeskVisit) => call(undoVisit, { params: { id } }), {
    invalidates: AFTER_VISIT,
    isToldInToast: true,
  });
}

export function useReadCard(organisationId: string) {
  const call = useCall();
  return useAction(
    async (text: string) => (await call(readCultureCard, { body: { organization_id: organisationId, text } })).data,
    { fields: ['text'] },
  );
}
