import { useTexts } from '#platform/web/language.tsx';
import { NumberTiles } from '#ui/number-tiles.tsx';
import type { AttendeeCounts } from '../../participants-contract.ts';
import { participantTexts } from '../../texts/participants/token.ts';

type ParticipantNumbersProps = { counts: AttendeeCounts; places: number | null; counted: number | null };

/** How it stands with one time, at a glance. */
export function ParticipantNumbers({ counts, places, counted }: ParticipantNumbersProps) {
  const { numbers: texts } = useTexts(participantTexts);
  const { attending, waiting, offered, checked_in } = counts;
  return (
    <NumberTiles
      tiles={[
        {
          name: texts.attending,
          value: attending,
          note: places === null ? texts.unlimited : texts.places(places),
        },
        { name: texts.waiting, value: waiting + offered, ...(offered > 0 && { note: texts.offered(offered) }) },
        { name: texts.checked_in, value: checked_in, note: texts.of_attending(attending) },
        ...(counted === null ? [] : [{ name: texts.counted, value: counted, note: texts.counted_note }]),
      ]}
    />
  );
}
