import { Fragment, type ReactNode, useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { timeAgo } from '#platform/language/time-ago.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import { Button } from '#ui/button.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { OwnedEvent } from '../contract.ts';
import { seriesTexts } from '../texts/token.ts';
import { listRunEvents } from './calls.ts';
import styles from './run-list.module.css';

const STATES = ['upcoming', 'draft', 'past'] as const;
type RunState = (typeof STATES)[number];

type RunListProps = {
  organisationId: string;
  now: Date;
  hrefOf: (id: string) => string;
  /** What can be done with one of them: links and buttons. */
  actionsOf: (event: OwnedEvent, state: RunState) => ReactNode;
};

/** What an organisation runs: what is to come, what is not published yet, and what has been. */
export function RunList({ organisationId, now, hrefOf, actionsOf }: RunListProps) {
  const { list: texts } = useTexts(seriesTexts);
  const [state, setState] = useState<RunState>('upcoming');
  const [draft, setDraft] = useState('');
  const [words, setWords] = useState('');
  const [pages, setPages] = useState(1);

  function show(part: { state?: RunState; words?: string }) {
    setPages(1);
    if (part.state !== undefined) setState(part.state);
    if (part.words !== undefined) setWords(part.words);
  }

  return (
    <>
      <div className={styles.bar}>
        <Segmented
          label={texts.states_label}
          options={STATES.map((each) => ({ value: each, label: texts.states[each] }))}
          value={state}
          onChange={(each) => show({ state: each })}
        />
        <search>
          <form
            className={styles.search}
            onSubmit={(event) => {
              event.preventDefault();
              show({ words: draft.trim() });
            }}
          >
            <TextField
              label={texts.search}
              type="search"
              maxLength={200}
              value={draft}
              onChange={(event) => setDraft(event.currentTarget.value)}
            />
            <Button type="submit" variant="secondary">
              {texts.search_button}
            </Button>
          </form>
        </search>
      </div>
      {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
        <RunPage
          key={`${state} ${words} ${page}`}
          {...{ organisationId, now, hrefOf, actionsOf, state, words, page }}
          onMore={page === pages ? () => setPages(pages + 1) : undefined}
        />
      ))}
    </>
  );
}

type RunPageProps = RunListProps & { state: RunState; words: string; page: number; onMore: (() => void) | undefined };

function RunPage({ organisationId, now, hrefOf, actionsOf, state, words, page, onMore }: RunPageProps) {
  const { list: texts } = useTexts(seriesTexts);
  const answer = useAnswer(listRunEvents, {
    params: { id: organisationId },
    query: { state, page, ...(words && { q: words }) },
  });
  if (answer.isPending) return <Skeleton shape="block" />;
  if (answer.isError) return <FailedPart text={texts.failed} onTryAgain={() => void answer.refetch()} />;
  const { data: events, meta } = answer.data;
  if (events.length === 0) {
    return <p className="nb-muted">{words ? texts.no_hits(words) : texts.nothing[state]}</p>;
  }
  return (
    <>
      <ul className={styles.list}>
        {events.map((event) => (
          <li key={event.id} className={styles.row}>
            {event.thumbnail_url === null ? (
              <span className={styles.picture} />
            ) : (
              <img className={styles.picture} src={event.thumbnail_url} alt="" width={96} height={54} loading="lazy" />
            )}
            <RunWords event={event} now={now} href={hrefOf(event.id)} />
            <span className={styles.actions}>{actionsOf(event, state)}</span>
          </li>
        ))}
      </ul>
      {onMore && meta.page < meta.last_page ? (
        <div>
          <Button variant="secondary" onClick={onMore}>
            {texts.more}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function RunWords({ event, now, href }: { event: OwnedEvent; now: Date; href: string }) {
  const { list: texts, times } = useTexts(seriesTexts);
  const moments = useTexts(momentTexts);
  const { start_at, end_at, attendees_count, waiting_count, capacity, occurrences_count, status } = event;
  const people =
    capacity.max === null ? times.attending(attendees_count) : times.attending_of(attendees_count, capacity.max);
  const facts = [
    event.is_cohosted ? texts.belongs_to(event.organization.name) : null,
    start_at === null ? texts.no_time : whenText({ start_at, end_at }, { now, moments }),
    occurrences_count > 1 ? texts.times(occurrences_count) : null,
    status === 'draft' ? texts.changed(timeAgo(event.updated_at, { now, moments })) : people,
    waiting_count > 0 ? times.waiting(waiting_count) : null,
  ];
  return (
    <span className={styles.words}>
      <span className={styles.name}>
        <Anchor className={styles.link} href={href}>
          {event.name.trim() || texts.untitled}
        </Anchor>
        {event.is_cohosted ? <Tag tone="neutral">{texts.cohosted}</Tag> : null}
        {status === 'cancelled' ? <Tag tone="danger">{texts.cancelled}</Tag> : null}
        {event.is_completed ? <Tag tone="success">{texts.completed}</Tag> : null}
      </span>
      <span className={styles.facts}>
        {facts
          .filter((fact) => fact !== null)
          .map((fact, place, { length }) => (
            <Fragment key={fact}>
              <span className={styles.fact}>{place < length - 1 ? `${fact} ·` : fact}</span>{' '}
            </Fragment>
          ))}
      </span>
    </span>
  );
}
