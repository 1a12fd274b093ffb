import { useLocation } from 'react-router';
import { FailedPage } from '#features/portal/web/failed-page.tsx';
import type { HeadServices, PageModule } from '#features/portal/web/page-module.ts';
import { answerQuery, fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ServicePageContent, ServicePageKey } from '../contract.ts';
import { getServicePage } from './calls.ts';
import { ServicePage } from './service-page.tsx';

/** The pages behind the footer are one page with different words; the address says which. */
export const page: PageModule = {
  Component: ServiceContent,
  load: ({ queries, call }, { path }) => fillAnswer(queries, call, getServicePage, { params: { key: keyOf(path) } }),
  head: (services, { path }) => {
    const key = keyOf(path);
    const content = contentIn(services, key);
    return { title: content?.title ?? '', description: content?.intro ?? '', canonical: `/${key}` };
  },
};

/** Only routed to from the addresses of these pages. */
const keyOf = (path: string): ServicePageKey => path.split('/').at(-1) as ServicePageKey;

const contentIn = ({ queries, call }: HeadServices, key: ServicePageKey): ServicePageContent | undefined =>
  queries.getQueryData(answerQuery(call, getServicePage, { params: { key } }).queryKey)?.data;

function ServiceContent() {
  const { pathname } = useLocation();
  const answer = useAnswer(getServicePage, { params: { key: keyOf(pathname) } });
  if (answer.isError) return <FailedPage error={answer.error} />;
  return (
    <div className="nb-wrap nb-section">
      {answer.isPending ? <Skeleton shape="title" width="long" /> : <ServicePage page={answer.data.data} />}
    </div>
  );
}
