import { useTexts } from '#platform/web/language.tsx';
import { SheetSection } from '#ui/sheet-section.tsx';
import { userTexts } from '../../texts/token.ts';
import { NotificationChoices } from '../notification-choices.tsx';
import { SECTIONS } from '../paths.ts';

export function NotificationsSection() {
  const { notifications: words } = useTexts(userTexts);
  return (
    <SheetSection id={SECTIONS.notifications} title={words.title} lead={words.lead}>
      <NotificationChoices />
    </SheetSection>
  );
}
