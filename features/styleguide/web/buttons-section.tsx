import { BellIcon, Chat2Icon, MagnifyingGlassIcon, PlusIcon, TrashIcon } from '@navikt/aksel-icons';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IconLink } from '#ui/icon-link.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { BothSchemes } from './both-schemes.tsx';
import { StyleguideSection } from './styleguide-section.tsx';
import type { SectionProps } from './styleguide-texts.ts';

export function ButtonsSection({ texts }: SectionProps) {
  const { buttons, sections } = texts;
  return (
    <StyleguideSection title={sections.buttons}>
      <SkipLink targetId="main">{buttons.skip}</SkipLink>
      <BothSchemes texts={texts}>
        {() => (
          <>
            <div className="nb-row">
              <Button>{buttons.signUp}</Button>
              <Button variant="secondary" icon={<PlusIcon aria-hidden />}>
                {buttons.follow}
              </Button>
              <Button variant="tertiary">{buttons.message}</Button>
            </div>
            <div className="nb-row">
              <Button isDanger>{buttons.cancel}</Button>
              <Button isDanger variant="secondary" icon={<TrashIcon aria-hidden />}>
                {buttons.remove}
              </Button>
              <Button isDanger variant="tertiary">
                {buttons.remove}
              </Button>
            </div>
            <div className="nb-row">
              <Button isLoading>{buttons.saving}</Button>
              <Button isLoading variant="secondary">
                {buttons.saving}
              </Button>
              <Button disabled>{buttons.disabled}</Button>
              <Button isSmall>{buttons.small}</Button>
            </div>
            <ButtonLink variant="secondary" isFullWidth href="#main">
              {buttons.fullWidth}
            </ButtonLink>
            <div className="nb-row">
              <IconLink label={buttons.search} icon={<MagnifyingGlassIcon aria-hidden />} href="#main" />
              <IconButton label={buttons.notifications} icon={<BellIcon aria-hidden />} count={3} />
              <IconButton label={buttons.messages} icon={<Chat2Icon aria-hidden />} />
              <TextLink href="#main">{buttons.link}</TextLink>
              <Tooltip text={buttons.tooltip}>
                <Button variant="tertiary">{buttons.withTooltip}</Button>
              </Tooltip>
            </div>
          </>
        )}
      </BothSchemes>
    </StyleguideSection>
  );
}
