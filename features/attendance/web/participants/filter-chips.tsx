import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ChipRow } from '#ui/chip-row.tsx';
import { RemovableChip } from '#ui/removable-chip.tsx';
import { participantTexts } from '../../texts/participants/token.ts';
import {
  EMPTY_FILTER,
  isEmptyFilter,
  type ParticipantFilter,
  SORTABLE,
  withCertificate,
  withRole,
} from './participant-filter.ts';

type FilterChipsProps = { filter: ParticipantFilter; onChange: (filter: ParticipantFilter) => void };

/** What the list is narrowed and sorted by; each can be taken away. */
export function FilterChips({ filter, onChange }: FilterChipsProps) {
  const { filter: texts, roles } = useTexts(participantTexts);
  if (isEmptyFilter(filter)) return null;
  const chips = [
    ...SORTABLE.filter((field) => filter[field].trim() !== '').map((field) => ({
      text: texts.chip(texts.fields[field], filter[field].trim()),
      without: { ...filter, [field]: '' },
    })),
    ...filter.roles.map((role) => ({ text: roles[role], without: withRole(filter, role, false) })),
    ...filter.certificates.map((certificate) => ({
      text: texts.chip(texts.certificate, certificate.name),
      without: withCertificate(filter, certificate, false),
    })),
    ...(filter.sort
      ? [{ text: texts.sorted[filter.sort.by][filter.sort.direction], without: { ...filter, sort: null } }]
      : []),
  ];
  return (
    <ChipRow label={texts.chosen}>
      {chips.map(({ text, without }) => (
        <RemovableChip key={text} removeLabel={texts.remove(text)} onRemove={() => onChange(without)}>
          {text}
        </RemovableChip>
      ))}
      {chips.length > 1 ? (
        <Button variant="tertiary" isSmall onClick={() => onChange(EMPTY_FILTER)}>
          {texts.reset_all}
        </Button>
      ) : null}
    </ChipRow>
  );
}
