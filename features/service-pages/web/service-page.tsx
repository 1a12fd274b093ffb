import { longDate } from '#platform/language/date-forms.ts';
import { shortDate } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import type { ServiceBlock, ServicePageContent } from '../contract.ts';
import { SERVICE_PAGE_LABELS } from '../texts/labels.ts';
import styles from './service-page.module.css';

const SECTIONS_WITHOUT_CONTENTS = 4;

/** A page of the service's own: about, terms, privacy, help, accessibility or cookies. */
export function ServicePage({ page }: { page: ServicePageContent }) {
  const locale = useLocale();
  const moments = useTexts(momentTexts);
  const labels = SERVICE_PAGE_LABELS[locale];
  const hasContents = page.sections.length > SECTIONS_WITHOUT_CONTENTS;
  return (
    <article className={styles.page} aria-labelledby={`${page.key}-title`}>
      <header className={styles.top}>
        <h1 id={`${page.key}-title`} className={styles.title}>
          {page.title}
        </h1>
        <p className={styles.intro}>{page.intro}</p>
      </header>
      {hasContents && (
        <nav className={styles.contents} aria-labelledby={`${page.key}-contents`}>
          <p id={`${page.key}-contents`} className={styles.contentsTitle}>
            {labels.contents}
          </p>
          <ol className={styles.contentsList}>
            {page.sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.sections}>
        {page.sections.map(({ id, heading, blocks }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`} className={styles.heading}>
              {heading}
            </h2>
            {blocks.map((block) => (
              <Block key={keyOf(block)} block={block} />
            ))}
          </section>
        ))}
        <p className={styles.updated}>
          <time dateTime={shortDate(page.updated_on)}>{labels.updated(longDate(page.updated_on, moments))}</time>
        </p>
      </div>
    </article>
  );
}

function Block({ block }: { block: ServiceBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p className={styles.paragraph}>{block.text}</p>;
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'question':
      return (
        <details className={styles.question}>
          <summary>{block.question}</summary>
          <p className={styles.answer}>{block.answer}</p>
        </details>
      );
    case 'link':
      return (
        <p className={styles.paragraph}>
          <a className={styles.link} href={block.href}>
            {block.text}
          </a>
        </p>
      );
  }
}

function keyOf(block: ServiceBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.join();
    case 'question':
      return block.question;
    case 'link':
      return block.href;
  }
}
