import { useTexts } from '#platform/web/language.tsx';
import { userTexts } from '../../texts/token.ts';
import { NotificationChoices } from '../notification-choices.tsx';
import { SECTIONS } from '../paths.ts';
import { ProfileSection } from './profile-section.tsx';

export function NotificationsSection() {
  const { notifications: words } = useTexts(userTexts);
  return (
    <ProfileSection id={SECTIONS.notifications} title={words.title} lead={words.lead}>
      <NotificationChoices />
    </ProfileSection>
  );
}
