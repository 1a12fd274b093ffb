import { useNavigate } from 'react-router';
import { authAddress } from '#features/identity/web/sign-in/auth-addresses.ts';
import { showUsername } from '#features/identity/web/username.ts';
import { verificationState } from '#features/identity/web/verification-state.ts';
import { paths } from '#features/portal/web/paths.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { SheetSection } from '#ui/sheet-section.tsx';
import type { OwnUser } from '../../contract.ts';
import { userTexts } from '../../texts/token.ts';
import { SECTIONS } from '../paths.ts';
import styles from './profile.module.css';

/** USR-01: an address is changed by showing that it is one's own, so the next screen asks for it and sends a code. */
export function AddressesSection({ user }: { user: OwnUser }) {
  const texts = useTexts(userTexts);
  const { addresses: words } = texts;
  const navigate = useNavigate();

  function change(purpose: 'email' | 'phone') {
    verificationState.keep({ username: '', purpose });
    navigate(authAddress.verifyUsername({ returnUrl: paths.editProfile }));
  }

  return (
    <SheetSection id={SECTIONS.addresses} title={words.title} lead={words.lead}>
      <ul className="nb-lines">
        {(['email', 'phone'] as const).map((kind) => {
          const address = user[kind];
          return (
            <li key={kind}>
              <div className={styles.words}>
                <span className={styles.detail}>{words[kind]}</span>
                <span className={styles.value}>{address ? showUsername(address) : texts.edit.none}</span>
              </div>
              <Button
                variant="secondary"
                isSmall
                aria-label={address ? words[`change_${kind}`] : words[`add_${kind}`]}
                onClick={() => change(kind)}
              >
                {address ? texts.change : texts.add}
              </Button>
            </li>
          );
        })}
      </ul>
    </SheetSection>
  );
}
