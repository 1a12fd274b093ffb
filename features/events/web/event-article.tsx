import type { ReactNode } from 'react';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Tag } from '#ui/tag.tsx';
import type { EventDetail, Occurrence } from '../contract.ts';
import { suitsAll } from '../rules.ts';
import { eventDetailTexts } from '../texts/detail/token.ts';
import { eventTexts } from '../texts/token.ts';
import { EventAccessibility } from './event-accessibility.tsx';
import styles from './event-article.module.css';
import { EventDocuments } from './event-documents.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventPlace } from './event-place.tsx';
import { OccurrenceList } from './occurrence-list.tsx';
import { TIMES_ID } from './places-on-page.ts';
import { rhythmText } from './rhythm-text.ts';

type EventArticleProps = {
  event: EventDetail;
  now: Date;
  colour: string;
  map?: ReactNode;
  /** Below the facts: for those who run it. */
  tools?: ReactNode;
  /** What stands at the end of each time. */
  endOf: (occurrence: Occurrence, when: string) => ReactNode;
  /** Above the times: signing up for all of them. */
  allTimes?: ReactNode;
  /** Below the times. */
  shifts?: ReactNode;
  /** Below everything else: questions and answers. */
  children?: ReactNode;
};

/** The words of an event: what, when, where, for whom. Its own words are in its own language. */
export function EventArticle(props: EventArticleProps) {
  const { event, now, colour, map, tools, endOf, allTimes, shifts, children } = props;
  const texts = useTexts(eventDetailTexts);
  return (
    <article className={styles.article}>
      <ArticleHead event={event} now={now} />
      <EventFacts event={event} now={now} />
      {tools}
      {event.description.trim() ? (
        <section className={styles.section}>
          <SectionHeading title={texts.about} />
          <div className={`nb-prose ${styles.prose}`} lang={event.lang}>
            {paragraphsOf(event.description).map(({ key, text }) => (
              <p key={key}>{text}</p>
            ))}
          </div>
        </section>
      ) : null}
      <section className={styles.section} id={TIMES_ID} tabIndex={-1}>
        <SectionHeading title={texts.when} action={allTimes} />
        <OccurrenceList event={event} now={now} endOf={endOf} />
      </section>
      {shifts}
      <EventPlace event={event} colour={colour} map={map} />
      <EventAccessibility facts={event.accessibility} />
      <EventDocuments documents={event.documents} />
      {event.keywords.length > 0 ? (
        <section className={styles.section}>
          <SectionHeading title={texts.keywords} />
          <ul className={styles.tags} lang={event.lang}>
            {event.keywords.map((keyword) => (
              <li key={keyword}>
                <Tag>{keyword}</Tag>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {children}
    </article>
  );
}

function ArticleHead({ event, now }: { event: EventDetail; now: Date }) {
  const texts = useTexts(eventDetailTexts);
  const cardTexts = useTexts(eventTexts);
  const moments = useTexts(momentTexts);
  const rhythm = rhythmText(event, texts);
  const next = event.occurrences.length > 0 && !event.is_canceled ? event.start_at : null;
  return (
    <header className={styles.head}>
      {rhythm ? (
        <p className={styles.rhythm}>
          {next ? texts.rhythm.with_next(rhythm, whenText({ start_at: next }, { now, moments })) : rhythm}
        </p>
      ) : null}
      <h1 className={styles.title} lang={event.lang}>
        {event.name}
      </h1>
      <ul className={styles.tags}>
        {[
          event.source && <Tag tone="info">{texts.source.from(event.source.name)}</Tag>,
          event.is_volunteer && <Tag tone="accent">{cardTexts.state.volunteer}</Tag>,
          event.is_free && <Tag tone="success">{cardTexts.free}</Tag>,
          ...(suitsAll(event.age_group)
            ? [cardTexts.suits_all]
            : event.age_group.map((group) => cardTexts.age_group[group])),
          ...event.categories.map(({ name }) => name),
        ]
          .filter((tag) => tag !== null && tag !== false)
          .map((tag, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the tags never move
            <li key={position}>{typeof tag === 'string' ? <Tag>{tag}</Tag> : tag}</li>
          ))}
      </ul>
    </header>
  );
}

/** The same sentence may stand twice in a text. */
const paragraphsOf = (text: string) =>
  text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph, position) => ({ key: `${position}`, text: paragraph }));
