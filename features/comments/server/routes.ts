import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import { deleteComment } from './delete-comment.ts';
import { listComments } from './queries.ts';
import { listUnanswered } from './unanswered.ts';
import { createComment, updateComment } from './write-comment.ts';

export const commentRoutes: Route[] = [
  route(contract.listComments, (context, { params, query }) => listComments(context, params.id, query)),
  route(contract.createComment, (context, { params, body }) => createComment(context, params.id, body)),
  route(contract.updateComment, (context, { params, body }) => updateComment(context, params, body)),
  route(contract.deleteComment, (context, { params }) => deleteComment(context, params)),
  route(contract.listUnanswered, (context, { params }) => listUnanswered(context, params.id)),
];
