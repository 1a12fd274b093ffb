import { TextField } from '#ui/text-field.tsx';
import styles from './scheme-fields.module.css';
import type { TypedField as FieldName, SchemeFields } from './use-scheme-fields.ts';

type TypedFieldProps = {
  fields: SchemeFields;
  name: FieldName;
  /** 'år', 'ganger', 'kr'. */
  unit?: string;
  help?: string;
  hint?: string;
  isMoney?: boolean;
};

/** A field with its unit, and a mark where it says something else than what holds today. */
export function TypedField({ fields, name, unit, help, hint, isMoney = false }: TypedFieldProps) {
  const was = fields.was(name);
  return (
    <div className={styles.field}>
      <TextField
        {...fields.bind(name)}
        {...(help !== undefined && { help })}
        {...(hint !== undefined && { hint })}
        suffix={<span className={styles.unit}>{isMoney ? 'kr' : unit}</span>}
        inputMode={isMoney ? 'decimal' : 'numeric'}
      />
      {was === null ? null : <span className={styles.changed}>{was}</span>}
    </div>
  );
}
