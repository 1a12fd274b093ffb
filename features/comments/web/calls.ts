import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const listComments = remote<typeof contract.listComments>('GET', '/events/{id}/comments');
export const createComment = remote<typeof contract.createComment>('POST', '/events/{id}/comments');
export const updateComment = remote<typeof contract.updateComment>('PUT', '/events/{id}/comments/{comment}');
export const deleteComment = remote<typeof contract.deleteComment>('DELETE', '/events/{id}/comments/{comment}');
export const listUnanswered = remote<typeof contract.listUnanswered>('GET', '/organizations/{id}/questions');
