import type { ServicePageContent, ServicePageKey } from '#features/service-pages/contract.ts';
import { getServicePage } from '#features/service-pages/web/calls.ts';
import { ServicePage } from '#features/service-pages/web/service-page.tsx';
import { answerQuery, fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { PageModule, PageServices } from '../page-module.ts';
import { paths } from '../paths.ts';
import { ErrorContent } from './error-page.tsx';

/** The pages behind the footer are one page with different words. */
export function servicePage(key: ServicePageKey): PageModule {
  return {
    Component: () => <Content pageKey={key} />,
    load: ({ queries, call }) => fillAnswer(queries, call, getServicePage, { params: { key } }),
    head: (services) => {
      const content = contentIn(services, key);
      return {
        title: content?.title ?? '',
        description: content?.intro ?? '',
        canonical: paths[key],
      };
    },
  };
}

const contentIn = ({ queries, call }: PageServices, key: ServicePageKey): ServicePageContent | undefined =>
  queries.getQueryData(answerQuery(call, getServicePage, { params: { key } }).queryKey)?.data;

function Content({ pageKey }: { pageKey: ServicePageKey }) {
  const answer = useAnswer(getServicePage, { params: { key: pageKey } });
  if (answer.isError) return <ErrorContent error={answer.error} />;
  return (
    <div className="nb-wrap nb-section">
      {answer.isPending ? <Skeleton shape="title" width="long" /> : <ServicePage page={answer.data.data} />}
    </div>
  );
}
