import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '#features/portal/web/paths.ts';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SheetSection } from '#ui/sheet-section.tsx';
import type { Stamp } from '../stamps-contract.ts';
import { certificateTexts } from '../texts/token.ts';
import { getStamp } from './calls.ts';
import { MyStamps } from './my-stamps.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { StampDialog } from './stamp-dialog.tsx';

/** What a letter names, so that it opens here (NOT-03). */
const NAMED = 'stamp';

/** CER-02, CER-03: one's own certificates, and asking for one. */
export function CertificatesSection({ id }: { id: string }) {
  const { own: words } = useTexts(certificateTexts);
  const privacyHref = useLocalisedPath()(paths.privacy);
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = useState<Stamp | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const named = search.get(NAMED);

  function leaveNamed() {
    search.delete(NAMED);
    setSearch(search, { replace: true, preventScrollReset: true });
  }

  return (
    <SheetSection
      id={id}
      title={words.title}
      lead={words.lead}
      action={
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {words.request}
        </Button>
      }
    >
      {named === null ? null : <NamedStamp id={named} privacyHref={privacyHref} onClose={leaveNamed} />}
      <MyStamps onOpen={setOpened} />
      {opened ? <StampDialog stamp={opened} privacyHref={privacyHref} onClose={() => setOpened(null)} /> : null}
      {isAsking ? <RequestDialog onClose={() => setIsAsking(false)} /> : null}
    </SheetSection>
  );
}

type NamedStampProps = { id: string; privacyHref: string; onClose: () => void };

function NamedStamp({ id, privacyHref, onClose }: NamedStampProps) {
  const { stamp: words } = useTexts(certificateTexts);
  const { data, isError } = useAnswer(getStamp, { params: { id } });
  if (isError) return <Notice isLive>{words.gone}</Notice>;
  return data?.data.is_own ? <StampDialog stamp={data.data} privacyHref={privacyHref} onClose={onClose} /> : null;
}
