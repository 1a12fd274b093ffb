import { useId } from 'react';
import { FieldGroup } from '#ui/field-group.tsx';
import styles from './picture-choice.module.css';

type PictureChoiceProps = {
  id?: string;
  legend: string;
  pictures: readonly { id: string; url: string; name: string }[];
  value: string | null;
  onChange: (id: string | null) => void;
  /** For none of them. */
  noneLabel?: string;
  error?: string | undefined;
};

/** One of several pictures. */
export function PictureChoice({ id, legend, pictures, value, onChange, noneLabel, error }: PictureChoiceProps) {
  const name = useId();
  return (
    <FieldGroup {...(id && { id })} legend={legend} error={error}>
      <div className={styles.pictures}>
        {noneLabel === undefined ? null : (
          <label className={styles.choice}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={value === null}
              onChange={() => onChange(null)}
            />
            <span className={styles.none}>{noneLabel}</span>
          </label>
        )}
        {pictures.map((picture) => (
          <label key={picture.id} className={styles.choice}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={value === picture.id}
              onChange={() => onChange(picture.id)}
            />
            <img
              className={styles.picture}
              src={picture.url}
              alt={picture.name}
              width={640}
              height={360}
              loading="lazy"
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
