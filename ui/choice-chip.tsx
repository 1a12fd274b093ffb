import type { ComponentPropsWithRef } from 'react';

type ChoiceChipProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  type: 'radio' | 'checkbox';
};

/** A form's own choice in the shape of a chip. */
export function ChoiceChip({ children, ...rest }: ChoiceChipProps) {
  return (
    <label className="ds-chip">
      <input {...rest} className="ds-input" />
      {children}
    </label>
  );
}
