import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { GlyphLine } from '#ui/glyph-line.tsx';
import type { EventHit } from '../contract.ts';
import { searchTexts } from '../texts/token.ts';
import { SearchHit } from './search-hit.tsx';

type EventResultProps = { hit: EventHit; href: string; now: Date };

export function EventResult({ hit, href, now }: EventResultProps) {
  const texts = useTexts(searchTexts);
  const moments = useTexts(momentTexts);
  const places = hit.municipalities.join(', ');
  const when = hit.start_at ? whenText({ start_at: hit.start_at, end_at: hit.end_at }, { now, moments }) : '';
  const isOver = hit.end_at !== null && Date.parse(hit.end_at) <= now.getTime();
  const state = hit.is_canceled ? texts.cancelled : isOver ? texts.over : '';
  return (
    <SearchHit
      hit={hit}
      href={href}
      pictureShape="wide"
      eyebrow={[state, when].filter(Boolean).join(' · ')}
      isCancelled={hit.is_canceled}
    >
      <GlyphLine name="place">{hit.venue ? `${hit.venue} · ${places}` : places}</GlyphLine>
      {hit.organization ? <GlyphLine name="people">{hit.organization}</GlyphLine> : null}
    </SearchHit>
  );
}
