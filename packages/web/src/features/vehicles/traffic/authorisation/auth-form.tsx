import { REMARK_LENGTH } from '@dealer-portal/rules/input';
import { getTrafficCustomerApproveStatus } from '@dealer-portal/sdk/operations';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Flex, Form, Input, Select } from 'antd';
import { useEffect } from 'react';
import { invalidateCalls } from '#platform/calls/query';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { ContactFields } from '#ui/input/contact-fields';
import { codeAndName } from '#ui/text/joined';
import { carTypesQuery, type Permission, type TrafficAddress } from '../queries';
import { type ApplicationFields, saveApplication, submitApplication } from './calls';
import './auth-form.css';

interface AuthFormProps {
  readonly address: TrafficAddress;
  readonly permission: Permission | undefined;
  readonly isOffsite: boolean;
  readonly onClose: () => void;
}

/** The application for one ship-to: saved as a draft, or saved and submitted for approval (TRAF-01). */
export function AuthForm({ address, permission, isOffsite, onClose }: AuthFormProps) {
  const account = useAccount();
  const carTypes = useQuery(carTypesQuery(account));
  const [form] = Form.useForm<ApplicationFields>();
  const save = useSave({ address, permission, isOffsite, onClose });
  // The form opens below the list: the focus goes with the user.
  useEffect(() => form.focusField('contactName'), [form]);
  return (
    <section className="panel auth-form" aria-label="整车权限申请">
      <h2>申请 {codeAndName(address.addressCode, address.addressName)}</h2>
      <Form form={form} layout="vertical" onFinish={(fields) => save.mutate({ fields, isSubmitted: true })}>
        <ContactFields nameLabel="收货联系人" nameLimit={26} />
        <Form.Item
          name="carTypeList"
          label="可进入的车型"
          rules={[{ required: true, message: '请至少选择一种车型' }]}
        >
          <Select
            mode="multiple"
            placeholder="可多选"
            options={(carTypes.data ?? []).map(({ carType, carTypeName }) => ({
              value: carType,
              label: carTypeName,
            }))}
          />
        </Form.Item>
        <Form.Item
          name="remark"
          label="申请说明"
          rules={isOffsite ? [{ required: true, whitespace: true, message: '请说明异地收货的原因' }] : []}
        >
          <Input.TextArea rows={3} maxLength={REMARK_LENGTH} showCount />
        </Form.Item>
        <Flex gap="small" justify="end" wrap>
          <PlainButton onClick={onClose}>取消</PlainButton>
          <ReasonButton
            isBusy={save.isPending && !save.variables.isSubmitted}
            onClick={() =>
              form
                .validateFields()
                .then((fields) => save.mutateAsync({ fields, isSubmitted: false }), ignoreInvalid)
            }
          >
            保存草稿
          </ReasonButton>
          <ReasonButton kind="primary" type="submit" isBusy={save.isPending && save.variables.isSubmitted}>
            提交申请
          </ReasonButton>
        </Flex>
      </Form>
    </section>
  );
}

/** antd shows the missing values at the fields; no further message is needed. */
function ignoreInvalid(): void {}

interface Application {
  readonly fields: ApplicationFields;
  readonly isSubmitted: boolean;
}

function useSave({ address, permission, isOffsite, onClose }: AuthFormProps) {
  const { saletoCode: customerCode } = useAccount();
  const queryClient = useQueryClient();
  const save = async ({ fields, isSubmitted }: Application) => {
    const sendtoCode = address.addressCode;
    const saved = await saveApplication({
      id: permission?.id,
      customerCode,
      sendtoCode,
      isOffsite,
      ...fields,
    });
    const id = saved.ok ? (saved.data?.id ?? permission?.id) : undefined;
    const sent = isSubmitted && id !== undefined ? await submitApplication(id, customerCode) : saved;
    void invalidateCalls(queryClient, [getTrafficCustomerApproveStatus]);
    if (!sent.ok) return;
    if (isSubmitted && id === undefined)
      notify('warning', '草稿已保存，但没有收到编号，还没有提交；请打开草稿后提交');
    else notify('success', isSubmitted ? '申请已提交，等待审批' : '草稿已保存');
    onClose();
  };
  return useMutation({ mutationFn: save });
}
