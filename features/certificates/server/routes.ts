import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import * as roles from '../roles-contract.ts';
import { CERTIFICATE_CATEGORIES } from '../rules.ts';
import * as stamps from '../stamps-contract.ts';
import { CATEGORY_NAMES } from '../texts/categories.ts';
import { assignStamps } from './assign-stamps.ts';
import { attachCertificate, detachCertificate } from './attach-certificate.ts';
import {
  createMunicipalCertificate,
  createOrganisationCertificate,
  deleteCertificate,
  updateCertificate,
} from './change-certificate.ts';
import { acceptStamp, deleteStamp, updateStamp } from './change-stamp.ts';
import { listStampPeople, listStamps } from './list-stamps.ts';
import { listCertificates, listOrganisationCertificates } from './queries.ts';
import { requestStamp } from './request-stamp.ts';
import { roleCertificates, setRoleCertificates } from './role-certificates.ts';
import { stampById } from './stamp-rows.ts';

export const certificateRoutes: Route[] = [
  route(contract.listCertificates, async (context, { query }) => ({ data: await listCertificates(context, query) })),
  route(contract.listCertificateCategories, async ({ language }) => ({
    data: CERTIFICATE_CATEGORIES.map((id) => ({ id, name: CATEGORY_NAMES[language][id] })),
  })),
  route(contract.listOrganisationCertificates, async (context, { params }) => ({
    data: await listOrganisationCertificates(context, params.id),
  })),
  route(contract.createCertificate, async (context, { body }) => ({
    data: await createMunicipalCertificate(context, body),
  })),
  route(contract.createOrganisationCertificate, async (context, { params, body }) => ({
    data: await createOrganisationCertificate(context, params.id, body),
  })),
  route(contract.updateCertificate, async (context, { params, body }) => ({
    data: await updateCertificate(context, params.id, body),
  })),
  route(contract.deleteCertificate, (context, { params, body }) => deleteCertificate(context, params.id, body.reason)),
  route(contract.attachCertificate, async (context, { params, body }) => ({
    data: await attachCertificate(context, params.id, body),
  })),
  route(contract.detachCertificate, (context, { params, body }) => detachCertificate(context, params.id, body)),

  route(roles.getRoleCertificates, async (context, { params }) => ({
    data: await roleCertificates(context, params.id),
  })),
  route(roles.setRoleCertificates, async (context, { params, body }) => ({
    data: await setRoleCertificates(context, params.id, body),
  })),

  route(stamps.listStamps, (context, { query }) => listStamps(context, query)),
  route(stamps.assignStamps, async (context, { body }) => ({ data: await assignStamps(context, body) })),
  route(stamps.requestStamp, async (context, { body }) => ({ data: await requestStamp(context, body) })),
  route(stamps.listStampPeople, (context, { params, query }) => listStampPeople(context, params.id, query)),
  route(stamps.getStamp, async (context, { params }) => ({ data: await stampById(context, params.id) })),
  route(stamps.acceptStamp, async (context, { params }) => ({ data: await acceptStamp(context, params.id) })),
  route(stamps.updateStamp, async (context, { params, body }) => ({
    data: await updateStamp(context, params.id, body),
  })),
  route(stamps.deleteStamp, (context, { params, body }) => deleteStamp(context, params.id, body.reason)),
];
