import type { Data } from '@dealer-portal/sdk';
import { getWholeHouseReject, getWholeHouseValidTime } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Descriptions, Form } from 'antd';
import '#ui/antd/fact-table.css';
import { Loaded } from '#platform/calls/loaded';
import { accountQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { reasonFooter } from '#ui/button/reason-footer';
import { Dialog } from '#ui/overlay/dialog';
import { stateText } from '#ui/text/joined';
import { DueMoment } from '#widgets/orders/due-moment';
import { minuteOf } from '#widgets/orders/order-codes';
import { HANDLE_WAYS, START_ANSWER, useWholeHouseAnswer } from '../use-whole-house-answer';
import type { ActionDialogProps } from './dialog-props';
import { WholeHouseFields } from './whole-house-fields';

/** Answers the rejection of a whole-house order: change it, insist with words, or cancel it (ORDER-01). */
export function WholeHouseDialog({ order, onClose }: ActionDialogProps) {
  const { orderNo } = order;
  const reject = useQuery(accountQuery(getWholeHouseReject, { query: { orderNo } }, useAccount()));
  const lines = reject.data?.lineList ?? [];
  const answer = useWholeHouseAnswer({
    order,
    lines,
    rejectNo: reject.data?.rejectNo ?? '',
    onDone: onClose,
  });
  const { way } = answer;
  const disabledReason = reject.isSuccess ? answer.disabledReason : '拒单还没有加载出来';
  const okText = HANDLE_WAYS.find(({ value }) => value === way)?.okText;
  return (
    <Dialog
      open
      title={`处理订单 ${orderNo} 的拒单`}
      okText={okText}
      okButtonProps={{ danger: way === 'CANCEL' }}
      footer={reasonFooter(okText, disabledReason)}
      cancelText="暂不处理"
      confirmLoading={answer.isPending}
      onOk={answer.form.submit}
      onCancel={onClose}
    >
      <Form
        name="wholeHouse"
        form={answer.form}
        layout="vertical"
        component="div"
        initialValues={START_ANSWER}
        onFinish={answer.send}
      >
        <Loaded query={reject} failure="拒单没有加载出来">
          {(rejected) => (
            <>
              <RejectFacts reject={rejected} />
              <WholeHouseFields lines={lines} answer={answer} />
            </>
          )}
        </Loaded>
      </Form>
    </Dialog>
  );
}

function RejectFacts({ reject }: { readonly reject: Data<typeof getWholeHouseReject> }) {
  const { orderNo, rejectNo, statusName, rejectReason, deadline } = reject;
  const validTime = useQuery(accountQuery(getWholeHouseValidTime, { query: { orderNo } }, useAccount()));
  return (
    <Descriptions
      column={1}
      size="small"
      items={[
        { key: 'no', label: '拒单号', children: `${rejectNo}（${stateText(statusName)}）` },
        { key: 'why', label: '拒单原因', children: rejectReason },
        { key: 'until', label: '处理截止', children: <DueMoment at={deadline} /> },
        { key: 'valid', label: '可变更至', children: minuteOf(validTime.data?.endTime) },
      ]}
    />
  );
}
