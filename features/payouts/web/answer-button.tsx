import { UploadIcon } from '@navikt/aksel-icons';
import { useRef } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { payoutTexts } from '../texts/token.ts';

type AnswerButtonProps = { isPending: boolean; onChoose: (file: File) => void };

/** Chooses the file with the bank's answer. */
export function AnswerButton({ isPending, onChoose }: AnswerButtonProps) {
  const texts = useTexts(payoutTexts);
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={inputRef}
        type="file"
        hidden
        aria-label={texts.read_answer}
        accept=".xml,text/xml,application/xml"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          // The same file again is a new try.
          target.value = '';
        }}
      />
      <Button
        variant="secondary"
        icon={<UploadIcon aria-hidden />}
        isLoading={isPending}
        onClick={() => inputRef.current?.click()}
      >
        {texts.read_answer}
      </Button>
    </>
  );
}
