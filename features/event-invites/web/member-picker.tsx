import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { TextField } from '#ui/text-field.tsx';
import { inviteTexts } from '../texts/token.ts';
import { listMembers } from './calls.ts';
import styles from './invite-dialog.module.css';

type MemberPickerProps = {
  /** Of the group. */
  id: string;
  organisationId: string;
  /** Ids of people. */
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: readonly string[]) => void;
};

const MAX_SHOWN = 10;

/** Members by a part of their name. A user who has been chosen stays so while one looks for the next. */
export function MemberPicker({ id: groupId, organisationId, chosen, error, onChange }: MemberPickerProps) {
  const texts = useTexts(inviteTexts);
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const query = { page: 1, perPage: MAX_SHOWN, ...(q && { q }) };
  const { data, isFetching } = useQuery({
    ...answerQuery(useCall(), listMembers, { params: { id: organisationId }, query }),
    placeholderData: keepPreviousData,
  });
  // Without the right to see the members there are no names to choose from.
  if (!data || (data.meta.total === 0 && !q)) return null;
  const more = data.meta.total - data.data.length;
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <FieldGroup
      id={groupId}
      legend={texts.members}
      error={error}
      {...(chosen.length > 0 && { help: texts.members_chosen(chosen.length) })}
    >
      <TextField
        type="search"
        label={texts.members_search}
        value={typed}
        maxLength={200}
        autoComplete="off"
        onChange={(input) => setTyped(input.currentTarget.value)}
      />
      <div className={styles.members}>
        {data.data.map(({ id, name }) => (
          <CheckboxField key={id} label={name} checked={chosen.includes(id)} onChange={() => toggle(id)} />
        ))}
      </div>
      <p role="status" className="nb-muted nb-small">
        {more > 0 ? texts.members_more(more) : data.data.length === 0 && !isFetching ? texts.members_none : ''}
      </p>
    </FieldGroup>
  );
}
