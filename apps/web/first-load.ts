// What the portal's frame and the sign-in's have in common belongs to the first file. Imported by the entry, so that the
// bundler puts it there instead of making one file depend on the other.
import '#features/announcements/web/announcement-bar.tsx';
import '#platform/language/capitals.ts';
import '#platform/language/paths.ts';
import '#ui/anchor-provider.tsx';
import '#ui/progress-bar.tsx';
import '#ui/skip-link.tsx';
import '#ui/toast-provider.tsx';
import '#features/portal/web/head.ts';
import './shell/language-links.tsx';
import './shell/logo.tsx';
import '#features/portal/web/router-anchor.tsx';
import '#features/portal/web/use-page-change.ts';
import '#features/pictures/contract.ts';
import '#ui/button.tsx';
import '#ui/class-names.ts';
import '#ui/picture.tsx';
import '#ui/text-link.tsx';
import '#ui/use-toasts.ts';
