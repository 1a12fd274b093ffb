import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { ReportCase } from '../cases-contract.ts';
import { caseTexts } from '../texts/office/token.ts';
import { getCase, listCases, updateCase } from './calls.ts';

type CaseHandlingProps = {
  found: ReportCase;
  selfId: string;
  /** It is not here any more. */
  onPassed: () => void;
};

/** Who looks at a case: given to a colleague, or handed to those who look after everything. */
export function CaseHandling({
  found: { id, colleagues, is_with_platform, can },
  selfId,
  onPassed,
}: CaseHandlingProps) {
  const { handling: texts } = useTexts(caseTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const [chosen, setChosen] = useState('');
  const { run, isPending } = useAction(
    (body: { assigned_to?: string; is_with_platform?: boolean }) => call(updateCase, { params: { id }, body }),
    { invalidates: [listCases, getCase], isToldInToast: true },
  );
  const tell = (title: string) => showToast({ tone: 'success', title });

  async function give(user: string) {
    if (await run({ assigned_to: user })) tell(user === selfId ? texts.taken : texts.given);
  }

  async function passOn() {
    if (!(await run({ is_with_platform: !is_with_platform }))) return;
    tell(texts.passed);
    onPassed();
  }

  if (!can.assign && !can.pass_on) return null;
  return (
    <section className="nb-stack nb-gap-s" aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {can.assign ? (
        <>
          {colleagues.length > 0 ? (
            <SelectField
              label={texts.colleague}
              value={chosen}
              onChange={(event) => setChosen(event.currentTarget.value)}
            >
              <option value="">{texts.choose}</option>
              {colleagues.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </SelectField>
          ) : null}
          <div className="nb-row">
            {chosen ? (
              <Button variant="secondary" isSmall isLoading={isPending} onClick={() => void give(chosen)}>
                {texts.give}
              </Button>
            ) : null}
            <Button variant="secondary" isSmall isLoading={isPending} onClick={() => void give(selfId)}>
              {texts.take}
            </Button>
          </div>
        </>
      ) : null}
      {can.pass_on ? (
        <div>
          <Button variant="tertiary" isSmall isLoading={isPending} onClick={() => void passOn()}>
            {is_with_platform ? texts.pass_back : texts.pass_on}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
