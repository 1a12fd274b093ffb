import type { FieldsProps } from '#features/series/web/form-fields.ts';
import { SignUpFields } from '#features/series/web/sign-up-fields.tsx';
import { TimesFields } from '#features/series/web/times-fields.tsx';
import { TimesPreview } from '#features/series/web/times-preview.tsx';
import { usePortal } from '../../portal.tsx';

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
