import { type FormEvent, useState } from 'react';
import { CAME_BACK_AS, type CameBackAs, MAX_CAME_BACK_NOTE_LENGTH } from '#features/passes/rules.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { scannerTexts } from '../texts/token.ts';
import type { CameBack } from './scan-keeper.ts';

/** How the thing is that comes back while there is no network; the device keeps it until there is one. */
export function ReturnForm({ onTakeBack }: { onTakeBack: (cameBack: CameBack) => void }) {
  const texts = useTexts(scannerTexts);
  const [condition, setCondition] = useState<CameBackAs>('good');
  const [note, setNote] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    onTakeBack({ condition, note: condition === 'good' ? '' : note.trim() });
  };
  return (
    <form className="nb-stack" onSubmit={send}>
      <Segmented
        label={texts.condition}
        options={CAME_BACK_AS.map((value) => ({ value, label: texts.conditions[value] }))}
        value={condition}
        onChange={setCondition}
      />
      {condition === 'good' ? null : (
        <TextAreaField
          label={texts.note}
          rows={2}
          maxLength={MAX_CAME_BACK_NOTE_LENGTH}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      )}
      <div>
        <Button type="submit">{texts.take_back}</Button>
      </div>
    </form>
  );
}
