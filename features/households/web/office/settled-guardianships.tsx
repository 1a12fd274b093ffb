import { PersonPlusIcon } from '@navikt/aksel-icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ReasonDialog } from '#ui/reason-dialog.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { SettledGuardianship } from '../../contract.ts';
import { MAX_REASON_LENGTH } from '../../rules.ts';
import { guardianTexts } from '../../texts/office/token.ts';
import { listSettledGuardianships } from '../calls.ts';
import { SettleDialog } from './settle-dialog.tsx';
import { SettledLine } from './settled-line.tsx';
import { useEndGuardianship } from './use-settling.ts';

/** BEY-05: what the register does not say, and an admin of the municipality has decided. */
export function SettledGuardianships() {
  const texts = useTexts(guardianTexts);
  const headingId = useId();
  const call = useCall();
  const asked = useOffice();
  const [isSettling, setIsSettling] = useState(false);
  const [ended, setEnded] = useState<SettledGuardianship | null>(null);
  const ending = useEndGuardianship();
  const answer = useInfiniteQuery({
    queryKey: [listSettledGuardianships.method, listSettledGuardianships.path, asked],
    queryFn: ({ pageParam, signal }) =>
      call(listSettledGuardianships, { query: { ...asked, ...(pageParam && { before: pageParam }) } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    retry: false,
  });
  const settled = answer.data?.pages.flatMap(({ data }) => data) ?? [];

  async function end({ id }: SettledGuardianship, reason: string) {
    const done = await ending.run({ id, reason });
    if (done?.result) setEnded(null);
  }

  return (
    <section className="nb-stack" aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={texts.heading}
        lead={texts.text}
        action={
          <Button variant="secondary" icon={<PersonPlusIcon aria-hidden />} onClick={() => setIsSettling(true)}>
            {texts.button}
          </Button>
        }
      />
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError && !answer.data ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {answer.isSuccess && settled.length === 0 ? <p className="nb-muted">{texts.none}</p> : null}
      {settled.length > 0 ? (
        <ul className="nb-panel nb-lines">
          {settled.map((one) => (
            <SettledLine key={one.id} settled={one} onEnd={() => setEnded(one)} />
          ))}
        </ul>
      ) : null}
      <ShowMore label={texts.more} from={answer} />
      {isSettling ? <SettleDialog onClose={() => setIsSettling(false)} /> : null}
      {ended ? (
        <ReasonDialog
          title={texts.ending.title(ended.guardian_name ?? texts.forgotten)}
          text={texts.ending.text(ended.guardian_name ?? texts.forgotten, ended.first_name)}
          texts={{ ...texts, send: texts.ending.submit }}
          longest={MAX_REASON_LENGTH}
          isPending={ending.isPending}
          error={undefined}
          onSend={(reason) => void end(ended, reason)}
          onClose={() => setEnded(null)}
        />
      ) : null}
    </section>
  );
}
