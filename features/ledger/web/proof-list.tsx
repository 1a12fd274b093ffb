import { HourglassIcon } from '@navikt/aksel-icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import { osloWallTime } from '#platform/language/dates.ts';
import { grouped } from '#platform/language/money.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { AuditOffice } from '../contract.ts';
import { ledgerTexts } from '../texts/token.ts';
import styles from './audit.module.css';
import { listProofs } from './calls.ts';
import { ProofLine } from './proof-line.tsx';

const FEW = 6;
/** When the control of the morning is. */
const CONTROL_HOUR = 6;

/** What the controls found, day by day. */
export function ProofList({ office }: { office: AuditOffice }) {
  const { proofs: texts } = useTexts(ledgerTexts);
  const { now } = usePortal();
  const call = useCall();
  const [isWhole, setIsWhole] = useState(false);
  const asked = { municipality_id: office.municipality.id };
  const answer = useInfiniteQuery({
    queryKey: [listProofs.method, listProofs.path, asked],
    queryFn: ({ pageParam, signal }) =>
      call(listProofs, { query: { ...asked, ...(pageParam && { before: pageParam }) } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    retry: false,
  });
  const days = answer.data?.pages.flatMap(({ data }) => data) ?? [];
  const shown = isWhole ? days : days.slice(0, FEW);
  const next = osloWallTime(now).hour < CONTROL_HOUR ? texts.today_at : texts.tomorrow;
  return (
    <section className="nb-panel nb-stack">
      <h2 className={styles.heading}>{texts.title}</h2>
      {answer.isPending ? <Skeleton /> : null}
      {answer.isError ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {answer.isSuccess && days.length === 0 ? <p className="nb-muted">{texts.none}</p> : null}
      <ol className={styles.proofs}>
        {office.since_control > 0 && days.length > 0 ? (
          <li className={styles.proof}>
            <HourglassIcon aria-hidden />
            <div>
              <strong>{texts.today}</strong>
              <p className="nb-small nb-muted">{texts.waiting(office.since_control, next)}</p>
            </div>
          </li>
        ) : null}
        {shown.map((proof) => (
          <ProofLine key={proof.day} proof={proof} municipalityId={office.municipality.id} />
        ))}
      </ol>
      {!isWhole && office.days > FEW ? (
        <div>
          <Button variant="tertiary" isSmall onClick={() => setIsWhole(true)}>
            {texts.all(grouped(office.days))}
          </Button>
        </div>
      ) : null}
      {isWhole ? <ShowMore label={texts.more} from={answer} /> : null}
    </section>
  );
}
