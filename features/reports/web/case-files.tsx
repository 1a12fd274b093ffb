import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { fileSize } from '#features/uploads/file-facts.ts';
import { useCall } from '#platform/web/call.tsx';
import type { Call } from '#platform/web/client.ts';
import { handOver } from '#platform/web/hand-over.ts';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import type { ReportCase } from '../cases-contract.ts';
import { caseTexts } from '../texts/office/token.ts';
import { getCaseFile } from './calls.ts';

type Report = ReportCase['reports'][number];
type CaseFileProps = { caseId: string; reportId: string; file: Report['files'][number] };

/** The copies that are kept with a report. They have no address of their own. */
export function CaseFiles({ caseId, report }: { caseId: string; report: Report }) {
  return report.files.map((file) => {
    const Shown = file.kind === 'image' ? CasePicture : CaseDocument;
    return <Shown key={file.position} caseId={caseId} reportId={report.id} file={file} />;
  });
}

async function fetchFile(call: Call, { caseId, reportId, file }: CaseFileProps, signal?: AbortSignal): Promise<Blob> {
  const params = { id: caseId, report: reportId };
  const content = await call(getCaseFile, { params, query: { position: file.position } }, signal);
  if (!(content instanceof Blob)) throw new TypeError('A file of a case is not a file.');
  return content;
}

function CasePicture(props: CaseFileProps) {
  const texts = useTexts(caseTexts);
  const call = useCall();
  const [address, setAddress] = useState<string | null>(null);
  const { data: file } = useQuery({
    queryKey: ['GET', getCaseFile.path, props.caseId, props.reportId, props.file.position],
    queryFn: ({ signal }) => fetchFile(call, props, signal),
  });
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address ? <img src={address} alt={texts.picture} /> : null;
}

function CaseDocument(props: CaseFileProps) {
  const texts = useTexts(caseTexts);
  const locale = useLocale();
  const call = useCall();
  const { name, bytes } = props.file;
  const fetching = useAction(async () => handOver(await fetchFile(call, props), name), { isToldInToast: true });
  return (
    <div>
      <Button variant="secondary" isSmall isLoading={fetching.isPending} onClick={() => void fetching.run()}>
        {texts.download(name, fileSize(bytes, locale))}
      </Button>
    </div>
  );
}
