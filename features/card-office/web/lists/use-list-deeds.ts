import { useAction } from '#features/identity/web/use-action.ts';
import { useOffice } from '#features/portal/web/office.tsx';
import { useCall } from '#platform/web/call.tsx';
import { handOver } from '#platform/web/hand-over.ts';
import { useTexts } from '#platform/web/language.tsx';
import { unlessDeclined, useProof } from '#platform/web/use-proof.ts';
import { useToasts } from '#ui/use-toasts.ts';
import type { TEMPLATE_TYPES } from '../../list-rules.ts';
import type { MemberList } from '../../lists-contract.ts';
import { listTexts } from '../../texts/lists/token.ts';
import {
  getListFaults,
  getListTemplate,
  listMemberLists,
  readMemberList,
  stopMemberList,
  takeMemberList,
} from './calls.ts';

const TOLD = { invalidates: [listMemberLists], isToldInToast: true };

/** What is wrong with the file as a whole is said above the fields. */
export function useReadList(idOf: (field: string) => string) {
  const { done: texts } = useTexts(listTexts);
  const call = useCall();
  const office = useOffice();
  const { showToast } = useToasts();
  return useAction(
    async ({ scheme_id, file }: { scheme_id: string; file: File }) => {
      const { data } = await call(readMemberList, { query: { ...office, scheme_id }, file });
      showToast({ tone: 'success', title: texts.read });
      return data;
    },
    { invalidates: [listMemberLists], fields: ['scheme_id'], idOf },
  );
}

export function useTakeList() {
  const { done: texts } = useTexts(listTexts);
  const call = useCall();
  const withProof = useProof();
  const { showToast } = useToasts();
  return useAction(async ({ id, faulty_rows }: MemberList, { keyOf }) => {
    const body = { leaves_faulty: faulty_rows > 0 };
    const take = () => call(takeMemberList, { params: { id }, body, key: keyOf({ id, ...body }) });
    if (await unlessDeclined(() => withProof(take))) showToast({ tone: 'success', title: texts.taken });
  }, TOLD);
}

export function useStopList() {
  const { done: texts } = useTexts(listTexts);
  const call = useCall();
  const { showToast } = useToasts();
  return useAction(async ({ id, state }: MemberList) => {
    await call(stopMemberList, { params: { id } });
    showToast({ tone: 'success', title: state === 'waiting' ? texts.dropped : texts.stopped });
  }, TOLD);
}

export function useFetchFaults() {
  const texts = useTexts(listTexts);
  const call = useCall();
  return useAction(
    async ({ id }: MemberList) =>
      handOver((await call(getListFaults, { params: { id } })) as Blob, `${texts.fault_file}.csv`),
    { isToldInToast: true },
  );
}

export type TemplateType = (typeof TEMPLATE_TYPES)[number];

export function useFetchTemplate() {
  const texts = useTexts(listTexts);
  const call = useCall();
  const office = useOffice();
  return useAction(
    async (type: TemplateType) =>
      handOver((await call(getListTemplate, { query: { ...office, type } })) as Blob, `${texts.template_file}.${type}`),
    { isToldInToast: true },
  );
}
