export { keepTenants, learnTenants, TENANTS } from './keep-tenants.ts';
export {
  PREVIEW_COOKIE,
  PREVIEW_LASTS_SECONDS,
  type Previewing,
  previewTicket,
  readPreviewTicket,
} from './preview-ticket.ts';
export { readPublicTenant } from './queries.ts';
export { contrastOf, findWeakContrasts, type Schemes, schemesOf } from './theme.ts';
