import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { describeError } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PrintButton } from '#ui/button/print-button';
import { PageHeader } from '#ui/page/page-header';
import { ErrorState, ListSkeleton } from '#ui/page/states';
import { RichText } from '#ui/text/rich-text';
import { newsQuery } from './queries';

/** 资讯详情: one piece of news. */
export function Component() {
  const { newsId = '' } = useParams();
  const { data, error, refetch } = useQuery(newsQuery(useAccount(), newsId));
  const facts = [
    data?.typeName,
    data?.publisher,
    data?.publishDate,
    data && `阅读 ${data.readCount ?? 0} 次`,
  ];
  return (
    <div className="page">
      <PageHeader
        title={data?.title ?? '资讯详情'}
        context={facts.filter(Boolean).join(' · ')}
        actions={
          <>
            <Link to={href('news')} className="no-print">
              返回资讯
            </Link>
            <PrintButton />
          </>
        }
      />
      <article className="panel">
        {data && <RichText html={data.content} />}
        {error && (
          <ErrorState title="资讯没有加载出来" {...describeError(error)} onRetry={() => void refetch()} />
        )}
        {!data && !error && <ListSkeleton rows={6} />}
      </article>
    </div>
  );
}
