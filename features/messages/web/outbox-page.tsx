import { ArrowLeftIcon } from '@navikt/aksel-icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { FailedPage } from '#features/portal/web/failed-page.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { OutboxEntry } from '../contract.ts';
import { outboxTexts } from '../texts/outbox/token.ts';
import { readOutbox } from './calls.ts';
import { OutboxList } from './outbox-list.tsx';
import { OutboxMessage } from './outbox-message.tsx';
import styles from './outbox-page.module.css';

/** New mail turns up by itself. */
const REFRESH_MS = 3000;

export const page: PageModule = {
  Component: OutboxPage,
  texts: [outboxTexts],
  isMadeInBrowser: true,
  head: ({ textsOf }) => ({ title: textsOf(outboxTexts).title }),
};

function OutboxPage() {
  const texts = useTexts(outboxTexts);
  const navigate = useNavigate();
  const localised = useLocalisedPath();
  const [query] = useSearchParams();
  const to = query.get('to')?.trim().slice(0, 320) ?? '';
  const answer = useQuery({
    ...answerQuery(useCall(), readOutbox, { query: to ? { to } : {} }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.error && !state.data ? false : REFRESH_MS),
  });
  if (answer.error && !answer.data) return <FailedPage error={answer.error} />;
  return (
    <div className={`nb-wrap ${styles.page}`}>
      <PageHeader eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
      <SearchBox
        key={to}
        action={localised(paths.outbox)}
        name="to"
        label={texts.search_label}
        placeholder={texts.search_placeholder}
        buttonLabel={texts.search_button}
        defaultValue={to}
        maxLength={320}
        onSearch={(words) => navigate(addressOf({ to: words }))}
      />
      {answer.data ? <Mailbox messages={answer.data.data} to={to} openId={query.get('id')} /> : <MessagesToCome />}
    </div>
  );
}

type MailboxProps = { messages: readonly OutboxEntry[]; to: string; openId: string | null };

/** On a narrow screen one message takes the place of the list; on a wide one the newest lies open beside it. */
function Mailbox({ messages, to, openId }: MailboxProps) {
  const texts = useTexts(outboxTexts);
  const { now } = usePortal();
  const chosen = messages.find(({ id }) => id === openId);
  const { listRef, openRef } = useFocusOnWhatIsSeen(Boolean(chosen));
  const [newest] = messages;
  if (!newest) return <NoMessages to={to} />;
  const open = chosen ?? newest;
  return (
    <div className={styles.mailbox} data-reading={chosen ? true : undefined}>
      <section ref={listRef} className={styles.list} tabIndex={-1}>
        <p className={styles.count} role="status">
          {texts.count(messages.length)}
        </p>
        <OutboxList
          messages={messages}
          openId={open.id}
          isChosen={Boolean(chosen)}
          hrefOf={({ id }) => addressOf({ to, id })}
          now={now}
        />
      </section>
      <div ref={openRef} className={styles.open} tabIndex={-1}>
        <TextLink className={styles.back} href={addressOf({ to })}>
          <ArrowLeftIcon aria-hidden />
          {texts.back}
        </TextLink>
        <OutboxMessage message={open} now={now} />
      </div>
    </div>
  );
}

/**
 * Where one part takes the place of the other, what had the focus is gone; the user who uses the keyboard goes on here.
 */
function useFocusOnWhatIsSeen(isReading: boolean) {
  const listRef = useRef<HTMLElement>(null);
  const openRef = useRef<HTMLDivElement>(null);
  const wasReadingRef = useRef(isReading);
  useEffect(() => {
    if (wasReadingRef.current === isReading) return;
    wasReadingRef.current = isReading;
    const [seen, other] = isReading ? [openRef.current, listRef.current] : [listRef.current, openRef.current];
    if (other && getComputedStyle(other).display === 'none') seen?.focus();
  }, [isReading]);
  return { listRef, openRef };
}

function NoMessages({ to }: { to: string }) {
  const texts = useTexts(outboxTexts);
  if (!to) return <EmptyState title={texts.empty_title}>{texts.empty_text}</EmptyState>;
  return (
    <EmptyState
      title={texts.nothing_found_title}
      actions={<ButtonLink href={paths.outbox}>{texts.show_all}</ButtonLink>}
    >
      {texts.nothing_found_text(to)}
    </EmptyState>
  );
}

function MessagesToCome() {
  const texts = useTexts(outboxTexts);
  return (
    <div className={styles.mailbox} aria-busy>
      <p className="nb-sr">{texts.loading}</p>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}

function addressOf(wanted: { to: string; id?: string }): string {
  const query = new URLSearchParams();
  if (wanted.to) query.set('to', wanted.to);
  if (wanted.id) query.set('id', wanted.id);
  return query.size > 0 ? `${paths.outbox}?${query}` : paths.outbox;
}
