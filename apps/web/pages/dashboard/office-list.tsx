import { useState } from 'react';
import { useNavigate } from 'react-router';
import { organiserTexts } from '#features/bulk-messages/texts/organisers/token.ts';
import { OrganisersDialog } from '#features/bulk-messages/web/organisers-dialog.tsx';
import { FindForm } from '#features/dashboards/web/find-form.tsx';
import { ORGANISATION_STATUSES, type OrganisationStatus } from '#features/organisations/rules.ts';
import { officeTexts } from '#features/organisations/texts/office/token.ts';
import { listOfficeOrganisations } from '#features/organisations/web/calls.ts';
import { OfficeCard } from '#features/organisations/web/manage/office-card.tsx';
import { DecisionList } from '#features/portal/web/decision-list.tsx';
import { getMyPermissions } from '#features/users/web/calls.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';

type OfficeListProps = {
  asked: URLSearchParams;
  number: number;
  hrefOf: (status: OrganisationStatus | 'any', q: string, page: number) => string;
};

/** ORG-02: all of the municipality's organisations, found by name, number or state, with messages to them. */
export function OfficeList({ asked, number, hrefOf }: OfficeListProps) {
  const texts = useTexts(officeTexts);
  const ofLetters = useTexts(organiserTexts);
  const navigate = useNavigate();
  const status = ORGANISATION_STATUSES.find((one) => one === asked.get('status'));
  const q = asked.get('q')?.slice(0, 200) ?? '';
  const answer = useAnswer(listOfficeOrganisations, { query: { q, page: number, ...(status && { status }) } });
  const grants = useAnswer(getMyPermissions, {}).data?.data.municipalities ?? [];
  const run = grants.filter(({ role }) => role === 'admin');
  const [chosen, setChosen] = useState<readonly OrganisationId[]>([]);
  const [isWriting, setIsWriting] = useState(false);

  const statuses = ORGANISATION_STATUSES.map((one) => ({ value: one, name: texts.statuses[one] }));
  const choice = {
    label: texts.status,
    value: status ?? 'any',
    options: [{ value: 'any', name: texts.any_status }, ...statuses],
  };
  const find = (wanted: { q: string; choice: string }) =>
    void navigate(hrefOf(ORGANISATION_STATUSES.find((one) => one === wanted.choice) ?? 'any', wanted.q, 1));

  return (
    <>
      <FindForm texts={texts} q={q} choice={choice} onFind={find} />
      {run.length > 0 ? (
        <div>
          <Button variant="secondary" onClick={() => setIsWriting(true)}>
            {ofLetters.write(chosen.length)}
          </Button>
        </div>
      ) : null}
      <DecisionList
        answer={answer}
        texts={texts}
        empty={texts.empty}
        hrefOf={(wanted) => hrefOf(status ?? 'any', q, wanted)}
      >
        {(organisation) => {
          const { id, name, municipality } = organisation;
          const isOwn = run.some((one) => one.id === municipality.id);
          return (
            <OfficeCard key={id} organisation={organisation} hasLog={isOwn}>
              {isOwn && organisation.status === 'accepted' ? (
                <CheckboxField
                  label={ofLetters.choose(name)}
                  checked={chosen.includes(id)}
                  onChange={({ currentTarget }) =>
                    setChosen(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                  }
                />
              ) : null}
            </OfficeCard>
          );
        }}
      </DecisionList>
      {isWriting ? (
        <OrganisersDialog
          municipalities={run}
          organisations={chosen}
          onSent={() => {
            setChosen([]);
            setIsWriting(false);
          }}
          onClose={() => setIsWriting(false)}
        />
      ) : null}
    </>
  );
}
