import { ApiError } from '@dealer-portal/sdk';
import { getTrafficContact } from '@dealer-portal/sdk/operations';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { describeError, invalidateCalls } from '#platform/calls/query';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { ContactFields } from '#ui/input/contact-fields';
import { Dialog } from '#ui/overlay/dialog';
import { Arriving } from '#ui/page/arriving';
import { type Contact, contactQuery } from '../queries';
import { type ContactFacts, saveContact } from './calls';
import './vehicle-card.css';

interface ContactLineProps {
  readonly sendtoCode: string;
}

/** The delivery contact of a ship-to in one line, with the way to change it (TRAF-01). */
export function ContactLine({ sendtoCode }: ContactLineProps) {
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(contactQuery(useAccount(), sendtoCode));
  const contact = query.data;
  return (
    <div className="secondary">
      {query.isLoading && <Arriving />}
      {query.isPending && '正在读取收货联系人…'}
      {contact && (
        <>
          收货联系人 {contact.contactName} {contact.contactPhone}
          {contact.unloadTime && ` · 可卸货 ${contact.unloadTime}`}
        </>
      )}
      {query.isError && <span className="contact-missing">{describeError(query.error).message}</span>}{' '}
      {/* A contact that could not be read may be there: it is read again before it is written over. */}
      {isUnread(query.error) ? (
        <PlainButton kind="link" size="small" onClick={() => void query.refetch()}>
          重试
        </PlainButton>
      ) : (
        <PlainButton kind="link" size="small" disabled={query.isPending} onClick={() => setOpen(true)}>
          {contact ? '修改联系人' : '维护联系人'}
        </PlainButton>
      )}
      {isOpen && <ContactDialog sendtoCode={sendtoCode} contact={contact} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Whether the server did not say that there is none. */
function isUnread(error: Error | null): boolean {
  return error instanceof ApiError && error.kind !== 'business';
}

interface ContactDialogProps extends ContactLineProps {
  readonly contact: Contact | undefined;
  readonly onClose: () => void;
}

function ContactDialog({ sendtoCode, contact, onClose }: ContactDialogProps) {
  const { saletoCode } = useAccount();
  const [form] = Form.useForm<ContactFacts>();
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (facts: ContactFacts) => saveContact({ id: contact?.id, saletoCode, sendtoCode }, facts),
    onSuccess: async (result) => {
      if (!result.ok) return;
      notify('success', '收货联系人已保存');
      await invalidateCalls(queryClient, [getTrafficContact]);
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={`送达方 ${sendtoCode} 的收货联系人`}
      okText="保存联系人"
      cancelText="取消"
      confirmLoading={save.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={contact ?? {}}
        onFinish={(values) => save.mutate(values)}
      >
        <ContactFields nameLimit={26} />
        <Form.Item name="unloadTime" label="可卸货时段">
          <Input maxLength={26} placeholder="如 08:00-17:00，可不填" />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
