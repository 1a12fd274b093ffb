import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { InfoPage, InfoSlot } from '../contract.ts';
import { infoTexts } from '../texts/token.ts';
import { AskUs } from './ask-us.tsx';
import { ExternalMark } from './external-mark.tsx';
import { FigureList } from './figure-list.tsx';
import { slotFigures } from './figures.ts';
import styles from './info-content.module.css';
import { InfoTrail } from './info-trail.tsx';
import { isExternal, paragraphsOf, relOf } from './slot-address.ts';

type SlotContentProps = { page: InfoPage; slots: readonly [InfoSlot, ...InfoSlot[]] };

/** All that the municipality says of one type of thing: mostly one slot, but there may be several. */
export function SlotContent({ page, slots }: SlotContentProps) {
  const [first, ...others] = slots;
  return (
    <div className={`nb-wrap nb-section ${styles.page}`}>
      <InfoTrail page={page} current={first.title} />
      <PageHeader title={first.title} />
      <div className="nb-two">
        <div className="nb-stack nb-gap-xl">
          <SlotWords slot={first} />
          {others.map((slot) => (
            <section key={slot.title} className="nb-stack">
              <Heading level={2}>{slot.title}</Heading>
              <SlotWords slot={slot} />
            </section>
          ))}
        </div>
        <AskUs page={page} />
      </div>
    </div>
  );
}

function SlotWords({ slot }: { slot: InfoSlot }) {
  const texts = useTexts(infoTexts);
  return (
    <div className="nb-stack nb-gap-m">
      <FigureList figures={slotFigures(texts, slot)} />
      <div className={styles.prose}>
        {paragraphsOf(slot.content).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {slot.page_type === 'tickets' ? <Notice title={texts.not_open}>{texts.not_open_text}</Notice> : null}
      {slot.url === null ? null : (
        <div>
          <ButtonLink href={slot.url} rel={relOf(slot.url)}>
            {slot.name === null ? texts.more : texts.go(slot.name)}
            {isExternal(slot.url) ? <ExternalMark /> : null}
          </ButtonLink>
        </div>
      )}
      {slot.links.length > 0 ? (
        <nav aria-label={texts.links}>
          <ul className={styles.links}>
            {slot.links.map(({ title, url }) => (
              <li key={url}>
                <TextLink className={styles.link} href={url} rel={relOf(url)}>
                  {title}
                  {isExternal(url) ? <ExternalMark /> : null}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}
