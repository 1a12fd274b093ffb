import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { EventForm } from '../../rules.ts';
import { formTexts } from '../../texts/form/token.ts';
import { changedFields } from '../form-changes.ts';
import type { Conflict } from './use-event-editor.ts';

type ConflictPartProps = {
  conflict: Conflict;
  isPending: boolean;
  /** How often a press on a button has ended here; what is saved by itself takes the focus from nobody. */
  time: number;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Two at once: what the other one changed, while everything that was typed is kept. */
export function ConflictPart({ conflict, isPending, time, onKeepMine, onTakeTheirs }: ConflictPartProps) {
  const { conflict: texts, fields } = useTexts(formTexts);
  const { message, base, theirs } = conflict;
  const changed = changedFields(base, theirs.form);
  const told = (field: keyof EventForm): string => {
    // Where it is on the map is never named by itself.
    const name = field === 'lat' || field === 'lng' ? fields.address : fields[field];
    const value = theirs.form[field];
    if (typeof value !== 'string' || !IN_WORDS.includes(field)) return texts.other(name);
    return value === '' ? texts.emptied(name) : texts.now(name, value);
  };
  return (
    <Notice tone="warning" title={texts.title} isLive focusTime={time}>
      <p>{message}</p>
      <p>{changed.length === 0 ? texts.nothing : texts.changed}</p>
      {changed.length === 0 ? null : (
        <ul className="nb-stack nb-gap-s">
          {changed.map((field) => (
            <li key={field}>{told(field)}</li>
          ))}
        </ul>
      )}
      <p>{texts.text}</p>
      <div className="nb-row">
        <Button isSmall isLoading={isPending} onClick={onKeepMine}>
          {texts.keep_mine}
        </Button>
        <Button variant="secondary" isSmall onClick={onTakeTheirs}>
          {texts.take_theirs}
        </Button>
      </div>
    </Notice>
  );
}

/** Whose value says something to people. */
const IN_WORDS: readonly (keyof EventForm)[] = ['name', 'description', 'venue', 'address'];
