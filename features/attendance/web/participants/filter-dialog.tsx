import { type SubmitEvent, useId, useState } from 'react';
import { ROLES } from '#features/vocabulary/roles.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { TextField } from '#ui/text-field.tsx';
import { participantTexts } from '../../texts/participants/token.ts';
import styles from './filter-dialog.module.css';
import { OccurrenceField, type ShownTime } from './occurrence-field.tsx';
import {
  EMPTY_FILTER,
  type ParticipantFilter,
  type ShownCertificate,
  SORTABLE,
  withCertificate,
  withRole,
  withSort,
} from './participant-filter.ts';
import { SortButtons } from './sort-buttons.tsx';

const MAX_WORDS_LENGTH = 200;

/** What was chosen, and for which time; false where a user only closed it. */
export type FilterAnswer = { filter: ParticipantFilter; timeId: string } | false;

type FilterDialogProps = {
  filter: ParticipantFilter;
  times: readonly ShownTime[];
  timeId: string;
  /** That those who run the activity can choose by; none, and nothing is asked. */
  certificates: readonly ShownCertificate[];
  onClose: (answer: FilterAnswer) => void;
};

/** OCC-06. Nothing is changed before a user says so; reset closes it with the empty form. */
export function FilterDialog({ filter, times, timeId, certificates, onClose }: FilterDialogProps) {
  const texts = useTexts(participantTexts);
  const words = texts.filter;
  const formId = useId();
  const [form, setForm] = useState(filter);
  const [time, setTime] = useState(timeId);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onClose({ filter: form, timeId: time });
  }

  return (
    <Dialog
      isOpen
      onClose={() => onClose(false)}
      title={words.title}
      closeLabel={texts.close}
      actions={
        <>
          <Button type="submit" form={formId}>
            {words.show}
          </Button>
          <Button variant="secondary" onClick={() => onClose({ filter: EMPTY_FILTER, timeId })}>
            {words.reset}
          </Button>
        </>
      }
    >
      <form id={formId} className="nb-stack nb-gap-m" noValidate onSubmit={submit}>
        {SORTABLE.map((field) => (
          <div key={field} className={styles.line}>
            <TextField
              label={words.fields[field]}
              value={form[field]}
              maxLength={MAX_WORDS_LENGTH}
              autoComplete="off"
              onChange={({ target }) => setForm((before) => ({ ...before, [field]: target.value }))}
            />
            <SortButtons
              field={field}
              sort={form.sort}
              onChoose={(sort) => setForm((before) => withSort(before, sort))}
            />
          </div>
        ))}
        <FieldGroup legend={words.roles}>
          {ROLES.toReversed().map((role) => (
            <CheckboxField
              key={role}
              label={texts.roles[role]}
              checked={form.roles.includes(role)}
              onChange={({ target: { checked } }) => setForm((before) => withRole(before, role, checked))}
            />
          ))}
        </FieldGroup>
        {certificates.length > 0 ? (
          <FieldGroup legend={words.certificates} help={words.certificates_help}>
            <div className={styles.many}>
              {certificates.map((certificate) => (
                <CheckboxField
                  key={certificate.id}
                  label={certificate.name}
                  checked={form.certificates.some(({ id }) => id === certificate.id)}
                  onChange={({ target: { checked } }) =>
                    setForm((before) => withCertificate(before, certificate, checked))
                  }
                />
              ))}
            </div>
          </FieldGroup>
        ) : null}
        <OccurrenceField label={words.time} times={times} value={time} onChange={setTime} />
      </form>
    </Dialog>
  );
}
