import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { changedFields } from '../rules.ts';
import { studioTexts } from '../texts/token.ts';
import { draftIn, type StudioDraft } from './use-studio-draft.ts';

/** Two at once: what the other one changed, while everything that was chosen is kept. */
export function StudioConflictNotice({ draft }: { draft: StudioDraft }) {
  const { conflict: texts, names } = useTexts(studioTexts);
  const { conflict, settle } = draft;
  if (!conflict) return null;
  const changed = changedFields(draft.saver.saved(), draftIn(conflict.theirs));
  return (
    <Notice tone="warning" title={texts.title} isLive>
      <p>{conflict.message}</p>
      <ul>
        {changed.map((field) => (
          <li key={field}>{names[field]}</li>
        ))}
      </ul>
      <div className="nb-row">
        <Button isSmall onClick={() => settle(conflict, true)}>
          {texts.keep_mine}
        </Button>
        <Button variant="secondary" isSmall onClick={() => settle(conflict, false)}>
          {texts.take_theirs}
        </Button>
      </div>
    </Notice>
  );
}
