import { useState } from 'react';
import { usePortal } from '#features/portal/web/portal.tsx';
import { shortDate } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { timeAgo } from '#platform/language/time-ago.ts';
import { shortKroner } from '#platform/language/typed-money.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Tag } from '#ui/tag.tsx';
import type { SchemeOffice, SchemeVersion } from '../contract.ts';
import { lastDayOf, type SchemeRules, statusOn, type VersionStatus } from '../rules.ts';
import { schemeTexts } from '../texts/token.ts';
import panels from './scheme-panels.module.css';
import { useDayText } from './use-day-text.ts';
import { VersionDialog } from './version-dialog.tsx';
import styles from './version-list.module.css';

type VersionListProps = {
  office: SchemeOffice;
  versions: readonly SchemeVersion[];
  /** What is in the form now, which may be ahead of what the list knows. */
  open: { id: string; rules: SchemeRules | null };
};

const TONES: Partial<Record<VersionStatus, 'warning' | 'success' | 'info'>> = {
  draft: 'warning',
  sent: 'info',
  coming: 'info',
  running: 'success',
};

type Looked = { version: SchemeVersion; before: SchemeVersion | null };

/** Every version that there has been, the newest first. */
export function VersionList({ office, versions, open }: VersionListProps) {
  const { versions: texts } = useTexts(schemeTexts);
  const [looked, setLooked] = useState<Looked | null>(null);
  const rulesOf = (version: SchemeVersion) => (version.id === open.id ? open.rules : version.rules);
  const rules = looked && rulesOf(looked.version);
  const before = looked?.before && rulesOf(looked.before);
  return (
    <section className="nb-panel nb-stack nb-gap-m">
      <h2 className={panels.heading}>{texts.title}</h2>
      <ol className={styles.versions}>
        {versions.map((version, place) => (
          <VersionLine
            key={version.id}
            version={version}
            rules={rulesOf(version)}
            before={versions[place + 1]}
            onLook={setLooked}
          />
        ))}
      </ol>
      {looked && rules ? (
        <VersionDialog
          office={office}
          title={
            looked.before
              ? texts.difference_title(looked.version.number, looked.before.number)
              : texts.version(looked.version.number)
          }
          shown={{ number: looked.version.number, rules }}
          before={looked.before && before ? { number: looked.before.number, rules: before } : undefined}
          version={looked.version}
          onClose={() => setLooked(null)}
        />
      ) : null}
    </section>
  );
}

type VersionLineProps = {
  version: SchemeVersion;
  rules: SchemeRules | null;
  before: SchemeVersion | undefined;
  onLook: (looked: Looked) => void;
};

function VersionLine({ version, rules, before, onLook }: VersionLineProps) {
  const texts = useTexts(schemeTexts);
  const { versions: words, values } = texts;
  const { now } = usePortal();
  const status = statusOn(version, shortDate(now));
  const tone = TONES[status];
  const isOpen = status === 'draft' || status === 'sent';
  const what = rules
    ? words.what(values.ages(rules.min_age, rules.max_age), shortKroner(rules.amount_ore))
    : words.unfinished;
  const history = useHistory(version, status);
  return (
    <li className={styles.version} data-now={status === 'running' || undefined}>
      <div>
        <strong>{words.version(version.number)}</strong> {tone ? <Tag tone={tone}>{words.status[status]}</Tag> : null}
        <p className="nb-small nb-muted">
          {what} {history}
        </p>
      </div>
      {rules ? (
        <span className={styles.looks}>
          {isOpen && before ? (
            <button
              type="button"
              className={styles.look}
              aria-label={words.difference_label(version.number, before.number)}
              onClick={() => onLook({ version, before })}
            >
              {words.difference}
            </button>
          ) : (
            <button
              type="button"
              className={styles.look}
              aria-label={words.see_label(version.number)}
              onClick={() => onLook({ version, before: null })}
            >
              {words.see}
            </button>
          )}
        </span>
      ) : null}
    </li>
  );
}

function useHistory(version: SchemeVersion, status: VersionStatus): string {
  const { versions: texts } = useTexts(schemeTexts);
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const dayText = useDayText();
  const ago = (at: string) => timeAgo(at, { now, moments });
  if (status === 'draft') {
    const { changed_by, changed_at } = version;
    return changed_by === null ? texts.changed_by_nobody(ago(changed_at)) : texts.changed(changed_by, ago(changed_at));
  }
  if (status === 'sent')
    return version.sent_at === null ? '' : texts.sent(version.sent_by ?? texts.gone, ago(version.sent_at));
  if (status === 'past') {
    const last = lastDayOf(version);
    return last === null || last < (version.starts_on ?? '') ? texts.never : texts.until(dayText(last));
  }
  const { decided_on, case_number } = version;
  return decided_on === null || case_number === null ? '' : texts.decided(dayText(decided_on), case_number);
}
