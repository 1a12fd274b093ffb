import type { RegisterAnswer } from '#features/organisation-register/contract.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { requestWarnings } from '../request-warnings.ts';
import { requestTexts } from '../texts/requests/token.ts';
import { RequestHeading } from './request-heading.tsx';
import { RequestRegisterFacts } from './request-register-facts.tsx';

type RequestFoundProps = {
  answer: RegisterAnswer;
  place: { name: string; municipality_ids: readonly string[] };
  onYes: () => void;
  onNo: () => void;
};

/** 'Is this you?' — with what the municipality will see, said in words. */
export function RequestFound({ answer, place, onYes, onNo }: RequestFoundProps) {
  const { found: texts, warnings: words } = useTexts(requestTexts);
  const { entry } = answer;
  const warnings = requestWarnings(answer, place.municipality_ids);
  return (
    <section className="nb-panel nb-stack nb-gap-m" aria-labelledby="found-title">
      <div>
        <p className="nb-muted">{texts.title}</p>
        <RequestHeading id="found-title">{entry?.name ?? texts.title}</RequestHeading>
      </div>
      {warnings.map((warning) => (
        <Notice key={warning} tone={warning === 'elsewhere' || warning === 'in_use' ? 'info' : 'warning'}>
          <p>{warning === 'elsewhere' ? words.elsewhere(place.name) : words[warning]}</p>
        </Notice>
      ))}
      {entry ? <RequestRegisterFacts entry={entry} /> : null}
      <div className="nb-row">
        <Button onClick={onYes}>{warnings.length > 0 ? texts.yes_anyway : texts.yes}</Button>
        <Button variant="secondary" onClick={onNo}>
          {texts.no}
        </Button>
      </div>
    </section>
  );
}
