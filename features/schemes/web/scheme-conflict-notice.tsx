import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { SchemeField } from '../form.ts';
import { schemeTexts } from '../texts/token.ts';
import { differingFields } from './form-differences.ts';
import type { SchemeDraft } from './use-scheme-draft.ts';

/** Two at once: what the other one changed, while everything that was typed is kept. */
export function SchemeConflictNotice({ draft }: { draft: SchemeDraft }) {
  const { conflict: texts, fields } = useTexts(schemeTexts);
  const { conflict, settle } = draft;
  if (!conflict) return null;
  const { message, base, theirs } = conflict;
  const changed = differingFields(base, theirs.form);
  const told = (field: SchemeField): string => {
    const value = theirs.form[field];
    return typeof value === 'string' && value !== '' ? texts.now(fields[field], value) : fields[field];
  };
  return (
    <Notice tone="warning" title={texts.title} isLive>
      <p>{message}</p>
      <p>{changed.length === 0 ? texts.nothing : texts.changed}</p>
      {changed.length === 0 ? null : (
        <ul className="nb-stack nb-gap-s">
          {changed.map((field) => (
            <li key={field}>{told(field)}</li>
          ))}
        </ul>
      )}
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
