import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { STEPS, type Step } from '../../rules.ts';

const PARAMETER = 'step';

/** Which step is shown, as the address says, so that the browser's own way back leads to the step before. */
export function useStep(isAllOpen: boolean) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const step = STEPS.find((each) => each === new URLSearchParams(search).get(PARAMETER)) ?? STEPS[0];
  const index = STEPS.indexOf(step);
  const [seen, setSeen] = useState({ step, furthest: isAllOpen ? STEPS.length - 1 : index, hasMoved: false });
  if (seen.step !== step) setSeen({ step, furthest: Math.max(seen.furthest, index), hasMoved: true });

  function addressOf(wanted: Step): string {
    const query = new URLSearchParams(search);
    if (wanted === STEPS[0]) query.delete(PARAMETER);
    else query.set(PARAMETER, wanted);
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  }

  return {
    step,
    /** The same step of an activity that has another address now. */
    addressOn: (path: string): string =>
      step === STEPS[0] ? path : `${path}?${new URLSearchParams({ [PARAMETER]: step })}`,
    hasMoved: seen.hasMoved,
    goTo(wanted: Step) {
      if (wanted !== step) navigate(addressOf(wanted));
    },
    /** Where a step is that has been visited; null for those ahead. */
    hrefOf: (wanted: Step): string | null => (STEPS.indexOf(wanted) <= seen.furthest ? addressOf(wanted) : null),
  };
}
