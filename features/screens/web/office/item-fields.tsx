import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useFoundOrganisations } from '#features/organisations/web/use-found-organisations.ts';
import { paths } from '#features/portal/web/paths.ts';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import { UploadField } from '#features/uploads/web/upload-field.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { DateField } from '#ui/date-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { SuggestionField } from '#ui/suggestion-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ITEM_KINDS, type ItemKind, MAX_BODY_LENGTH, MAX_QUERY_LENGTH, MAX_TITLE_LENGTH } from '../../rules.ts';
import { screenOfficeTexts } from '../../texts/office/token.ts';
import styles from './office-parts.module.css';
import type { TypedItem } from './typed-playlist.ts';

type ItemFieldsProps = {
  item: TypedItem;
  number: number;
  isFirst: boolean;
  isLast: boolean;
  idOf: (field: string) => string;
  errorOf: (field: string) => string | undefined;
  onChange: (changed: Partial<TypedItem>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

/** One item of a playlist; which fields it has depends on its kind. */
export function ItemFields({
  item,
  number,
  isFirst,
  isLast,
  idOf,
  errorOf,
  onChange,
  onMove,
  onRemove,
}: ItemFieldsProps) {
  const { form: texts } = useTexts(screenOfficeTexts);
  const localised = useLocalisedPath();
  const { kind } = item;
  return (
    <FieldGroup legend={texts.item(number)}>
      <div className={styles.item}>
        <SelectField
          label={texts.kind}
          value={kind}
          onChange={({ target }) => onChange({ kind: target.value as ItemKind })}
        >
          {ITEM_KINDS.map((one) => (
            <option key={one} value={one}>
              {texts.kinds[one]}
            </option>
          ))}
        </SelectField>
        {kind === 'activities' ? (
          <TextField
            id={idOf('query')}
            label={texts.query}
            hint={texts.optional}
            help={texts.query_help}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            value={item.query}
            error={errorOf('query')}
            onChange={({ target }) => onChange({ query: target.value })}
          />
        ) : null}
        {kind === 'organisation' ? (
          <OrganisationField
            id={idOf('organization_id')}
            item={item}
            error={errorOf('organization_id')}
            onChange={onChange}
          />
        ) : null}
        {kind === 'picture' ? (
          <UploadField
            id={idOf('picture_upload_id')}
            label={texts.picture}
            value={item.picture ?? keptPicture(item)}
            onChange={(picture) => onChange({ picture, kept: null })}
            isUnsaved={item.picture !== null}
            error={errorOf('picture_upload_id')}
            termsHref={localised(paths.terms)}
          />
        ) : null}
        {kind === 'picture' || kind === 'notice' ? (
          <TextField
            id={idOf('title')}
            label={texts.item_title}
            {...(kind === 'picture' && { hint: texts.optional })}
            maxLength={MAX_TITLE_LENGTH}
            autoComplete="off"
            value={item.title}
            error={errorOf('title')}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        ) : null}
        {kind === 'notice' ? (
          <TextField
            id={idOf('body')}
            label={texts.item_body}
            hint={texts.optional}
            maxLength={MAX_BODY_LENGTH}
            autoComplete="off"
            value={item.body}
            error={errorOf('body')}
            onChange={({ target }) => onChange({ body: target.value })}
          />
        ) : null}
        <div className="nb-columns">
          <TextField
            id={idOf('seconds')}
            label={texts.seconds}
            help={texts.seconds_help}
            width="short"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={item.seconds}
            error={errorOf('seconds')}
            onChange={({ target }) => onChange({ seconds: target.value })}
          />
          <DateField
            id={idOf('last_day')}
            label={texts.last_day}
            hint={texts.optional}
            value={item.last_day}
            error={errorOf('last_day')}
            onChange={(last_day) => onChange({ last_day })}
          />
        </div>
        <div className={styles.buttons}>
          {isFirst ? null : (
            <IconButton label={texts.up(number)} icon={<ArrowUpIcon aria-hidden />} onClick={() => onMove(-1)} />
          )}
          {isLast ? null : (
            <IconButton label={texts.down(number)} icon={<ArrowDownIcon aria-hidden />} onClick={() => onMove(1)} />
          )}
          {isFirst && isLast ? null : (
            <IconButton label={texts.remove_item(number)} icon={<TrashIcon aria-hidden />} onClick={onRemove} />
          )}
        </div>
      </div>
    </FieldGroup>
  );
}

const keptPicture = ({ kept, title }: TypedItem) =>
  kept && { ...kept, name: title, kind: 'image' as const, width: null, height: null };

type OrganisationFieldProps = Pick<ItemFieldsProps, 'item' | 'onChange'> & { id: string; error: string | undefined };

function OrganisationField({ id, item, error, onChange }: OrganisationFieldProps) {
  const { form: texts } = useTexts(screenOfficeTexts);
  const [typed, setTyped] = useState('');
  const found = useFoundOrganisations(typed);
  return (
    <SuggestionField
      id={id}
      label={texts.organisation}
      error={error}
      options={found.map((organisation) => ({ value: organisation.id, label: organisation.name }))}
      selected={item.organization ? [item.organization] : []}
      onChange={([organization]) => onChange({ organization: organization ?? null })}
      onType={setTyped}
      resultsText={texts.results}
      removeText={texts.remove}
    />
  );
}
