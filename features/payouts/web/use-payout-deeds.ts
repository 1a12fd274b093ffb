import { useAction } from '#features/identity/web/use-action.ts';
import { useCall } from '#platform/web/call.tsx';
import { handOver } from '#platform/web/hand-over.ts';
import { useTexts } from '#platform/web/language.tsx';
import { unlessDeclined, useProof } from '#platform/web/use-proof.ts';
import { useToasts } from '#ui/use-toasts.ts';
import type { BankFile } from '../contract.ts';
import { payoutTexts } from '../texts/token.ts';
import {
  approveBankFile,
  downloadBankFile,
  getBankFile,
  listBankFiles,
  makeBankFile,
  takeBankAnswer,
  withdrawBankFile,
} from './calls.ts';

const TOLD = { invalidates: [listBankFiles, getBankFile], isToldInToast: true };

export function useMakeFile(municipality_id: string) {
  const { done: texts } = useTexts(payoutTexts);
  const call = useCall();
  const { showToast } = useToasts();
  return useAction(async (_: undefined, { keyOf }) => {
    const body = { municipality_id };
    await call(makeBankFile, { body, key: keyOf(body) });
    showToast({ tone: 'success', title: texts.made });
  }, TOLD);
}

export function useApproveFile() {
  const { done: texts } = useTexts(payoutTexts);
  const call = useCall();
  const withProof = useProof();
  const { showToast } = useToasts();
  return useAction(async ({ id }: BankFile, { keyOf }) => {
    const approve = () => call(approveBankFile, { params: { id }, key: keyOf({ id }) });
    if (await unlessDeclined(() => withProof(approve))) showToast({ tone: 'success', title: texts.approved });
  }, TOLD);
}

export function useWithdrawFile({ id }: BankFile, idOf: (field: string) => string) {
  const { done: texts } = useTexts(payoutTexts);
  const call = useCall();
  const withProof = useProof();
  const { showToast } = useToasts();
  return useAction(
    async (reason: string, { keyOf }) => {
      const body = { reason };
      const withdraw = () => call(withdrawBankFile, { params: { id }, body, key: keyOf(body) });
      const isDone = await unlessDeclined(() => withProof(withdraw));
      if (isDone) showToast({ tone: 'success', title: texts.withdrawn });
      return isDone;
    },
    { invalidates: TOLD.invalidates, fields: ['reason'], idOf },
  );
}

/** The number is what people call it by; the name inside the file is the bank's. */
export function useFetchFile() {
  const { done: texts } = useTexts(payoutTexts);
  const call = useCall();
  const { showToast } = useToasts();
  return useAction(async ({ id, number }: BankFile) => {
    handOver((await call(downloadBankFile, { params: { id } })) as Blob, `bankfil-${number}.xml`);
    showToast({ tone: 'success', title: texts.downloaded });
  }, TOLD);
}

export function useTakeAnswer(municipality_id: string) {
  const { done: texts } = useTexts(payoutTexts);
  const call = useCall();
  const { showToast } = useToasts();
  return useAction(
    async (file: File, { keyOf }) => {
      const key = keyOf({ name: file.name, size: file.size, changed: file.lastModified });
      const { data } = await call(takeBankAnswer, { query: { municipality_id }, file, key });
      const text = texts.answer(data.paid, data.failed, data.waiting, data.not_ours);
      showToast({ tone: 'success', title: texts.answered, text });
    },
    { invalidates: TOLD.invalidates },
  );
}
