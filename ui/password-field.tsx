import { EyeIcon, EyeSlashIcon } from '@navikt/aksel-icons';
import { type ComponentPropsWithRef, useState } from 'react';
import type { FieldTexts } from './field-frame.tsx';
import { IconButton } from './icon-button.tsx';
import { TextField } from './text-field.tsx';

type PasswordFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'width' | 'className'> &
  FieldTexts & {
    showLabel: string;
    hideLabel: string;
  };

/** A secret that one may look at while writing it. Password managers may fill it in, and it can be pasted. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      suffix={
        <IconButton
          label={isShown ? hideLabel : showLabel}
          icon={isShown ? <EyeSlashIcon aria-hidden /> : <EyeIcon aria-hidden />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
