import type { FieldTexts } from './field-frame.tsx';

/** The attributes that tie an input to its error and its help. */
export function describeField(id: string, { error, help }: Pick<FieldTexts, 'error' | 'help'>) {
  const ids = [error === undefined ? '' : `${id}-error`, help === undefined ? '' : `${id}-help`].filter(Boolean);
  return {
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  };
}
