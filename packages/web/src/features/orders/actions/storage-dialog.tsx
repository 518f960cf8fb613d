import { formatMoney } from '@dealer-portal/rules/money';
import { calculateStorageFee, delayStorageOrder, payOverdueStorageFee } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Button, DatePicker, Descriptions, Form, Modal } from 'antd';
import { useState } from 'react';
import { useAccount } from '#platform/account';
import { api } from '#platform/api';
import { accountQuery, describeError } from '#platform/query';
import { Money } from '#ui/money';
import { ErrorState, ListSkeleton } from '#ui/states';
import type { ActionDialogProps } from './dialog-props';
import { orderKey } from './order-key';
import { useOrderChange } from './use-order-change';

/** The storage of an order: what it costs until a day, paying that, and staying until then (ORDER-01). */
export function StorageDialog({ order, code, onClose }: ActionDialogProps) {
  const account = useAccount();
  const { orderNo } = order;
  const { saletoCode } = account;
  const [delayDate, setDelayDate] = useState('');
  const body = { ...orderKey(order, account), ...(delayDate !== '' && { delayDate }) };
  const fee = useQuery(accountQuery(calculateStorageFee, { body }, account));
  const pay = useOrderChange({
    call: () => api.call(payOverdueStorageFee, { query: { orderNo, saletoCode } }),
    told: () => '寄库费已支付',
    onDone: code === 'storageFee' ? onClose : () => undefined,
  });
  const delay = useOrderChange({
    call: () => api.call(delayStorageOrder, { query: { orderNo, saletoCode, delayDate } }),
    told: () => `订单 ${orderNo} 寄库延期到 ${delayDate}`,
    onDone: onClose,
  });
  const owed = fee.data?.feeAmount ?? 0;
  const payButton = (
    <Button key="pay" loading={pay.isPending} disabled={owed <= 0} onClick={() => pay.mutate(undefined)}>
      {owed > 0 ? `支付寄库费 ¥${formatMoney(owed)}` : '没有待付的寄库费'}
    </Button>
  );
  const delayButton = (
    <Button
      key="delay"
      type="primary"
      loading={delay.isPending}
      disabled={delayDate === ''}
      onClick={() => delay.mutate(undefined)}
    >
      {delayDate === '' ? '寄库延期（请先选日期）' : `寄库延期到 ${delayDate}`}
    </Button>
  );
  return (
    <Modal
      open
      title={`订单 ${orderNo} 的寄库`}
      footer={[
        <Button key="close" onClick={onClose}>
          关闭
        </Button>,
        payButton,
        delayButton,
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
            disabledDate={(day) => fee.data?.endDate !== undefined && !day.isAfter(fee.data.endDate, 'day')}
            onChange={(day) => setDelayDate(day?.format('YYYY-MM-DD') ?? '')}
          />
        </Form.Item>
      </Form>
      {fee.isPending && <ListSkeleton rows={4} />}
      {fee.isError && (
        <ErrorState
          title="寄库费没有算出来"
          {...describeError(fee.error)}
          onRetry={() => void fee.refetch()}
        />
      )}
      {fee.isSuccess && (
        <Descriptions
          column={1}
          size="small"
          items={[
            { key: 'number', label: '寄库数量', children: `${fee.data.number} 台` },
            { key: 'free', label: '免费期截止', children: fee.data.endDate ?? '—' },
            { key: 'days', label: '超期天数', children: `${fee.data.overdueDays} 天` },
            { key: 'perDay', label: '每台每天', children: <Money amount={fee.data.feePerDay} /> },
            { key: 'fee', label: '寄库费', children: <Money amount={fee.data.feeAmount} strong /> },
          ]}
        />
      )}
    </Modal>
  );
}
