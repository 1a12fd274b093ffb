export { loanPass, piecePass } from './pass-kinds.ts';
