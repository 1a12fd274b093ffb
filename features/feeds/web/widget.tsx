import type { ReactNode } from 'react';
import type { EventCard } from '#features/events/contract.ts';
import { withVariedPictures } from '#features/pictures/rules.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Picture } from '#ui/picture.tsx';
import type { EmbedTheme } from '../rules.ts';
import { feedTexts } from '../texts/token.ts';
import styles from './widget.module.css';

type WidgetProps = {
  events: readonly EventCard[];
  /** 'på Voss'. */
  inPlace: string;
  /** Null follows the visitor's own choice. */
  theme: EmbedTheme | null;
  now: Date;
  listHref: string;
  hrefOf(event: EventCard): string;
  flagOf(event: EventCard): ReactNode;
};

/** BEY-03: the list in another site's page. Plain links that open the portal beside it; it needs no script. */
export function Widget({ events, inPlace, theme, now, listHref, hrefOf, flagOf }: WidgetProps) {
  const texts = useTexts(feedTexts).embed;
  const moments = useTexts(momentTexts);
  return (
    <div className={styles.widget} data-color-scheme={theme ?? undefined}>
      <h1 className={styles.title}>{texts.title(inPlace)}</h1>
      {events.length === 0 ? <p className={styles.empty}>{texts.empty}</p> : null}
      <ul className={styles.list}>
        {withVariedPictures(events).map((event) => (
          <li key={event.id} className={`nb-whole ${styles.item}`} data-cancelled={event.is_canceled || undefined}>
            <div className={styles.picture}>
              {event.thumbnail_url ? (
                <Picture src={event.thumbnail_url} alt="" width={640} height={360} isCover />
              ) : null}
            </div>
            <div className={styles.body}>
              {event.start_at ? (
                <p className={styles.when}>
                  {whenText({ start_at: event.start_at, end_at: event.end_at }, { now, moments })}
                </p>
              ) : null}
              <h2 className={styles.name} lang={event.lang}>
                <NewTab className={`nb-whole-link ${styles.link}`} href={hrefOf(event)}>
                  {event.name}
                </NewTab>
              </h2>
              <p className={styles.place}>
                {[event.venue, ...event.municipalities.map(({ name }) => name)].filter(Boolean).join(', ')}
              </p>
              <div className={styles.flag}>{flagOf(event)}</div>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.foot}>
        <NewTab href={listHref}>{texts.more}</NewTab>
        <span className={styles.from}>{texts.from}</span>
      </p>
    </div>
  );
}

function NewTab({ href, className, children }: { href: string; className?: string | undefined; children: ReactNode }) {
  const texts = useTexts(feedTexts).embed;
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <span className="nb-sr"> {texts.new_tab}</span>
    </a>
  );
}
