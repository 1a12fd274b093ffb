import { redirect } from 'react-router';
import type { HeadServices, PageServices } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { answerQuery, fillAnswer } from '#platform/web/answers.tsx';
import type { InfoPage } from '../contract.ts';
import { getInfoPage } from './calls.ts';

const OF_PORTAL = { query: {} };

/** TEN-07: what has closed has one page. */
export async function loadInfo({ queries, call, tenant }: PageServices): Promise<InfoPage> {
  if (tenant.sunset) throw redirect(paths.sunset);
  return (await fillAnswer(queries, call, getInfoPage, OF_PORTAL)).data;
}

export const infoIn = ({ queries, call }: HeadServices): InfoPage | undefined =>
  queries.getQueryData(answerQuery(call, getInfoPage, OF_PORTAL).queryKey)?.data;
