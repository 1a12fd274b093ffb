export { deleteComment } from './delete-comment.ts';
export { commentOf } from './queries.ts';
export { eventOfComment, restoreComment } from './restore-comment.ts';
