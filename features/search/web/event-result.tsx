import { whenText } from '#platform/language/when-text.ts';
import { useMoments } from '#platform/web/language.tsx';
import { GlyphLine } from '#ui/glyph-line.tsx';
import type { EventHit } from '../contract.ts';
import { SearchHit } from './search-hit.tsx';
import { useSearchTexts } from './use-search-texts.ts';

type EventResultProps = { hit: EventHit; href: string; now: Date };

export function EventResult({ hit, href, now }: EventResultProps) {
  const texts = useSearchTexts();
  const moments = useMoments();
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
