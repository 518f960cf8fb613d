import { readFigure } from '@dealer-portal/rules/money';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PrintButton } from '#ui/button/print-button';
import { PageHeader } from '#ui/page/page-header';
import { RichText } from '#widgets/links/rich-text';
import { newsQuery } from './queries';

/** 资讯详情: one piece of news. */
export function Component() {
  const { newsId = '' } = useParams();
  const news = useQuery(newsQuery(useAccount(), newsId));
  const { data } = news;
  const facts = [
    data?.typeName,
    data?.publisher,
    data?.publishDate,
    data && `阅读 ${readFigure(data.readCount) ?? '—'} 次`,
  ];
  return (
    <div className="page">
      <PageHeader
        title={data?.title ?? '资讯详情'}
        context={facts.filter(Boolean).join(' · ')}
        actions={
          !news.isLoading && (
            <>
              <Link to={href('news')} className="no-print">
                返回资讯
              </Link>
              <PrintButton />
            </>
          )
        }
      />
      <Loaded query={news} failure="资讯没有加载出来" isKept>
        {({ content }) => (
          <article className="panel">
            <RichText html={content} />
          </article>
        )}
      </Loaded>
    </div>
  );
}
