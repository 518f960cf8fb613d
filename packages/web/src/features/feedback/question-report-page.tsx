import { Button, Form, Input, Result, Select } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAccount } from '#platform/account';
import { href } from '#routes';
import { PageHeader } from '#ui/page-header';
import { EVENT_TYPES } from '#widgets/feedback/event-types';
import { type Ticket, useSubmitTicket } from '#widgets/feedback/use-submit-ticket';
import './feedback.css';

/** The most characters that a problem may be described in; the server's limit. */
const CONTENT_LIMIT = 500;

/** 问题反馈: describes a problem and submits it; pages hand over what it is about in the address (VALID-04, SERV-01). */
export function Component() {
  const [submitted, setSubmitted] = useState<string>();
  return (
    <div className="page">
      <PageHeader
        title="问题反馈"
        actions={
          <Link to={href('eventTrace')}>
            <Button>反馈记录</Button>
          </Link>
        }
      />
      {submitted ? (
        <Submitted workNo={submitted} onMore={() => setSubmitted(undefined)} />
      ) : (
        <ReportForm onDone={setSubmitted} />
      )}
    </div>
  );
}

function ReportForm({ onDone }: { readonly onDone: (workNo: string) => void }) {
  const [params] = useSearchParams();
  const { user } = useAccount();
  const submit = useSubmitTicket();
  const [isBusy, setBusy] = useState(false);
  const given = (name: string) => params.get(name) ?? '';
  const onFinish = async (ticket: Ticket) => {
    setBusy(true);
    const workNo = await submit(ticket);
    setBusy(false);
    if (workNo) onDone(workNo);
  };
  return (
    <Form<Ticket>
      name="report"
      className="panel feedback-form"
      layout="vertical"
      requiredMark={false}
      initialValues={{
        type: given('type') || 'ORDER',
        content: given('content'),
        orderNo: given('orderNo'),
        logisticsNo: given('logisticsNo'),
        model: given('model'),
        phone: user.phoneNumber ?? '',
      }}
      onFinish={onFinish}
    >
      <Form.Item name="type" label="问题类型">
        <Select options={[...EVENT_TYPES]} />
      </Form.Item>
      <Form.Item
        name="content"
        label="问题描述"
        rules={[{ required: true, whitespace: true, message: '请描述遇到的问题' }]}
      >
        <Input.TextArea rows={5} maxLength={CONTENT_LIMIT} showCount />
      </Form.Item>
      <Form.Item name="orderNo" label="相关订单号（选填）">
        <Input />
      </Form.Item>
      <Form.Item name="logisticsNo" label="相关物流单号（选填）">
        <Input />
      </Form.Item>
      <Form.Item name="model" label="产品型号（选填）">
        <Input />
      </Form.Item>
      <Form.Item name="phone" label="联系电话" rules={[{ required: true, message: '请填写联系电话' }]}>
        <Input inputMode="tel" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isBusy}>
        提交反馈
      </Button>
    </Form>
  );
}

function Submitted({ workNo, onMore }: { readonly workNo: string; readonly onMore: () => void }) {
  return (
    <Result
      status="success"
      title="反馈已提交"
      subTitle={`工单号 ${workNo}，处理进度可在事件追踪中查看。`}
      extra={[
        <Button key="more" onClick={onMore}>
          继续反馈
        </Button>,
        <Link key="list" to={href('eventTrace')}>
          <Button type="primary">查看进度</Button>
        </Link>,
      ]}
    />
  );
}
