import { useState } from 'react';
import type { EntryAboutMe } from '#features/audit/contract.ts';
import { areaOf } from '#features/audit/rules.ts';
import { listMyAudit } from '#features/audit/web/calls.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { userTexts } from '#features/users/texts/token.ts';
import styles from '#features/users/web/profile/profile.module.css';
import type { TextsOf } from '#platform/language/lazy-texts.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { SheetSection } from '#ui/sheet-section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

type Words = TextsOf<typeof userTexts>['profile']['audit'];

const FEW = 5;
const MANY = 100;

/** Who has used power over the person, and why. Where nobody has, there is nothing to see. */
export function MyAudit() {
  const { audit: words } = useTexts(userTexts).profile;
  const [perPage, setPerPage] = useState(FEW);
  const answer = useAnswer(listMyAudit, { query: { perPage } });
  const entries = answer.data?.data ?? [];
  if (answer.isPending) return <Skeleton shape="block" />;
  if (entries.length === 0) return null;
  return (
    <SheetSection id="logg" title={words.title} lead={words.lead}>
      <ul className="nb-lines">
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryWords entry={entry} />
          </li>
        ))}
      </ul>
      {perPage === FEW && (answer.data?.meta.total ?? 0) > FEW ? (
        <div>
          <Button variant="tertiary" onClick={() => setPerPage(MANY)}>
            {words.older}
          </Button>
        </div>
      ) : null}
    </SheetSection>
  );
}

function EntryWords({ entry }: { entry: EntryAboutMe }) {
  const { audit: words } = useTexts(userTexts).profile;
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const sentence = sentenceOf(entry, words);
  return (
    <div className={styles.words}>
      <span>{sentence(entry.by_name ?? words.someone)}</span>
      {entry.reason ? <span className={styles.detail}>{words.reason(entry.reason)}</span> : null}
      {entry.looked_at.length > 0 ? (
        <span className={styles.detail}>
          {words.looked_at(entry.looked_at.map((area) => words.areas[area]).join(', '))}
        </span>
      ) : null}
      <span className={styles.detail}>{whenText({ start_at: entry.at }, { now, moments })}</span>
    </div>
  );
}

function sentenceOf({ action, call }: EntryAboutMe, { actions, acted_on }: Words) {
  const area = action === 'acted' && areaOf(call?.split(' ')[1] ?? '');
  if (area && area in acted_on) return acted_on[area as keyof Words['acted_on']];
  return Object.entries(actions).find(([one]) => one === action)?.[1] ?? actions.other;
}
