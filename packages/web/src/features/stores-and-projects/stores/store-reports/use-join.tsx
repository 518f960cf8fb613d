import { REMARK_LENGTH } from '@dealer-portal/rules/input';
import { PROMOTION_STATES } from '@dealer-portal/rules/states';
import { openStores } from '@dealer-portal/rules/store-application';
import { queryStoreReports } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Alert, Form, Input, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { useListWrite } from '#kits/report/use-list-write';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { Dialog } from '#ui/overlay/dialog';
import type { RowAction } from '#ui/table/data-table-types';
import { periodText } from '#ui/text/joined';
import { type ActivityDraft, joinActivity } from '../calls';
import { joinedQuery, networksQuery } from '../queries';
import type { Activity } from './activity-report';

/** 报名: the action of an activity that is not over, with its dialog and the stores that take part. */
export function useJoin(): {
  readonly actions: (activity: Activity) => readonly RowAction[];
  readonly dialog: ReactNode;
} {
  const [activity, setActivity] = useState<Activity>();
  const joined = useQuery(joinedQuery(useAccount()));
  const storesIn = (id: string) => joined.data?.records.filter(({ activityId }) => activityId === id) ?? [];
  return {
    actions: (row) => {
      const stores = storesIn(row.id);
      const disabledReason =
        row.status === PROMOTION_STATES.over.value ? '活动已结束，不能再报名' : undefined;
      const label = stores.length > 0 ? `已报名 ${stores.length} 家，再报` : '报名';
      return [{ key: 'join', label, disabledReason, onClick: () => setActivity(row) }];
    },
    dialog: activity && (
      <JoinDialog key={activity.id} activity={activity} onClose={() => setActivity(undefined)} />
    ),
  };
}

interface JoinDialogProps {
  readonly activity: Activity;
  readonly onClose: () => void;
}

type JoinFields = Omit<ActivityDraft, 'activityId'>;

/** Which store takes part, and what it plans. */
function JoinDialog({ activity, onClose }: JoinDialogProps) {
  const [form] = Form.useForm<JoinFields>();
  const networks = useQuery(networksQuery(useAccount()));
  const join = useListWrite({
    call: joinActivity,
    lists: [queryStoreReports],
    message: () => `已报名 ${activity.title}`,
    onDone: onClose,
  });
  const send = (fields: JoinFields) => join.send({ activityId: activity.id, ...fields });
  return (
    <Dialog
      open
      title={`报名 ${activity.title}`}
      okText="报名"
      cancelText="不报名"
      confirmLoading={join.isPending}
      onOk={() => form.validateFields().then(send, () => undefined)}
      onCancel={onClose}
    >
      <p>活动时间 {periodText(activity.beginDate, activity.endDate) || '—'}。</p>
      {join.refusal && <Alert type="error" showIcon role="alert" title={join.refusal} />}
      <Loaded query={networks} failure="门店没有加载出来" rows={2}>
        {({ records }) => (
          <Form<JoinFields> name="join" form={form} layout="vertical" requiredMark={false} onFinish={send}>
            <Form.Item
              name="networkCode"
              label="参加的门店"
              rules={[{ required: true, message: '请选择参加的门店' }]}
            >
              <Select
                notFoundContent="还没有已开业的门店"
                options={openStores(records).map(({ networkCode = '', networkName }) => ({
                  value: networkCode,
                  label: `${networkName}（${networkCode}）`,
                }))}
              />
            </Form.Item>
            <Form.Item name="content" label="门店安排（选填）">
              <Input.TextArea rows={2} maxLength={REMARK_LENGTH} showCount />
            </Form.Item>
          </Form>
        )}
      </Loaded>
    </Dialog>
  );
}
