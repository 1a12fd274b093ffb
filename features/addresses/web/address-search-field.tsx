import { useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { AddressField, type ChosenAddress } from '#ui/address-field.tsx';
import { addressTexts } from '../texts/token.ts';
import { useAddressSuggestions } from './use-address-suggestions.ts';

type AddressSearchFieldProps = {
  id?: string;
  label?: string;
  hint?: string;
  error?: string | undefined;
  value: ChosenAddress | null;
  onChange: (value: ChosenAddress | null) => void;
  onUnchosen?: (words: string) => void;
  unchosenBefore?: string;
};

/** VAL-03: the address field with the portal's own search behind it. */
export function AddressSearchField({ label, ...rest }: AddressSearchFieldProps) {
  const texts = useTexts(addressTexts);
  const [words, setWords] = useState('');
  const { options, resultsText } = useAddressSuggestions(words);
  return (
    <AddressField
      {...rest}
      label={label ?? texts.label}
      help={texts.help}
      options={options}
      onType={setWords}
      invalidText={texts.not_chosen}
      resultsText={resultsText}
    />
  );
}
