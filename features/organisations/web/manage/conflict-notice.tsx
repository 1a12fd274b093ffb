import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { OrganisationDetail } from '../../contract.ts';
import { runningTexts } from '../../texts/running/token.ts';
import { changedMeanwhile } from './organisation-draft.ts';

type ConflictNoticeProps = {
  /** The server's own words: who it was, and when. */
  message: string;
  /** How often saving has ended here. */
  time: number;
  before: OrganisationDetail;
  after: OrganisationDetail;
  onTakeTheirs: () => void;
};

/** Two at once: what the other one changed, while everything that was typed is kept. Saving again holds. */
export function ConflictNotice({ message, time, before, after, onTakeTheirs }: ConflictNoticeProps) {
  const { conflict: texts } = useTexts(runningTexts);
  const changed = changedMeanwhile(before, after);
  const told = (value: string | boolean): string => {
    if (typeof value === 'string') return value;
    return value ? texts.yes : texts.no;
  };
  return (
    <Notice tone="warning" title={texts.title} isLive focusTime={time}>
      <p>{message}</p>
      {changed.length === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <ul className="nb-stack nb-gap-s">
          {changed.map(({ field, value }) => (
            <li key={field}>
              {value === null ? texts.emptied(texts.fields[field]) : texts.now(texts.fields[field], told(value))}
            </li>
          ))}
        </ul>
      )}
      <div className="nb-row">
        <Button type="submit" isSmall>
          {texts.keep_mine}
        </Button>
        <Button variant="secondary" isSmall onClick={onTakeTheirs}>
          {texts.take_theirs}
        </Button>
      </div>
    </Notice>
  );
}
