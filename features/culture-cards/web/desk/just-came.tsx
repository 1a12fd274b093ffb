import { XMarkOctagonIcon } from '@navikt/aksel-icons';
import { clock } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Tag } from '#ui/tag.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { DeskCard, DeskVisit } from '../../contract.ts';
import { cultureDeskTexts } from '../../texts/desk/token.ts';
import { whyNot } from '../card-words.ts';
import styles from './desk.module.css';
import { useUndo } from './use-desk-deeds.ts';

/** A card that did not hold, as this device saw it. Nothing of it is stored. */
export type StoppedCard = { card: DeskCard; at: string };

type JustCameProps = { recent: readonly DeskVisit[]; stopped: readonly StoppedCard[]; onAll: () => void };

/** The newest first; the last one can be taken back with one press, the others below it too for a while. */
export function JustCame({ recent, stopped, onAll }: JustCameProps) {
  const texts = useTexts(cultureDeskTexts).recent;
  const lines = [
    ...stopped.map(({ card, at }, place) => ({ at, key: `${card.id} ${stopped.length - place}`, card })),
    ...recent.map((visit) => ({ at: visit.at, key: visit.id as string, visit })),
  ].sort((one, other) => other.at.localeCompare(one.at));
  return (
    <section className="nb-stack nb-gap-s" aria-labelledby="just-came">
      <div className="nb-row nb-spread">
        <h2 id="just-came" className={styles.smallHeading}>
          {texts.title}
        </h2>
        <Button variant="tertiary" isSmall onClick={onAll}>
          {texts.all}
        </Button>
      </div>
      {lines.length === 0 ? <p className="nb-muted">{texts.empty}</p> : null}
      <ul className={styles.visits}>
        {lines.map(({ key, ...line }, place) =>
          'visit' in line ? (
            <VisitLine key={key} visit={line.visit} isNew={place === 0} />
          ) : (
            <StoppedLine key={key} card={line.card} at={line.at} />
          ),
        )}
      </ul>
    </section>
  );
}

function VisitLine({ visit, isNew }: { visit: DeskVisit; isNew: boolean }) {
  const texts = useTexts(cultureDeskTexts).recent;
  const { showToast } = useToasts();
  const undoing = useUndo();
  const { name, group_name, companions, came, members, visits_left, at, can } = visit;
  const isFresh = isNew && can.undo;
  const detail =
    came !== null && members !== null
      ? texts.together(came, members)
      : isFresh
        ? texts.registered(visits_left)
        : texts.with(group_name, companions);

  async function undo() {
    if (await undoing.run(visit)) showToast({ tone: 'success', title: texts.undone, text: name });
  }

  return (
    <li data-new={isFresh || undefined}>
      <time dateTime={at}>{clock(at)}</time>
      <div>
        <strong>{name}</strong>
        <p>{detail}</p>
      </div>
      {can.undo ? (
        <Button
          variant="tertiary"
          isSmall
          isLoading={undoing.isPending}
          aria-label={texts.undo_of(name)}
          onClick={() => void undo()}
        >
          {texts.undo}
        </Button>
      ) : came !== null ? (
        <Tag>{texts.came(came)}</Tag>
      ) : visits_left === null ? null : (
        <Tag>{texts.left(visits_left)}</Tag>
      )}
    </li>
  );
}

function StoppedLine({ card, at }: StoppedCard) {
  const { recent: texts, card: words } = useTexts(cultureDeskTexts);
  const moments = useTexts(momentTexts);
  return (
    <li>
      <time dateTime={at}>{clock(at)}</time>
      <div>
        <strong>{card.name}</strong>
        <p>{whyNot(card, words, moments)}</p>
      </div>
      <Tag tone="danger" icon={<XMarkOctagonIcon aria-hidden />}>
        {texts.stopped}
      </Tag>
    </li>
  );
}
