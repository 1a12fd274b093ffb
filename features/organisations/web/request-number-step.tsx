import { type FormEvent, useState } from 'react';
import { isOrganisationNumber, withoutSeparators } from '#platform/contract/numbers.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { MaskedField } from '#ui/masked-field.tsx';
import { requestTexts } from '../texts/requests/token.ts';

type RequestNumberStepProps = {
  number: string;
  onType: (number: string) => void;
  isPending: boolean;
  onFind: (number: string) => void;
  onGoWithout: () => void;
};

const DIGITS = 9;

/** A number that cannot be right is told at the ninth digit, without asking anybody. */
export function RequestNumberStep({ number, onType, isPending, onFind, onGoWithout }: RequestNumberStepProps) {
  const { number: texts } = useTexts(requestTexts);
  const [isMissed, setIsMissed] = useState(false);
  const digits = withoutSeparators(number);
  const isWrong = digits.length === DIGITS && !isOrganisationNumber(digits);
  const error = isWrong ? texts.invalid : isMissed && digits.length < DIGITS ? texts.required : undefined;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsMissed(true);
    if (isOrganisationNumber(digits)) onFind(digits);
    else document.getElementById('organisation-number')?.focus();
  }

  return (
    <form method="post" noValidate className="nb-panel nb-stack nb-gap-m" onSubmit={handleSubmit}>
      <h2>{texts.title}</h2>
      <MaskedField
        id="organisation-number"
        mask="000 000 000"
        label={texts.label}
        help={texts.help}
        error={error}
        width="medium"
        value={number}
        onChange={onType}
      />
      <p role="alert" className="nb-sr">
        {isWrong ? texts.invalid : null}
      </p>
      <div className="nb-row">
        <Button type="submit" isLoading={isPending}>
          {texts.find}
        </Button>
        <Button variant="tertiary" onClick={onGoWithout}>
          {texts.none}
        </Button>
      </div>
    </form>
  );
}
