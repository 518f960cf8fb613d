import type { Data } from '@dealer-portal/sdk';
import type { getSms } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Descriptions } from 'antd';
import '#ui/antd/fact-table.css';
import { Link, useSearchParams } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { minuteText } from '#ui/text/wire-text';
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
  const sms = useQuery(smsQuery(useAccount(), id));
  return (
    <Loaded query={sms} failure="短信没有加载出来">
      {(data) => <SmsFacts sms={data} />}
    </Loaded>
  );
}

function SmsFacts({ sms }: { readonly sms: Data<typeof getSms> }) {
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
          { key: 'date', label: '发送时间', children: minuteText(sms.sendDate) || '—' },
          { key: 'receiver', label: '接收人', children: sms.receiver ?? '—' },
          { key: 'phone', label: '手机号', children: sms.phoneNumber ?? '—' },
          { key: 'content', label: '内容', span: 'filled', children: sms.content ?? '—' },
        ]}
      />
    </section>
  );
}
