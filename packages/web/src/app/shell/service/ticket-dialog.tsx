import { useMutation } from '@tanstack/react-query';
import { Form, type FormInstance } from 'antd';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { reasonFooter } from '#ui/button/reason-footer';
import { Dialog } from '#ui/overlay/dialog';
import { PhoneField, ProblemFields } from '#widgets/feedback/ticket-fields';
import { type Ticket, useSubmitTicket, useTicketProblem } from '#widgets/feedback/use-submit-ticket';
import { ticketSwitch } from './ticket-state';

const SUBMIT = '提交反馈';

/** The ticket dialog of the service widget: a problem is described and submitted (SERV-01). */
export function TicketDialog() {
  const isOpen = ticketSwitch.useIsOpen();
  const [form] = Form.useForm<Ticket>();
  const submit = useMutation({
    mutationFn: useSubmitTicket(),
    onSuccess: (submitted) => {
      if (!submitted) return;
      const number = submitted.workNo ? `工单号 ${submitted.workNo}，` : '';
      notify('success', `已提交，${number}可在“评价与查询”中查看处理进度`);
      ticketSwitch.close();
    },
  });
  return (
    <Dialog
      title="问题反馈"
      open={isOpen}
      onCancel={ticketSwitch.close}
      okText={SUBMIT}
      footer={reasonFooter(SUBMIT, useTicketProblem())}
      cancelText="取消"
      confirmLoading={submit.isPending}
      onOk={form.submit}
      destroyOnHidden
    >
      <TicketForm form={form} onFinish={(ticket) => submit.mutate(ticket)} />
    </Dialog>
  );
}

interface TicketFormProps {
  readonly form: FormInstance<Ticket>;
  readonly onFinish: (ticket: Ticket) => void;
}

function TicketForm({ form, onFinish }: TicketFormProps) {
  const { user } = useAccount();
  const start = { type: 'ORDER', phone: user.phoneNumber ?? '' };
  return (
    <Form
      name="ticket"
      form={form}
      layout="vertical"
      preserve={false}
      initialValues={start}
      onFinish={onFinish}
    >
      <ProblemFields rows={4} />
      <PhoneField />
    </Form>
  );
}
