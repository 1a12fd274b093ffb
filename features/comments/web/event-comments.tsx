import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { EventDetail, OwnEventAccess } from '#features/events/contract.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type * as contract from '../contract.ts';
import { COMMENTS_PER_PAGE } from '../rules.ts';
import { commentTexts } from '../texts/token.ts';
import { createComment, listComments } from './calls.ts';
import { CommentForm, type WrittenComment } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import styles from './comments.module.css';

type EventCommentsProps = {
  event: EventDetail;
  isLoggedIn: boolean;
  /** Where to log in and come back from; null for the user who has. */
  logInHref: string | null;
  access: OwnEventAccess | null;
  now: Date;
  /** DLG-02: asks before a comment is deleted. */
  confirmDelete: () => Promise<boolean | null>;
  /** The way to say that one is not as it should be. */
  reportOf: (comment: contract.Comment) => ReactNode;
};

type Page = AnswerOf<typeof contract.listComments>;

/** OCC-09: questions and answers below an activity. */
export function EventComments(props: EventCommentsProps) {
  const { event, isLoggedIn, logInHref, access, now, confirmDelete, reportOf } = props;
  const texts = useTexts(commentTexts);
  const call = useCall();
  const queries = useQueryClient();
  const { showToast } = useToasts();
  // What may be done with each comes along, so the user who logs in reads them again.
  const queryKey = ['GET', listComments.path, event.id, isLoggedIn];
  const answer = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call(listComments, { params: { id: event.id }, query: { page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.last_page ? meta.page + 1 : null),
    staleTime: 30_000,
  });

  async function add(body: WrittenComment, keyOf: (body: object) => string) {
    const { data } = await call(createComment, { params: { id: event.id }, body, key: keyOf(body) });
    // In sight at once, also where it belongs on a page that has not been read yet.
    queries.setQueryData<InfiniteData<Page>>(queryKey, (known) => known && withAdded(known, data));
  }

  if (answer.isError) {
    return (
      <section className={styles.section}>
        <SectionHeading title={texts.title} />
        <FailedPart text={texts.failed} onTryAgain={() => void answer.refetch()} />
      </section>
    );
  }
  const pages = answer.data?.pages ?? [];
  const [first] = pages;
  const comments = pages.flatMap(({ data }) => data);
  if (!first || (comments.length === 0 && !first.is_open)) return null;
  const more = first.meta.total - comments.length;
  const runs = access?.can.run ?? false;
  return (
    <section className={styles.section} aria-labelledby="sporsmal">
      <SectionHeading id="sporsmal" title={texts.title} />
      {comments.length === 0 ? (
        <p className="nb-muted">{texts.none}</p>
      ) : (
        <ol className={styles.list}>
          {comments.map((comment) => (
            <CommentItem
              key={comment.id}
              eventId={event.id}
              comment={comment}
              now={now}
              confirmDelete={confirmDelete}
              report={reportOf(comment)}
            />
          ))}
        </ol>
      )}
      {answer.hasNextPage && more > 0 ? (
        <div>
          <Button
            isSmall
            variant="tertiary"
            isLoading={answer.isFetchingNextPage}
            onClick={() => void answer.fetchNextPage()}
          >
            {texts.more(Math.min(more, COMMENTS_PER_PAGE))}
          </Button>
        </div>
      ) : null}
      {first.can.write ? (
        <CommentForm
          // A user who turns out to run it writes for the organiser.
          key={String(runs)}
          label={runs ? texts.write.label_organiser : texts.write.label}
          help={texts.write.help}
          submitLabel={runs ? texts.write.submit_organiser : texts.write.submit}
          organiser={runs ? (event.organization?.name ?? null) : null}
          send={add}
          onSent={() => showToast({ tone: 'success', title: texts.done.added })}
        />
      ) : null}
      {!isLoggedIn && logInHref && first.is_open ? (
        <div>
          <ButtonLink variant="secondary" href={logInHref}>
            {texts.log_in}
          </ButtonLink>
        </div>
      ) : null}
      {first.is_open ? null : <p className="nb-muted">{texts.closed}</p>}
    </section>
  );
}

const withAdded = (known: InfiniteData<Page>, added: Page['data'][number]): InfiniteData<Page> => ({
  ...known,
  pages: known.pages.map((page, at) => ({
    ...page,
    meta: { ...page.meta, total: page.meta.total + 1 },
    data: at === known.pages.length - 1 ? [...page.data, added] : page.data,
  })),
});
