import { useCallback, useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { MAX_WORDS_LENGTH, wordsOf } from '../rules.ts';
import { searchTexts } from '../texts/token.ts';
import type { SetFilters } from './paths.ts';
import type { SearchHrefs } from './search-hrefs.ts';
import { SearchPanel } from './search-panel.tsx';

type MainSearchProps = {
  /** Where the form goes when the panel is not asked. */
  action: string;
  filters?: SetFilters;
  hrefs: SearchHrefs;
  now: Date;
  place: 'over' | 'inside';
  hasFocus?: boolean;
  onSearch: (words: string) => void;
};

/** SRH-01: the field with its panel, for the header and the menu. */
export function MainSearch({ action, filters = {}, hrefs, now, place, hasFocus = false, onSearch }: MainSearchProps) {
  const texts = useTexts(searchTexts);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const takeField = useCallback(
    (field: HTMLInputElement | null) => {
      setInput(field);
      if (hasFocus) field?.focus();
    },
    [hasFocus],
  );
  return (
    <>
      <SearchBox
        ref={takeField}
        action={action}
        hidden={filters}
        label={texts.label}
        placeholder={texts.placeholder}
        buttonLabel={texts.button}
        maxLength={MAX_WORDS_LENGTH}
        onSearch={(words) => onSearch(wordsOf(words))}
      />
      {input ? <SearchPanel input={input} filters={filters} hrefs={hrefs} now={now} place={place} /> : null}
    </>
  );
}
