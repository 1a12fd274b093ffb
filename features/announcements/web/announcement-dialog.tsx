import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import { shortDate } from '#platform/language/dates.ts';
import { LOCALES, type Locale } from '#platform/language/locale.ts';
import { isDay } from '#platform/language/typed-day.ts';
import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OfficeAnnouncement, WrittenAnnouncement } from '../office-contract.ts';
import { ANNOUNCEMENT_TYPES, type AnnouncementType, MAX_BODY_LENGTH, MAX_TITLE_LENGTH } from '../office-rules.ts';
import { announcementOfficeTexts } from '../texts/office/token.ts';
import { AnnouncementBar } from './announcement-bar.tsx';
import type { AnnouncementDeeds } from './announcement-desk.tsx';

const NO_WORDS = { nb: '', nn: '', en: '' };
type Typed = {
  type: AnnouncementType;
  title: Record<Locale, string>;
  body: Record<Locale, string>;
  first_day: string | null;
  last_day: string | null;
  is_dismissible: boolean;
};

type AnnouncementDialogProps = {
  announcement: OfficeAnnouncement | null;
  deeds: AnnouncementDeeds;
  onClose: () => void;
};

/** Written in three languages, and looked at as it will be. */
export function AnnouncementDialog({ announcement, deeds, onClose }: AnnouncementDialogProps) {
  const { form: texts, types, done } = useTexts(announcementOfficeTexts);
  const { now } = usePortal();
  const { showToast } = useToasts();
  const ownId = useId();
  const idOf = (field: string) => `${ownId}-${field}`;
  const [language, setLanguage] = useState<Locale>('nb');
  const [typed, setTyped] = useState<Typed>(
    () =>
      announcement ?? {
        type: 'news',
        title: NO_WORDS,
        body: NO_WORDS,
        first_day: shortDate(now),
        last_day: null,
        is_dismissible: true,
      },
  );
  const saving = useAction(
    async (written: WrittenAnnouncement) => {
      if (announcement) await deeds.update(announcement.id, written);
      else await deeds.create(written);
      showToast({ tone: 'success', title: announcement ? done.changed : done.created });
    },
    { invalidates: [deeds.list], fields: ['title', 'first_day', 'last_day'], idOf },
  );

  function change(changed: Partial<Typed>) {
    setTyped({ ...typed, ...changed });
    for (const field of ['title', 'first_day', 'last_day']) saving.clearError(field);
  }

  async function save() {
    const { type, title, body, first_day, last_day, is_dismissible } = typed;
    const errors = {
      ...(title.nb.trim() === '' && { title: texts.title_missing }),
      ...((first_day === null || !isDay(first_day)) && { first_day: texts.wrong_day }),
      ...(last_day !== null && !isDay(last_day) && { last_day: texts.wrong_day }),
    };
    if (Object.keys(errors).length > 0 || first_day === null) {
      if (title.nb.trim() === '') setLanguage('nb');
      return saving.setErrors(errors);
    }
    if (await saving.run({ type, title, body, first_day, last_day, is_dismissible })) onClose();
  }

  const name = texts.languages[language];
  const title = typed.title[language] || typed.title.nb;
  const fallback = language === 'nb' ? undefined : texts.fallback;
  return (
    <ActionDialog
      title={announcement ? texts.edit_title : texts.new_title}
      submitLabel={announcement ? texts.save : texts.publish}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      action={saving}
      onSubmit={save}
      onClose={onClose}
    >
      <Segmented
        label={texts.type}
        options={ANNOUNCEMENT_TYPES.map((value) => ({ value, label: types[value] }))}
        value={typed.type}
        onChange={(type) => change({ type })}
      />
      <Segmented
        label={texts.shown_in}
        options={LOCALES.map((value) => ({ value, label: texts.languages[value] }))}
        value={language}
        onChange={setLanguage}
      />
      <TextField
        id={idOf('title')}
        label={texts.title(name)}
        help={fallback}
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
        value={typed.title[language]}
        error={saving.errors.title}
        onChange={({ target }) => change({ title: { ...typed.title, [language]: target.value } })}
      />
      <TextAreaField
        id={idOf('body')}
        label={texts.body(name)}
        maxLength={MAX_BODY_LENGTH}
        value={typed.body[language]}
        onChange={({ target }) => change({ body: { ...typed.body, [language]: target.value } })}
      />
      <div className="nb-columns">
        <DateField
          id={idOf('first_day')}
          label={texts.first_day}
          value={typed.first_day}
          error={saving.errors.first_day}
          onChange={(first_day) => change({ first_day })}
        />
        <DateField
          id={idOf('last_day')}
          label={texts.last_day}
          help={texts.last_day_help}
          value={typed.last_day}
          error={saving.errors.last_day}
          onChange={(last_day) => change({ last_day })}
        />
      </div>
      <CheckboxField
        label={texts.dismissible}
        help={texts.dismissible_help}
        checked={typed.is_dismissible}
        onChange={({ target }) => change({ is_dismissible: target.checked })}
      />
      {title ? (
        <figure className="nb-stack">
          <figcaption className="nb-small nb-muted">{texts.preview}</figcaption>
          <AnnouncementBar
            announcement={{
              id: 'preview',
              type: typed.type,
              title,
              body: typed.body[language] || typed.body.nb,
              is_dismissible: false,
            }}
          />
        </figure>
      ) : null}
    </ActionDialog>
  );
}
