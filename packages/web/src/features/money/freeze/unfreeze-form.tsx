import { MOBILE_LENGTH } from '@dealer-portal/rules/address-book';
import { FREEZE_REASONS, type FreezeType } from '@dealer-portal/rules/freeze';
import { REMARK_LENGTH } from '@dealer-portal/rules/input';
import { getUnfreezeFlags, listUnfreezeApplies } from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Form, Input, Radio } from 'antd';
import { invalidateCalls } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { ReasonButton } from '#ui/button/reason-button';
import { MOBILE_RULE } from '#ui/input/mobile-rule';
import { useFormDraft } from '#widgets/form-draft/use-form-draft';
import { applyForUnfreeze, type UnfreezeDraft } from './calls';
import './freeze.css';

const NAME_LIMIT = 20;

/** An application that was submitted; the server may leave out its number. */
export interface UnfreezeApplication {
  readonly unfreezeNo?: string;
}

interface UnfreezeFormProps {
  readonly types: readonly FreezeType[];
  /** The known facts of the submitted application. */
  readonly onDone: (application: UnfreezeApplication) => void;
}

/** Applies to lift one freeze: which, why, and who can be asked (FREEZE-01). */
export function UnfreezeForm({ types, onDone }: UnfreezeFormProps) {
  const { user, saletoCode } = useAccount();
  const { start, keep, forget } = useFormDraft(`unfreeze:${saletoCode}`);
  const { mutate, isPending } = useSubmit((application) => {
    forget();
    onDone(application);
  });
  return (
    <Form<UnfreezeDraft>
      className="panel freeze-form"
      layout="vertical"
      requiredMark={false}
      initialValues={{
        contactName: user.realName || user.userName,
        contactPhone: user.phoneNumber ?? '',
        ...start,
        freezeType: types.find((type) => type === start['freezeType']) ?? types[0],
      }}
      onValuesChange={(_, draft) => keep(draft)}
      onFinish={(draft) => mutate(draft)}
    >
      <Form.Item name="freezeType" label="冻结类型">
        <Radio.Group options={types.map((type) => ({ value: type, label: FREEZE_REASONS[type] }))} />
      </Form.Item>
      <Form.Item
        name="reason"
        label="申请原因"
        rules={[{ required: true, whitespace: true, message: '请说明申请解冻的原因' }]}
      >
        <Input.TextArea rows={4} maxLength={REMARK_LENGTH} showCount />
      </Form.Item>
      <Form.Item name="contactName" label="联系人" rules={[{ required: true, message: '请填写联系人' }]}>
        <Input maxLength={NAME_LIMIT} />
      </Form.Item>
      <Form.Item name="contactPhone" label="联系电话" rules={[MOBILE_RULE]}>
        <Input inputMode="tel" maxLength={MOBILE_LENGTH} />
      </Form.Item>
      <ReasonButton kind="primary" type="submit" isBusy={isPending}>
        提交解冻申请
      </ReasonButton>
    </Form>
  );
}

function useSubmit(onDone: UnfreezeFormProps['onDone']) {
  const { saleInfo } = useAccount();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (draft: UnfreezeDraft) => applyForUnfreeze(saleInfo.customerCode, draft),
    onSuccess: (result) => {
      if (result.ok) onDone(result.data ?? {});
      // The flag becomes the number of the application, and the list of applications longer (FREEZE-02).
      // Without an answer it may have become so, too.
      void invalidateCalls(queryClient, [getUnfreezeFlags, listUnfreezeApplies]);
    },
  });
}
