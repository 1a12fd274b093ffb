import { useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { readForm, type SchemeFaults, type SchemeField, type SchemeForm } from '../form.ts';
import type { SchemeRules } from '../rules.ts';
import { faultTexts } from '../texts/faults/token.ts';
import { schemeTexts } from '../texts/token.ts';
import { typedBefore } from './typed-before.ts';
import type { SchemeDraft } from './use-scheme-draft.ts';

export const fieldId = (field: SchemeField): string => `scheme-${field}`;

/** The fields that are texts. */
export type TypedField = { [Field in SchemeField]: SchemeForm[Field] extends string ? Field : never }[SchemeField];

const bare = (text: string): string => text.replaceAll(/\s/g, '');

/**
 * What each field of the form needs. What is wrong with one is said when it has been left, and of all of them when a
 * user has tried to send it.
 */
export function useSchemeFields(draft: SchemeDraft, running: SchemeRules | null) {
  const texts = useTexts(schemeTexts);
  const sentences = useTexts(faultTexts);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setIsTried] = useState(false);
  const [told, setTold] = useState<Record<string, string>>({});
  const { form } = draft;
  const { rules, faults } = readForm(form);

  const errorOf = (field: SchemeField): string | undefined => {
    const fault = (faults as SchemeFaults)[field];
    if (fault && (isTried || left.has(field))) return sentences[fault];
    return told[field];
  };

  function change(part: Partial<SchemeForm>) {
    setTold(({ ...rest }) => {
      for (const field of Object.keys(part)) delete rest[field];
      return rest;
    });
    draft.change(part);
  }

  const was = (field: TypedField): string | null => {
    const before = running && typedBefore(running, field);
    return before === null || bare(before) === bare(form[field]) ? null : texts.changed_from(before || texts.none);
  };

  return {
    form,
    rules,
    faults,
    texts,
    change,
    errorOf,
    was,
    /** For a field of text. */
    bind: (field: TypedField) => ({
      id: fieldId(field),
      label: texts.fields[field],
      value: form[field],
      error: errorOf(field),
      autoComplete: 'off',
      onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
      onBlur: () => setLeft((before) => new Set([...before, field])),
    }),
    /** For a day. */
    bindDay: (field: 'starts_on' | 'ends_on' | 'age_on') => ({
      id: fieldId(field),
      label: texts.fields[field],
      value: form[field],
      // That it is no day the field says itself, once it has been left.
      error: faults[field] === 'day' ? undefined : errorOf(field),
      onChange: (value: string | null) => {
        setLeft((before) => new Set([...before, field]));
        change({ [field]: value ?? '' });
      },
    }),
    /** Everything that is wrong is shown from now on; true where nothing is. */
    tryAll: (): boolean => {
      setIsTried(true);
      return Object.keys(faults).length === 0;
    },
    /** What only the server could see. */
    tell: (errors: Record<string, string>) => {
      setTold(errors);
      const [first] = Object.keys(errors);
      document.getElementById(`scheme-${first}`)?.focus();
    },
    summary: isTried
      ? (Object.keys(faults) as SchemeField[]).map((field) => ({
          fieldId: fieldId(field),
          text: sentences[faults[field] ?? 'age'],
        }))
      : [],
  };
}

export type SchemeFields = ReturnType<typeof useSchemeFields>;
