import { formatYuan, piecesText, sumFigures } from '@dealer-portal/rules/money';
import { isReceiptDay } from '@dealer-portal/rules/order-list';
import { DatePicker, Form, Radio } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { useAccount } from '#platform/session/account';
import { reasonFooter } from '#ui/button/reason-footer';
import { Dialog } from '#ui/overlay/dialog';
import { countText } from '#ui/text/joined';
import { listOf, NO_LINES_NO_SEND } from '#ui/text/list-of';
import { unitsOf } from '#widgets/orders/order-codes';
import { useOrderChange } from '#widgets/orders/use-order-change';
import { type LineDrafts, wrongDraftOf } from '#widgets/quantity-edits/correct-first';
import { useReadSigned } from '#widgets/signing/use-read-signed';
import { type Receipt, signOrder } from '../calls';
import { LineNumbers, lineName, piecesOf } from '../line-numbers';
import type { ActionDialogProps } from './dialog-props';

const RANGES = [
  { value: true, label: '全部签收' },
  { value: false, label: '按实收数量签收' },
];

const deliveredText = ({
  productCode,
  productModel,
  number,
}: ActionDialogProps['order']['lineList'][number]) =>
  `${productModel ?? productCode}（送 ${countText(number, '台')}）`;

interface SignDraft {
  readonly signDate: Dayjs;
  readonly isWhole: boolean;
}

/** The buyer signs for a delivered order, for all pieces or line by line (ORDER-01). */
export function SignDialog({ order, onClose }: ActionDialogProps) {
  const account = useAccount();
  const readSigned = useReadSigned();
  const [form] = Form.useForm<SignDraft>();
  const isWhole = Form.useWatch('isWhole', form) ?? true;
  const [drafts, setDrafts] = useState<LineDrafts>({});
  const sign = useOrderChange({
    call: (receipt: Receipt) => signOrder(order, receipt, account),
    message: () => `订单 ${order.orderNo} 已签收`,
    onDone: () => {
      onClose();
      void readSigned([{ name: order.orderNo }]);
    },
  });
  const lines = listOf(order.lineList);
  const lineList = lines.map((line) => ({
    productCode: line.productCode,
    number: piecesOf(line, drafts),
  }));
  const units = isWhole ? unitsOf(order) : sumFigures(lineList.map(({ number }) => number));
  const signText = `签收 ${piecesText([units])}`;
  const disabledReason =
    (order.lineList ? undefined : NO_LINES_NO_SEND) ??
    (isWhole ? undefined : wrongDraftOf(lines, drafts, lineName)) ??
    (units === 0 ? '请至少填写一台实收数量；全部没有收到请走拒收' : undefined);
  return (
    <Dialog
      open
      title={`签收订单 ${order.orderNo}（${piecesText([unitsOf(order)])}，${formatYuan(order.amount)}）？`}
      okText={signText}
      footer={reasonFooter(signText, disabledReason)}
      cancelText="暂不签收"
      confirmLoading={sign.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        name="sign"
        form={form}
        layout="vertical"
        component="div"
        initialValues={{ signDate: dayjs(), isWhole: true }}
        onFinish={({ signDate }) =>
          sign.mutate({ signDate: signDate.format('YYYY-MM-DD'), ...(!isWhole && { lineList }) })
        }
      >
        <SignDate from={order.createDate} />
        <Form.Item name="isWhole" label="签收范围">
          <Radio.Group aria-label="签收范围" options={RANGES} />
        </Form.Item>
        {!isWhole && (
          <LineNumbers
            lines={lines}
            labelOf={deliveredText}
            mostOf={({ number }) => number}
            drafts={drafts}
            onChange={setDrafts}
          />
        )}
      </Form>
    </Dialog>
  );
}

/** The day of the receipt: from the day of the order to today. */
function SignDate({ from }: { readonly from: string }) {
  return (
    <Form.Item name="signDate" label="签收日期">
      <DatePicker
        allowClear={false}
        disabledDate={(day) => !isReceiptDay(day.format('YYYY-MM-DD'), from, new Date())}
      />
    </Form.Item>
  );
}
