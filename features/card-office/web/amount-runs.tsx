import { useQuery } from '@tanstack/react-query';
import { useOffice } from '#features/portal/web/office.tsx';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { grouped, kroner } from '#platform/language/money.ts';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Meter } from '#ui/meter.tsx';
import { Tag } from '#ui/tag.tsx';
import type { Tone } from '#ui/tone.ts';
import type { RunState } from '../rules.ts';
import type { OfficeRun } from '../runs-contract.ts';
import { cardOfficeTexts } from '../texts/token.ts';
import styles from './account-desk.module.css';
import { listRuns } from './calls.ts';
import { type RunDecision, useDecideRun } from './use-run-deeds.ts';

const TONES: Record<RunState, Tone> = { asked: 'warning', running: 'info', done: 'success', stopped: 'danger' };
const ASK_AGAIN_MS = 2000;

/** Amounts for all: the last one, and those that are open. While one goes in, how far it has come is asked for again and again. */
export function AmountRuns() {
  const { runs: texts } = useTexts(cardOfficeTexts);
  const deciding = useDecideRun();
  const answer = useQuery({
    ...answerQuery(useCall(), listRuns, { query: useOffice() }),
    refetchInterval: ({ state }) => (state.data?.data.some((run) => run.state === 'running') ? ASK_AGAIN_MS : false),
  });
  const runs = answer.data?.data ?? [];
  const shown = runs.filter(({ state }, place) => place === 0 || state === 'asked' || state === 'running');
  if (shown.length === 0) return null;
  return (
    <section aria-label={texts.heading}>
      <ul className={styles.runs}>
        {shown.map((run) => (
          <RunLine key={run.id} run={run} pending={deciding.pending} onDecide={(one) => void deciding.run(one)} />
        ))}
      </ul>
    </section>
  );
}

type RunLineProps = { run: OfficeRun; pending: RunDecision | null; onDecide: (decision: RunDecision) => void };

function RunLine({ run, pending, onDecide }: RunLineProps) {
  const { runs: texts } = useTexts(cardOfficeTexts);
  const moments = useTexts(momentTexts);
  const { id, scheme_name, amount_ore, note, state, accounts, filled, asked_by, asked_at, can } = run;
  const name = texts.name(kroner(amount_ore), scheme_name);
  const progress = texts.progress(grouped(filled), grouped(accounts));
  const day = longDate(asked_at, moments);
  return (
    <li className="nb-stack nb-gap-s">
      <p>
        <strong>{name}</strong> <Tag tone={TONES[state]}>{texts.states[state]}</Tag>
      </p>
      <p className="nb-small nb-muted">
        {asked_by === null ? day : texts.asked_by(asked_by, day)} · {note}
      </p>
      {state === 'asked' ? null : (
        <>
          <Meter value={filled} limit={accounts} label={progress} />
          <p className="nb-small">{progress}</p>
        </>
      )}
      {can.start || can.stop ? (
        <div className="nb-row">
          {(['start', 'stop'] as const).map((decision) =>
            can[decision] ? (
              <Button
                key={decision}
                variant={decision === 'start' ? 'primary' : 'secondary'}
                isSmall
                aria-label={`${texts[decision]}: ${name}`}
                isLoading={pending?.id === id && pending.decision === decision}
                onClick={() => onDecide({ id, decision })}
              >
                {texts[decision]}
              </Button>
            ) : null,
          )}
        </div>
      ) : null}
    </li>
  );
}
