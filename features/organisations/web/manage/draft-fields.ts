import type { FieldMessages } from '#features/portal/web/failure.ts';

/** Fields that a new organisation and one that is changed have in common. */
export type DraftFieldsProps<Field extends string, Word extends string> = {
  draft: Readonly<Record<Field, string>>;
  texts: Readonly<Record<Word | 'optional', string>>;
  errors: FieldMessages;
  idOf: (field: string) => string;
  onChange: (part: Partial<Record<Field, string>>) => void;
};
