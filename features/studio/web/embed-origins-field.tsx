import { useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { studioTexts } from '../texts/token.ts';
import { originsIn } from './origins-in.ts';

type EmbedOriginsFieldProps = {
  origins: readonly string[];
  errors: Readonly<Record<string, string>>;
  onChange: (origins: string[]) => void;
};

const FIELD = 'embed_origins';

/** BEY-03: other sites that may show the portal's widget, each on a line of its own. */
export function EmbedOriginsField({ origins, errors, onChange }: EmbedOriginsFieldProps) {
  const { fields: texts } = useTexts(studioTexts);
  const [typed, setTyped] = useState<string | null>(null);
  const faulty = origins.find((_, place) => errors[`${FIELD}.${place}`] !== undefined);
  return (
    <TextAreaField
      label={texts.embed}
      help={texts.embed_help}
      error={faulty === undefined ? errors[FIELD] : texts.embed_fault(faulty)}
      rows={3}
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      value={typed ?? origins.join('\n')}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(originsIn(target.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
