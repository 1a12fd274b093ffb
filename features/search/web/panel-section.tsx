import { useId } from 'react';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import { Picture } from '#ui/picture.tsx';
import type { EventHit, OrganizationHit } from '../contract.ts';
import { HITS_IN_PANEL, type SearchTab } from '../rules.ts';
import { searchTexts } from '../texts/token.ts';
import { MarkedText } from './marked-text.tsx';
import type { SearchHrefs } from './search-hrefs.ts';
import styles from './search-panel.module.css';

type OptionProps = { id: string; 'aria-selected': boolean; onClick: () => void };

type PanelSectionProps = {
  tab: SearchTab;
  hits: readonly (EventHit | OrganizationHit)[];
  words: string;
  hrefs: SearchHrefs;
  now: Date;
  /** What makes the hit at a position an option of the list. */
  optionOf: (position: number) => OptionProps;
};

/** SRH-02: the best hits of one kind, and the way to the others. */
export function PanelSection({ tab, hits, words, hrefs, now, optionOf }: PanelSectionProps) {
  const texts = useTexts(searchTexts);
  const moments = useTexts(momentTexts);
  const headingId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options is no group of fields
    <div role="group" aria-labelledby={headingId} className={styles.section}>
      <p id={headingId} role="presentation" className={styles.heading}>
        {texts[tab]}
      </p>
      {hits.map((hit, position) => (
        <Anchor
          key={hit.id}
          {...optionOf(position)}
          role="option"
          tabIndex={-1}
          className={styles.hit}
          href={'municipality' in hit ? hrefs.organization(hit) : hrefs.event(hit)}
        >
          <span className={styles.picture} data-tab={tab}>
            {hit.thumbnail_url ? <Picture src={hit.thumbnail_url} alt="" width={640} height={360} isCover /> : null}
          </span>
          <span className={styles.words}>
            {'start_at' in hit && hit.start_at ? (
              <span className={styles.when} data-cancelled={hit.is_canceled || undefined}>
                {whenText({ start_at: hit.start_at, end_at: hit.end_at }, { now, moments })}
              </span>
            ) : null}
            <span className={styles.name} lang={langOf(hit)}>
              {hit.name}
            </span>
            <span className={styles.description} lang={langOf(hit)}>
              <MarkedText html={hit.description} />
            </span>
          </span>
        </Anchor>
      ))}
      {hits.length >= HITS_IN_PANEL ? (
        <Anchor
          {...optionOf(hits.length)}
          role="option"
          tabIndex={-1}
          className={styles.more}
          href={hrefs.results(words, tab)}
        >
          {texts.more[tab]}
        </Anchor>
      ) : null}
    </div>
  );
}

/** Organisations have a name and no language. */
const langOf = (hit: EventHit | OrganizationHit): string | undefined => ('lang' in hit ? hit.lang : undefined);
