import { DecisionList } from '#features/portal/web/decision-list.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { NumberTiles } from '#ui/number-tiles.tsx';
import { TabLinks } from '#ui/tab-links.tsx';
import type { Figures } from '../cases-contract.ts';
import { CASE_STATES, type CaseState } from '../rules.ts';
import { caseTexts } from '../texts/office/token.ts';
import { listCases } from './calls.ts';
import { CaseCard } from './case-card.tsx';

type CaseListProps = {
  state: CaseState;
  number: number;
  /** Who decides: nobody decides on an appeal against their own decision. */
  selfId: string;
  hrefOf: (state: CaseState, page: number) => string;
};

/** BEY-16: what waits, was decided, or is appealed against, and how long people wait for an answer. */
export function CaseList({ state, number, selfId, hrefOf }: CaseListProps) {
  const texts = useTexts(caseTexts);
  const { now } = usePortal();
  const answer = useAnswer(listCases, { query: { state, page: number } });
  const figures = answer.data?.figures;
  const counts = { waiting: figures?.waiting, mine: undefined, appealed: figures?.appealed, decided: undefined };
  return (
    <>
      {figures ? <CaseFigures figures={figures} /> : null}
      <TabLinks
        label={texts.states.label}
        links={CASE_STATES.map((one) => ({
          href: hrefOf(one, 1),
          label: texts.states[one],
          isCurrent: one === state,
          count: counts[one],
        }))}
      />
      <DecisionList
        answer={answer}
        texts={texts}
        empty={{ title: texts.empty[state], text: texts.empty.text }}
        hrefOf={(page) => hrefOf(state, page)}
      >
        {(queued) => <CaseCard key={queued.id} queued={queued} now={now} selfId={selfId} />}
      </DecisionList>
    </>
  );
}

const HOUR = 60;
const DAY = 24 * HOUR;

function CaseFigures({ figures: { waiting, overdue, appealed, answer_minutes } }: { figures: Figures }) {
  const { figures: texts } = useTexts(caseTexts);
  const inWords = (minutes: number) => {
    if (minutes < 2 * HOUR) return texts.minutes(minutes);
    return minutes < 2 * DAY ? texts.hours(Math.round(minutes / HOUR)) : texts.days(Math.round(minutes / DAY));
  };
  return (
    <NumberTiles
      tiles={[
        { name: texts.waiting, value: waiting },
        { name: texts.overdue, value: overdue },
        { name: texts.appealed, value: appealed },
        {
          name: texts.answer,
          value: answer_minutes === null ? texts.none : inWords(answer_minutes),
          note: texts.answer_note,
        },
      ]}
    />
  );
}
