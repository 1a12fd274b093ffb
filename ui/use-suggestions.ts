import { type KeyboardEvent, useState } from 'react';

export type SuggestionOption = { value: string; label: string };

type SuggestionsOptions = {
  options: readonly SuggestionOption[];
  selected: readonly SuggestionOption[];
  onChange: (selected: SuggestionOption[]) => void;
  isMultiple: boolean;
  onType: ((words: string) => void) | undefined;
};

/** What is typed, which options fit, which one the arrow keys point at, and what happens when it is chosen. */
export function useSuggestions({ options, selected, onChange, isMultiple, onType }: SuggestionsOptions) {
  const chosenLabel = isMultiple ? '' : (selected.at(0)?.label ?? '');
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const words = typed ?? chosenLabel;
  const matches = options
    .filter(({ value }) => !isMultiple || selected.every((item) => item.value !== value))
    .filter(({ label }) => onType || typed === null || fits(label, typed));

  function type(text: string) {
    setTyped(text);
    setIsOpen(true);
    setActiveIndex(-1);
    onType?.(text);
    if (!isMultiple && text === '') onChange([]);
  }

  function choose(option: SuggestionOption) {
    onChange(isMultiple ? [...selected, option] : [option]);
    setTyped(null);
    setIsOpen(false);
    setActiveIndex(-1);
  }

  function leave() {
    setTyped(null);
    setIsOpen(false);
    setActiveIndex(-1);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const active = matches[activeIndex];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const start = activeIndex < 0 && step < 0 ? 0 : activeIndex;
      setActiveIndex(matches.length === 0 ? -1 : (start + step + matches.length) % matches.length);
      setIsOpen(true);
    } else if (event.key === 'Enter' && isOpen && active) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      leave();
    } else if (event.key === 'Backspace' && isMultiple && words === '' && selected.length > 0) {
      onChange(selected.slice(0, -1));
    }
  }

  return { words, matches, isOpen, activeIndex, type, choose, leave, open: () => setIsOpen(true), handleKey };
}

function fits(label: string, words: string): boolean {
  return label.toLocaleLowerCase('nb').includes(words.trim().toLocaleLowerCase('nb'));
}
