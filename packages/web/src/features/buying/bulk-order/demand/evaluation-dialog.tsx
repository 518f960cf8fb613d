import { REMARK_LENGTH } from '@dealer-portal/rules/input';
import { getDemand, listDemandRecords } from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Form, Input, Rate } from 'antd';
import { invalidateCalls } from '#platform/calls/query';
import { notify } from '#platform/notices';
import { Dialog } from '#ui/overlay/dialog';
import type { DemandDetail } from '../queries';
import { type DemandRating, rateDemand } from './calls';

interface EvaluationDialogProps {
  readonly demand: DemandDetail;
  readonly onClose: () => void;
}

/** Rates how a finished demand was answered; once (BIG-01). */
export function EvaluationDialog({ demand, onClose }: EvaluationDialogProps) {
  const [form] = Form.useForm<DemandRating>();
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (rating: DemandRating) => rateDemand(demand.id, rating),
    onSuccess: async (result) => {
      if (!result.ok) return;
      notify('success', '评价已提交');
      await invalidateCalls(queryClient, [getDemand, listDemandRecords]);
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={`评价 ${demand.demandName}`}
      okText="提交评价"
      cancelText="取消"
      confirmLoading={save.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form name="evaluation" form={form} layout="vertical" onFinish={(rating) => save.mutate(rating)}>
        <Form.Item name="score" label="评分" rules={[{ required: true, message: '请选择评分' }]}>
          <Rate />
        </Form.Item>
        <Form.Item name="content" label="评价内容">
          <Input.TextArea rows={3} maxLength={REMARK_LENGTH} showCount placeholder="可不填" />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
