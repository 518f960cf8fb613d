import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink, PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { PageHeader } from '#ui/page/page-header';
import { ResultPanel } from '#ui/page/result-panel';
import { PhoneField, ProblemFields } from '#widgets/feedback/ticket-fields';
import {
  type SubmittedTicket,
  type Ticket,
  usePrefillTicket,
  useSubmitTicket,
  useTicketProblem,
} from '#widgets/feedback/use-submit-ticket';
import { MoreFacts } from './more-facts';
import './feedback.css';

/** 问题反馈: describes a problem and submits it; pages hand over what it is about in the address (VALID-04, SERV-01). */
export function Component() {
  const [params] = useSearchParams();
  return <Report key={String(params)} />;
}

/** One report: another order in the address begins another one. */
function Report() {
  const [submitted, setSubmitted] = useState<SubmittedTicket>();
  return (
    <div className="page">
      <PageHeader actions={<ButtonLink to={href('eventTrace')}>反馈记录</ButtonLink>} />
      {submitted ? (
        <Submitted ticket={submitted} onMore={() => setSubmitted(undefined)} />
      ) : (
        <ReportForm onDone={setSubmitted} />
      )}
    </div>
  );
}

function ReportForm({ onDone }: { readonly onDone: (ticket: SubmittedTicket) => void }) {
  const [params] = useSearchParams();
  const { user } = useAccount();
  const [form] = Form.useForm<Ticket>();
  const submit = useSubmitTicket();
  const problem = useTicketProblem();
  const read = (name: string) => params.get(name) ?? '';
  const onSubmit = async (ticket: Ticket) => {
    const submitted = await submit(ticket);
    if (submitted) onDone(submitted);
  };
  return (
    <Form<Ticket>
      name="report"
      form={form}
      className="panel feedback-form"
      layout="vertical"
      requiredMark={false}
      // What the address handed over counts before its field is drawn.
      onFinish={() => onSubmit(form.getFieldsValue(true))}
      initialValues={{
        type: read('type') || 'ORDER',
        content: read('content'),
        orderNo: read('orderNo'),
        logisticsNo: read('logisticsNo'),
        model: read('model'),
        phone: user.phoneNumber ?? '',
      }}
    >
      <ProblemFields rows={5} />
      <PrefillButton form={form} />
      <MoreFacts />
      <PhoneField />
      <ReasonButton kind="primary" type="submit" disabledReason={problem}>
        提交反馈
      </ReasonButton>
    </Form>
  );
}

/** Fills in what the server knows about the order; what the user has typed stays (EVENT-01). */
function PrefillButton({ form }: { readonly form: FormInstance<Ticket> }) {
  const prefill = usePrefillTicket();
  const problem = useTicketProblem();
  const orderNo = Form.useWatch('orderNo', form) ?? '';
  const onFill = async () => {
    const facts = await prefill(form.getFieldsValue());
    if (!facts) return;
    const typed = form.getFieldsValue();
    const isEmpty = (name: string) =>
      (Object.entries(typed).find(([field]) => field === name)?.[1] ?? '') === '';
    const added = Object.entries(facts).filter(([name]) => isEmpty(name));
    form.setFieldsValue(Object.fromEntries(added));
    notify('info', added.length > 0 ? '已带出订单信息，请核对' : '没有更多信息可以带出');
  };
  return (
    <Form.Item>
      <ReasonButton
        disabledReason={problem ?? (orderNo.trim() === '' ? '请先填写相关订单号' : undefined)}
        onClick={onFill}
      >
        带出订单信息
      </ReasonButton>
    </Form.Item>
  );
}

interface SubmittedProps {
  readonly ticket: SubmittedTicket;
  readonly onMore: () => void;
}

function Submitted({ ticket: { workNo }, onMore }: SubmittedProps) {
  return (
    <ResultPanel
      status="success"
      title="反馈已提交"
      text={`${workNo ? `工单号 ${workNo}，` : ''}处理进度可在事件追踪中查看。`}
      actions={
        <>
          <PlainButton onClick={onMore}>继续反馈</PlainButton>
          <ButtonLink kind="primary" to={href('eventTrace')}>
            查看进度
          </ButtonLink>
        </>
      }
    />
  );
}
