import type { RegisterEntry } from '#features/organisation-register/contract.ts';
import { maskText } from '#platform/contract/masks.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { Tag } from '#ui/tag.tsx';
import { requestTexts } from '../texts/requests/token.ts';

/** What the national register knows, as far as it knows. */
export function RequestRegisterFacts({ entry }: { entry: RegisterEntry }) {
  const { facts: texts } = useTexts(requestTexts);
  const moments = useTexts(momentTexts);
  const known: [string, string | null][] = [
    [texts.number, maskText('000 000 000', entry.number)],
    // 'Forening/lag/innretning' is one word to the browser: it may end a line after each of its parts.
    [texts.form, (entry.form.name || entry.form.key).replaceAll('/', '/\u200b')],
    [texts.address, entry.address],
    [texts.founded, entry.founded_on && longDate(entry.founded_on, moments)],
    [texts.purpose, entry.purpose],
    [texts.website, entry.website],
  ];
  return (
    <div className="nb-stack">
      <FactList facts={known.flatMap(([term, value]) => (value ? [{ term, value }] : []))} />
      <Tag tone={entry.is_voluntary ? 'success' : 'neutral'}>
        {entry.is_voluntary ? texts.voluntary : texts.not_voluntary}
      </Tag>
    </div>
  );
}
