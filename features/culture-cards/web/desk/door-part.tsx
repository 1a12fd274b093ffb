import { useState } from 'react';
import { usePortal } from '#features/portal/web/portal.tsx';
import type { DeskCard, Desk as DeskToday } from '../../contract.ts';
import { CardFinder } from './card-finder.tsx';
import { FoundCard } from './found-card.tsx';
import { JustCame, type StoppedCard } from './just-came.tsx';

type DoorPartProps = { organisationId: string; today: DeskToday; onAll: () => void };

/** CUL-01: find or scan a card, register the visit, and see who has just come. */
export function DoorPart({ organisationId, today, onAll }: DoorPartProps) {
  const { now } = usePortal();
  const [card, setCard] = useState<DeskCard | null>(null);
  const [stopped, setStopped] = useState<readonly StoppedCard[]>([]);

  function note(found: DeskCard) {
    const [newest = ''] = [now.toISOString(), ...today.recent.map(({ at }) => at)].sort().reverse();
    setStopped((before) => [{ card: found, at: newest }, ...before]);
  }

  function show(found: DeskCard) {
    setCard(found);
    if (found.state !== 'holds') note(found);
  }

  function finish(after: DeskCard, isRegistered: boolean) {
    setCard(isRegistered ? null : after);
    if (!isRegistered) note(after);
  }

  return (
    <div className="nb-two">
      <div className="nb-stack nb-gap-m">
        <CardFinder organisationId={organisationId} onFound={show} />
        {card === null ? null : (
          <FoundCard
            key={card.id}
            card={card}
            organisationId={organisationId}
            occasions={today.occasions}
            onDone={finish}
          />
        )}
      </div>
      <JustCame recent={today.recent} stopped={stopped} onAll={onAll} />
    </div>
  );
}
