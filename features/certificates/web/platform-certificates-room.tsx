import { type ComponentType, useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { certificateTexts } from '../texts/token.ts';
import { DefinitionList } from './definition-list.tsx';
import type { DocumentsFieldProps } from './documents-field-props.ts';

type PlatformCertificatesRoomProps = {
  municipalities: readonly { id: string; name: string }[];
  DocumentsField: ComponentType<DocumentsFieldProps>;
};

/** DSH-02, CER-01: what is given in the whole country, or in one municipality, by those who run the portal. */
export function PlatformCertificatesRoom({ municipalities, DocumentsField }: PlatformCertificatesRoomProps) {
  const { platform: texts } = useTexts(certificateTexts);
  const [chosen, choose] = useState('');
  return (
    <section className="nb-stack nb-gap-m">
      <SectionHeading title={texts.title} lead={texts.lead} />
      <SelectField label={texts.place} value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <option value="">{texts.everywhere}</option>
        {municipalities.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <DefinitionList
        key={chosen}
        definer={{ kind: 'platform', municipality_id: chosen || null }}
        mayDefine
        DocumentsField={DocumentsField}
      />
    </section>
  );
}
