import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAccount } from '#platform/account';
import { href } from '#routes';
import { PageHeader } from '#ui/page-header';
import { ReasonButton } from '#ui/reason-button';
import { ResultPanel } from '#ui/result-panel';
import { PhoneField, ProblemFields } from '#widgets/feedback/ticket-fields';
import { type Ticket, useSubmitTicket } from '#widgets/feedback/use-submit-ticket';
import './feedback.css';

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
      <ProblemFields rows={5} />
      <Form.Item name="logisticsNo" label="相关物流单号（选填）">
        <Input />
      </Form.Item>
      <Form.Item name="model" label="产品型号（选填）">
        <Input />
      </Form.Item>
      <PhoneField />
      <ReasonButton type="primary" htmlType="submit" loading={isBusy}>
        提交反馈
      </ReasonButton>
    </Form>
  );
}

function Submitted({ workNo, onMore }: { readonly workNo: string; readonly onMore: () => void }) {
  return (
    <ResultPanel
      status="success"
      title="反馈已提交"
      text={`工单号 ${workNo}，处理进度可在事件追踪中查看。`}
      actions={
        <>
          <Button onClick={onMore}>继续反馈</Button>
          <Link to={href('eventTrace')}>
            <Button type="primary">查看进度</Button>
          </Link>
        </>
      }
    />
  );
}
