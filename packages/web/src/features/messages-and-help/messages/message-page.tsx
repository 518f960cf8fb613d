import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Loaded, type LoadedQuery } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { EmptyPage } from '#ui/page/empty-page';
import { PageHeader } from '#ui/page/page-header';
import { joined } from '#ui/text/joined';
import { RichText } from '#widgets/links/rich-text';
import { TargetLink } from '#widgets/links/target-link';
import { isUnread } from './messages-report';
import { messageQuery, noticesQuery } from './queries';
import { useReadMessages } from './use-read-messages';
import { useSeeNotice } from './use-see-notice';
import './messages.css';
import { minuteText } from '#ui/text/wire-text';

/** 消息详情: one message (`id`) or one notice of the platform (`notice`); opening it marks it as read (MSG-01). */
export function Component() {
  const [params] = useSearchParams();
  const notice = params.get('notice');
  return notice ? <NoticeDetail id={notice} /> : <MessageDetail id={params.get('id') ?? ''} />;
}

function MessageDetail({ id }: { readonly id: string }) {
  const query = useQuery(messageQuery(useAccount(), id));
  const message = query.data?.records.find((found) => found.id === id);
  const { mutate: read } = useReadMessages().readOpened;
  const isNew = message !== undefined && isUnread(message);
  useEffect(() => {
    if (isNew) read(id);
  }, [isNew, id, read]);
  if (id === '') return <Gone reason="请从消息列表打开一条消息。" />;
  if (!query.data || query.error) return <NotYet query={query} />;
  if (!message) return <Gone reason="消息可能已被删除，或不属于当前售达方。" />;
  const { title, typeName, createDate, content, url } = message;
  return (
    <Sheet
      title={title}
      context={joined([typeName ?? '消息', minuteText(createDate)], ' · ')}
      content={content}
      url={url}
    />
  );
}

function NoticeDetail({ id }: { readonly id: string }) {
  const query = useQuery(noticesQuery(useAccount()));
  const notice = query.data?.find((item) => item.id === id);
  useSeeNotice(notice?.id);
  if (!query.data || query.error) return <NotYet query={query} />;
  if (!notice) return <Gone reason="通知可能已过期。" />;
  const { title, typeName, createDate, content, url } = notice;
  return (
    <Sheet
      title={title}
      context={joined([typeName ?? '系统通知', minuteText(createDate)], ' · ')}
      content={content}
      url={url}
    />
  );
}

interface SheetProps {
  readonly title: string;
  readonly context: string;
  readonly content: string | undefined;
  readonly url: string | undefined;
}

function Sheet({ title, context, content, url }: SheetProps) {
  return (
    <div className="page">
      <PageHeader
        title={title}
        context={context}
        actions={<Link to={href('messagelist')}>返回消息列表</Link>}
      />
      <article className="panel message-sheet">
        <RichText html={content} />
        {url && <TargetLink url={url}>查看相关页面</TargetLink>}
      </article>
    </div>
  );
}

function NotYet({ query }: { readonly query: LoadedQuery<unknown> }) {
  return (
    <div className="page">
      <PageHeader />
      <Loaded query={query} failure="消息没有加载出来" rows={4}>
        {() => null}
      </Loaded>
    </div>
  );
}

function Gone({ reason }: { readonly reason: string }) {
  return <EmptyPage title="没有这条消息" reason={reason} to={href('messagelist')} act="返回消息列表" />;
}
