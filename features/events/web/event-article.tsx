import { MAP_SIZE, mapPath, picturePath, VARIANTS } from '#features/pictures/contract.ts';
import { parsePicturePath } from '#features/pictures/rules.ts';
import { Picture } from '#ui/picture.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Tag } from '#ui/tag.tsx';
import type { EventDetail } from '../contract.ts';
import { CUSTOM_FREQUENCY, suitsAll } from '../rules.ts';
import styles from './event-article.module.css';
import { EventFacts } from './event-facts.tsx';
import { OccurrenceList } from './occurrence-list.tsx';
import { useEventTexts } from './use-event-texts.ts';

type EventArticleProps = { event: EventDetail; now: Date; colour: string };

/** The words of an event: what, when, where, for whom. */
export function EventArticle({ event, now, colour }: EventArticleProps) {
  const texts = useEventTexts();
  const rhythm = rhythmText(event, texts);
  const place = event.venue ?? event.municipalities[0]?.name ?? '';
  return (
    <article className={styles.article} lang={event.lang}>
      <header className={styles.head}>
        {rhythm ? <p className={styles.rhythm}>{rhythm}</p> : null}
        <h1 className={styles.title}>{event.name}</h1>
        <div className={styles.tags}>
          {event.is_volunteer ? <Tag tone="accent">{texts.state.volunteer}</Tag> : null}
          {event.is_free ? <Tag tone="success">{texts.free}</Tag> : null}
          {suitsAll(event.age_group) ? (
            <Tag>{texts.suits_all}</Tag>
          ) : (
            event.age_group.map((group) => <Tag key={group}>{texts.age_group[group]}</Tag>)
          )}
          {event.categories.map(({ key, name }) => (
            <Tag key={key}>{name}</Tag>
          ))}
        </div>
      </header>
      <EventFacts event={event} now={now} />
      <section className={styles.section}>
        <SectionHeading title={texts.about} />
        <div className={`nb-prose ${styles.prose}`}>
          {event.description.split(/\n+/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className={styles.section}>
        <SectionHeading title={texts.when} />
        <OccurrenceList occurrences={event.occurrences} now={now} />
      </section>
      <section className={styles.section}>
        <SectionHeading title={texts.where} />
        <div className={styles.map}>
          <Picture
            src={mapPath({ colour, seed: seedOf(event.id) })}
            night={{ src: mapPath({ colour, seed: seedOf(event.id), isNight: true }) }}
            alt={texts.map_of(place)}
            {...MAP_SIZE}
            isCover
          />
        </div>
        <p>
          <strong>{place}</strong>
          {event.address ? <span className={styles.address}>{event.address}</span> : null}
        </p>
      </section>
    </article>
  );
}

/** The picture across the page, laid out wide where it is one of ours. */
export function EventCover({ event, children }: { event: EventDetail; children?: React.ReactNode }) {
  const thumbnail = event.thumbnail_url ?? '';
  const drawn = parsePicturePath(thumbnail);
  const wide = drawn?.type === 'scene' ? picturePath({ ...drawn, variant: 'cover' }) : null;
  return (
    <div className={styles.cover} data-cancelled={event.is_canceled || undefined}>
      <Picture
        src={thumbnail}
        {...(wide && { sources: [{ media: '(min-width: 40em)', srcSet: wide }] })}
        alt=""
        {...VARIANTS.card}
        isUrgent
        isCover
      />
      {children}
    </div>
  );
}

/** EVT-05: 'Hver tirsdag og torsdag'; a custom rhythm is not told as one time. */
function rhythmText({ rrule, is_recurring }: EventDetail, texts: ReturnType<typeof useEventTexts>): string | null {
  if (!rrule || !is_recurring) return null;
  if (rrule.frequency === CUSTOM_FREQUENCY) return texts.rhythm.custom;
  const names = (rrule.weekdays ?? []).map((day) => texts.weekdays[day as keyof typeof texts.weekdays]);
  if (names.length === 0) return rrule.frequency === 2 ? texts.rhythm.daily : null;
  const last = names.at(-1) ?? '';
  return texts.rhythm.weekly(names.length === 1 ? last : texts.and(names.slice(0, -1).join(', '), last));
}

/** The same place gets the same drawing every time. */
const seedOf = (id: string): number => Number.parseInt(id.slice(-4), 16);
