import { useState } from 'react';
import type { LocalisedText } from '#features/tenants/contract.ts';
import { LOCALES, type Locale } from '#platform/language/locale.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { studioTexts } from '../texts/token.ts';
import { inLanguage } from './in-language.ts';

type LanguageField = {
  name: string;
  label: string;
  help?: string;
  value: LocalisedText;
  rows?: number;
  most: number;
  error: string | undefined;
  onChange: (value: LocalisedText) => void;
};

/** An empty text is no text: the one that was there stays until there is another. */
const withLanguage = (text: LocalisedText, locale: Locale, typed: string): LocalisedText => ({
  nb: inLanguage(text, 'nb'),
  nn: inLanguage(text, 'nn'),
  en: inLanguage(text, 'en'),
  [locale]: typed,
});

/** Texts in three languages, one of them at a time. */
export function LanguageFields({ fields }: { fields: readonly LanguageField[] }) {
  const { languages } = useTexts(studioTexts);
  const [locale, setLocale] = useState<Locale>('nb');
  return (
    <>
      <Segmented
        label={languages.label}
        value={locale}
        onChange={setLocale}
        options={LOCALES.map((value) => ({ value, label: languages[value] }))}
      />
      {fields.map(({ name, label, help, value, rows, most, error, onChange }) => {
        const shared = {
          label,
          ...(help !== undefined && { help }),
          error,
          lang: locale,
          maxLength: most,
          value: inLanguage(value, locale),
          onChange: ({ target }: { target: { value: string } }) => onChange(withLanguage(value, locale, target.value)),
        };
        return rows === undefined ? (
          <TextField key={name} {...shared} />
        ) : (
          <TextAreaField key={name} rows={rows} {...shared} />
        );
      })}
    </>
  );
}
