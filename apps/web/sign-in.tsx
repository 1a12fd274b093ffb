export { AuthFrame } from './pages/auth/auth-frame.tsx';
export { page as getStartedPage } from './pages/auth/get-started-page.tsx';
