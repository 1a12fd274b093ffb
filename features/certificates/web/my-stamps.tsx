import { useInfiniteQuery } from '@tanstack/react-query';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Stamp } from '../stamps-contract.ts';
import { certificateTexts } from '../texts/token.ts';
import { listStamps } from './calls.ts';
import styles from './certificates.module.css';
import { periodText } from './period-text.ts';
import { StatusTag } from './status-tag.tsx';

/** CER-02: what a user holds, has asked for or has been given; what waits for an answer comes first. */
export function MyStamps({ onOpen }: { onOpen: (stamp: Stamp) => void }) {
  const { own: words } = useTexts(certificateTexts);
  const call = useCall();
  const answer = useInfiniteQuery({
    queryKey: ['GET', listStamps.path, 'own'],
    queryFn: ({ pageParam, signal }) => call(listStamps, { query: { page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.last_page ? meta.page + 1 : null),
  });
  const { data, isError, refetch } = answer;
  if (isError) return <FailedPart onTryAgain={() => void refetch()} />;
  if (!data) return <Skeleton shape="block" />;
  const stamps = data.pages.flatMap((page) => page.data);
  if (stamps.length === 0) {
    return (
      <div>
        <p>{words.empty}</p>
        <p className={styles.small}>{words.empty_text}</p>
      </div>
    );
  }
  return (
    <>
      <ul className={styles.rows} aria-label={words.title}>
        {stamps.map((stamp) => (
          <StampRow key={stamp.id} stamp={stamp} onOpen={() => onOpen(stamp)} />
        ))}
      </ul>
      <ShowMore label={words.more} from={answer} />
    </>
  );
}

function StampRow({ stamp, onOpen }: { stamp: Stamp; onOpen: () => void }) {
  const { own: words, facts } = useTexts(certificateTexts);
  const { certificate, organization, can } = stamp;
  const period = periodText(stamp, facts);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <div className={styles.line}>
          <p className={styles.name}>{certificate.name}</p>
          <StatusTag status={stamp.status} />
        </div>
        <p className={styles.small}>{facts.from(organization.name)}</p>
        {period === null ? null : <p className={styles.small}>{period}</p>}
      </div>
      {can.accept ? (
        <Button isSmall aria-label={words.answer_name(certificate.name)} onClick={onOpen}>
          {words.answer}
        </Button>
      ) : (
        <Button variant="secondary" isSmall aria-label={words.show_name(certificate.name)} onClick={onOpen}>
          {words.show}
        </Button>
      )}
    </li>
  );
}
