import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { grouped } from '#platform/language/money.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Meter } from '#ui/meter.tsx';
import { Tag } from '#ui/tag.tsx';
import type { Tone } from '#ui/tone.ts';
import type { ListState } from '../../list-rules.ts';
import type { MemberList, ReadMemberList } from '../../lists-contract.ts';
import { listTexts } from '../../texts/lists/token.ts';
import { ListFaults } from './list-faults.tsx';
import { ListFindings } from './list-findings.tsx';
import { useStopList, useTakeList } from './use-list-deeds.ts';

const TONES: Record<ListState, Tone> = { waiting: 'warning', running: 'info', done: 'success', stopped: 'danger' };

type MemberListEntryProps = { list: MemberList; firstRows: ReadMemberList['first_rows'] };

/** One list: what it would become and what is wrong in it, or how far it has come. */
export function MemberListEntry({ list, firstRows }: MemberListEntryProps) {
  const texts = useTexts(listTexts);
  const moments = useTexts(momentTexts);
  const taking = useTakeList();
  const stopping = useStopList();
  const { scheme_name, state, asked_by, asked_at, right_rows, faulty_rows, opened, left_out, can } = list;
  const name = texts.name(scheme_name);
  const day = longDate(asked_at, moments);
  const progress = texts.progress(grouped(opened), grouped(right_rows));
  const takeLabel =
    faulty_rows === 0
      ? texts.take(right_rows, grouped(right_rows))
      : texts.take_right(grouped(right_rows), grouped(faulty_rows));
  return (
    <li className="nb-stack nb-gap-s">
      <p>
        <strong>{name}</strong> <Tag tone={TONES[state]}>{texts.states[state]}</Tag>
      </p>
      <p className="nb-small nb-muted">{asked_by === null ? day : texts.asked_by(asked_by, day)}</p>
      {state === 'waiting' ? (
        <>
          <ListFindings list={list} firstRows={firstRows} />
          <ListFaults list={list} />
        </>
      ) : (
        <>
          <Meter value={opened} limit={Math.max(right_rows, 1)} label={progress} />
          <p className="nb-small">{progress}</p>
          {left_out > 0 ? <p className="nb-small">{texts.left_out(left_out, grouped(left_out))}</p> : null}
        </>
      )}
      {can.take || can.stop ? (
        <div className="nb-row">
          {can.take ? (
            <Button isLoading={taking.isPending} onClick={() => void taking.run(list)}>
              {takeLabel}
            </Button>
          ) : null}
          {can.stop ? (
            <Button variant="secondary" isLoading={stopping.isPending} onClick={() => void stopping.run(list)}>
              {state === 'waiting' ? texts.drop : texts.stop}
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
