import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { caseTexts } from '../texts/office/token.ts';
import { getCasePicture } from './calls.ts';

/** The copy that is kept with a report: it has no address of its own. */
export function CasePicture({ caseId, reportId }: { caseId: string; reportId: string }) {
  const texts = useTexts(caseTexts);
  const call = useCall();
  const [address, setAddress] = useState<string | null>(null);
  const { data: file } = useQuery({
    queryKey: ['GET', getCasePicture.path, caseId, reportId],
    queryFn: ({ signal }) => call(getCasePicture, { params: { id: caseId, report: reportId } }, signal),
  });
  useEffect(() => {
    if (!(file instanceof Blob)) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address ? <img src={address} alt={texts.picture} /> : null;
}
