import { compareAmounts, formatYuan, NO_MONEY } from '@dealer-portal/rules/money';
import type { Data } from '@dealer-portal/sdk';
import { calculateStorageFee } from '@dealer-portal/sdk/operations';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { DatePicker, Descriptions, Form } from 'antd';
import { countText } from '#ui/text/joined';
import '#ui/antd/fact-table.css';
import { useState } from 'react';
import { Loaded } from '#platform/calls/loaded';
import { accountQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { Dialog } from '#ui/overlay/dialog';
import { Money } from '#ui/text/money';
import { dayText } from '#ui/text/wire-text';
import { orderKey } from '#widgets/orders/order-key';
import { useStorage } from '../use-storage';
import type { ActionDialogProps } from './dialog-props';

type StorageFee = Data<typeof calculateStorageFee>;

/** The storage of an order: what it costs until a day, paying that, and staying until then (ORDER-01). */
export function StorageDialog({ order, code, onClose }: ActionDialogProps) {
  const account = useAccount();
  const { orderNo } = order;
  const [delayDate, setDelayDate] = useState('');
  const body = { ...orderKey(order, account), ...(delayDate !== '' && { delayDate }) };
  const fee = useQuery(accountQuery(calculateStorageFee, { body }, account));
  const { pay, delay } = useStorage(orderNo, delayDate, { isFeeAll: code === 'storageFee', onClose });
  const owed = fee.data?.feeAmount;
  const { pay: payReason, delay: delayReason } = disabledReasons(fee, delayDate);
  return (
    <Dialog
      open
      title={`订单 ${orderNo} 的寄库`}
      footer={[
        <PlainButton key="close" onClick={onClose}>
          关闭
        </PlainButton>,
        <ReasonButton
          key="pay"
          isBusy={pay.isPending}
          disabledReason={payReason}
          onClick={() => pay.mutateAsync(undefined)}
        >
          支付寄库费{owed !== undefined && ` ${formatYuan(owed)}`}
        </ReasonButton>,
        <ReasonButton
          key="delay"
          kind="primary"
          isBusy={delay.isPending}
          disabledReason={delayReason}
          onClick={() => delay.mutateAsync(undefined)}
        >
          寄库延期{delayDate === '' ? '' : `到 ${delayDate}`}
        </ReasonButton>,
      ]}
      onCancel={onClose}
    >
      <Form layout="vertical" component="div">
        <Form.Item
          label="寄库到"
          htmlFor="storage-day"
          extra="选好日期后按超期天数计算寄库费，付清后才能延期"
        >
          <DatePicker
            id="storage-day"
            // Until it is known how long the goods may stay, no day can be chosen.
            disabledDate={(day) => {
              const endDate = fee.data?.endDate;
              return endDate === undefined ? !fee.isSuccess : !day.isAfter(endDate, 'day');
            }}
            onChange={(day) => setDelayDate(day?.format('YYYY-MM-DD') ?? '')}
          />
        </Form.Item>
      </Form>
      <Loaded query={fee} failure="寄库费没有算出来" rows={4}>
        {(storageFee) => <Fee fee={storageFee} />}
      </Loaded>
    </Dialog>
  );
}

interface Reasons {
  readonly pay: string | undefined;
  readonly delay: string | undefined;
}

/** Nothing is paid or delayed by a fee that is not known now; a delay comes after the payment. */
function disabledReasons(fee: UseQueryResult<StorageFee>, delayDate: string): Reasons {
  if (fee.isFetching) return { pay: '正在计算寄库费', delay: '正在计算寄库费' };
  if (!fee.isSuccess) return { pay: '寄库费没有算出来，请重试', delay: '寄库费没有算出来，请重试' };
  const owed = compareAmounts(fee.data.feeAmount, NO_MONEY);
  if (owed === undefined) return { pay: '寄库费金额无法识别，请重试', delay: '寄库费金额无法识别，请重试' };
  const isOwed = owed > 0;
  const delay = delayDate === '' ? '请先选择寄库到哪一天' : undefined;
  return isOwed ? { pay: undefined, delay: delay ?? '请先支付寄库费' } : { pay: '没有待付的寄库费', delay };
}

function Fee({ fee }: { readonly fee: StorageFee }) {
  return (
    <Descriptions
      column={1}
      size="small"
      items={[
        { key: 'number', label: '寄库数量', children: countText(fee.number, '台') },
        { key: 'free', label: '免费期截止', children: dayText(fee.endDate) || '—' },
        { key: 'days', label: '超期天数', children: countText(fee.overdueDays, '天') },
        { key: 'perDay', label: '每台每天', children: <Money amount={fee.feePerDay} /> },
        { key: 'fee', label: '寄库费', children: <Money amount={fee.feeAmount} strong /> },
      ]}
    />
  );
}
