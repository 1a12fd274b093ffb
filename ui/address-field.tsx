import { useState } from 'react';
import type { FieldTexts } from './field-frame.tsx';
import { SuggestionField } from './suggestion-field.tsx';
import type { SuggestionOption } from './use-suggestions.ts';

/** An address that has been chosen, with where it is. */
export type ChosenAddress = { address: string; lat: number; lng: number };

/** An address to choose; where it is may be unknown. */
export type AddressOption = { address: string; lat: number | null; lng: number | null };

type AddressFieldProps = FieldTexts & {
  id?: string;
  value: ChosenAddress | null;
  /** Null from the first letter that is changed until an address is chosen. */
  onChange: (value: ChosenAddress | null) => void;
  /** What was typed and not chosen, '' where there is nothing of it: a form must not be sent with it. */
  onUnchosen?: (words: string) => void;
  /** What was typed and not chosen before the field was there. */
  unchosenBefore?: string;
  /** What fits the words that were typed last. */
  options: readonly AddressOption[];
  onType: (words: string) => void;
  /** For what was typed and not chosen, and for a place that nobody knows where is. */
  invalidText: string;
  resultsText: (count: number) => string;
  placeholder?: string;
};

/** VAL-03: an address counts only when it was chosen from the suggestions. What was typed stays, to go on from. */
export function AddressField({
  value,
  onChange,
  onUnchosen,
  unchosenBefore = '',
  options,
  onType,
  invalidText,
  error,
  ...rest
}: AddressFieldProps) {
  const [typed, setTyped] = useState(unchosenBefore);
  const [isFaulty, setIsFaulty] = useState(false);
  const label = value?.address ?? typed;
  const fault = isFaulty && !value ? invalidText : undefined;

  function type(words: string) {
    setTyped(words);
    setIsFaulty(false);
    if (value) onChange(null);
    onUnchosen?.(words.trim());
    onType(words);
  }

  function choose([chosen]: SuggestionOption[]) {
    const option = options.find(({ address }) => address === chosen?.value);
    if (!option) return;
    const { address, lat, lng } = option;
    const isSomewhere = lat !== null && lng !== null;
    setTyped(isSomewhere ? '' : address);
    setIsFaulty(!isSomewhere);
    onUnchosen?.(isSomewhere ? '' : address);
    onChange(isSomewhere ? { address, lat, lng } : null);
  }

  return (
    <div>
      <SuggestionField
        {...rest}
        error={fault ?? error}
        options={options.map(({ address }) => ({ value: address, label: address }))}
        selected={label === '' ? [] : [{ value: label, label }]}
        onChange={choose}
        onType={type}
        onLeave={() => setIsFaulty(typed.trim() !== '')}
        removeText={(text) => text}
      />
      <p role="alert" className="nb-sr">
        {fault}
      </p>
    </div>
  );
}
