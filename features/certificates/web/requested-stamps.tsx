import { useInfiniteQuery } from '@tanstack/react-query';
import { inputDate } from '#platform/language/date-forms.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { joinClassNames } from '#ui/class-names.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Stamp } from '../stamps-contract.ts';
import { certificateTexts } from '../texts/token.ts';
import { listStamps } from './calls.ts';
import styles from './certificates.module.css';
import type { AskAboutStamp } from './stamp-question.ts';

type RequestedStampsProps = { organisationId: string; onAsk: AskAboutStamp };

/** Who waits for an answer. Nothing at all where nobody does. */
export function RequestedStamps({ organisationId, onAsk }: RequestedStampsProps) {
  const { requests: texts } = useTexts(certificateTexts);
  const call = useCall();
  const answer = useInfiniteQuery({
    queryKey: ['GET', listStamps.path, 'requested', organisationId],
    queryFn: ({ pageParam, signal }) => {
      const query = { organization_id: organisationId, status: 'requested' as const, page: pageParam };
      return call(listStamps, { query }, signal);
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.last_page ? meta.page + 1 : null),
  });
  const { data } = answer;
  const requests = data?.pages.flatMap((page) => page.data) ?? [];
  if (answer.isPending) return <Skeleton shape="block" />;
  if (requests.length === 0) return null;
  return (
    <section className="nb-panel nb-stack nb-gap-m" aria-labelledby="venter-pa-svar">
      <SectionHeading id="venter-pa-svar" title={texts.title} lead={texts.lead(data?.pages[0]?.meta.total ?? 0)} />
      <ul className={styles.rows}>
        {requests.map((stamp) => (
          <StampRequestRow key={stamp.id} stamp={stamp} onAsk={onAsk} />
        ))}
      </ul>
      <ShowMore label={texts.more} from={answer} />
    </section>
  );
}

function StampRequestRow({ stamp, onAsk }: { stamp: Stamp; onAsk: AskAboutStamp }) {
  const { requests: texts, facts } = useTexts(certificateTexts);
  const { user, certificate, can } = stamp;
  return (
    <li className={joinClassNames(styles.row, styles.answered)}>
      <div className={styles.person}>
        <Avatar name={user.name} src={user.thumbnail_url} isDecorative />
        <div className={styles.words}>
          <p className={styles.name}>{user.name}</p>
          <p>{certificate.name}</p>
          <p className={styles.small}>{facts.asked(inputDate(stamp.created_at))}</p>
        </div>
      </div>
      <div className={styles.actions}>
        {can.approve ? (
          <Button
            isSmall
            aria-label={texts.approve_name(user.name, certificate.name)}
            onClick={() => onAsk({ what: 'edit', stamp })}
          >
            {texts.approve}
          </Button>
        ) : null}
        {can.delete ? (
          <Button
            variant="secondary"
            isSmall
            aria-label={texts.decline_name(user.name, certificate.name)}
            onClick={() => onAsk({ what: 'remove', stamp })}
          >
            {texts.decline}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
