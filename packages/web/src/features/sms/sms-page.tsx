import { useQuery } from '@tanstack/react-query';
import { Descriptions } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { describeError } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState, ErrorState, ListSkeleton } from '#ui/page/states';
import { smsQuery } from './queries';
import { SMS_ORDER, SMS_STATUS } from './sms-report';

/** 短信订单详情: one text message with the order that it speaks of. */
export function Component() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  return (
    <div className="page">
      <PageHeader context={id && `短信 ${id}`} actions={<Link to={href('smsManage')}>返回短信管理</Link>} />
      {id ? <SmsDetail id={id} /> : <NoSms />}
    </div>
  );
}

function NoSms() {
  return (
    <EmptyState
      title="没有选择短信"
      reason="请从短信管理或短信列表打开一条短信。"
      action={<Link to={href('smsManage')}>短信管理</Link>}
    />
  );
}

function SmsDetail({ id }: { readonly id: string }) {
  const { data: sms, error, refetch } = useQuery(smsQuery(useAccount(), id));
  if (error) {
    return <ErrorState title="短信没有加载出来" {...describeError(error)} onRetry={() => void refetch()} />;
  }
  if (!sms) return <ListSkeleton rows={6} />;
  return (
    <section className="panel" aria-label="短信">
      <Descriptions
        column={{ xs: 1, md: 2 }}
        size="small"
        bordered
        styles={{ label: { whiteSpace: 'nowrap' } }}
        items={[
          { key: 'order', label: '订单号', children: SMS_ORDER.render(sms) },
          { key: 'status', label: '状态', children: SMS_STATUS.render(sms) },
          { key: 'type', label: '类型', children: sms.typeName ?? '—' },
          { key: 'date', label: '发送时间', children: sms.sendDate ?? '—' },
          { key: 'receiver', label: '接收人', children: sms.receiver ?? '—' },
          { key: 'phone', label: '手机号', children: sms.phoneNumber ?? '—' },
          { key: 'content', label: '内容', span: 'filled', children: sms.content ?? '—' },
        ]}
      />
    </section>
  );
}
