import { usePortal } from '#features/portal/web/portal.tsx';
import type { FieldsProps } from '../form-fields.ts';
import { SignUpFields } from '../sign-up-fields.tsx';
import { TimesFields } from '../times-fields.tsx';
import { TimesPreview } from '../times-preview.tsx';

export const SettingsStep = (props: FieldsProps) => (
  <>
    <TimesFields {...props} />
    <SignUpFields {...props} />
  </>
);

/** Beside the fields, below them on a phone. */
export function SettingsPreview({ form: { times }, change }: Pick<FieldsProps, 'form' | 'change'>) {
  const { now } = usePortal();
  return (
    <TimesPreview times={times} now={now} onExcept={(exceptions) => change({ times: { ...times, exceptions } })} />
  );
}
