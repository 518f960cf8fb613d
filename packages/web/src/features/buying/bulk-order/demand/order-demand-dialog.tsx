import { formatYuan, orderPrice, piecesText, readFigure } from '@dealer-portal/rules/money';
import { isShownPayer } from '@dealer-portal/rules/payer';
import { payMoneyRefusal, payMoneyText } from '@dealer-portal/rules/traffic';
import type { Data } from '@dealer-portal/sdk';
import type { listPayTos } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Alert, Form, Input, Select } from 'antd';
import { useAccount } from '#platform/session/account';
import { reasonFooter } from '#ui/button/reason-footer';
import { Dialog } from '#ui/overlay/dialog';
import { PartialNote } from '#ui/page/partial-note';
import { PayerSelect } from '#widgets/payers/payer-select';
import { bulkRun } from '../order/bulk-submit';
import { usePlace } from '../order/use-place';
import { useWeekNames } from '../order/use-week-names';
import { type DemandDetail, payersQuery, productsOfModelQuery, weeksQuery } from '../queries';

interface OrderFields {
  readonly projectCode: string;
  readonly projectName?: string;
  readonly weekCode: string;
  readonly payerCode: string;
}

interface OrderDemandDialogProps {
  readonly demand: DemandDetail;
  readonly onClose: () => void;
}

/** Orders what a granted demand asked for, at the quoted price, for a project (BIG-01). */
export function OrderDemandDialog({ demand, onClose }: OrderDemandDialogProps) {
  const account = useAccount();
  const { productModel = '', quotePrice, demandName } = demand;
  const number = readFigure(demand.number);
  const [form] = Form.useForm<OrderFields>();
  const models = useQuery(productsOfModelQuery(account, productModel));
  const product = models.data?.find((item) => item.productModel === productModel);
  const payerQuery = useQuery(payersQuery(account));
  const place = usePlace(() => undefined);
  const total = orderPrice([{ price: quotePrice, number }]);
  const payers = (payerQuery.data ?? []).filter(isShownPayer);
  const chosen = Form.useWatch('payerCode', form);
  const payer = payers.find(({ payerCode }) => payerCode === chosen);
  const short = payer && payMoneyText(payMoneyRefusal(undefined, { sum: total, balance: payer.balance }));
  const okText = `提交 ${formatYuan(total)}`;
  const isMissing = models.isSuccess && product === undefined;
  const missing = `没有找到型号 ${productModel}，请联系客户经理`;
  const disabledReason =
    number === undefined || total === undefined
      ? '数量或报价无法识别，不能下单，请联系客户经理'
      : product
        ? (reasonAgainstPlace() ?? short)
        : isMissing
          ? missing
          : `正在查找型号 ${productModel}`;
  const onFinish = async ({ payerCode, weekCode, ...project }: OrderFields) => {
    if (!product || number === undefined || short !== undefined) return;
    onClose();
    const { saletoCode, sendtoCode } = account;
    const line = { product: { ...product, activityPrice: quotePrice }, groupCode: '', number, weekCode };
    await place({ saletoCode, sendtoCode, payerCode, lines: [line], remark: demand.demandNo }, project);
  };
  return (
    <Dialog
      open
      title={`按报价下单：${productModel} × ${piecesText([number])}`}
      okText={okText}
      footer={reasonFooter(okText, disabledReason)}
      cancelText="取消"
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {isMissing && <Alert type="warning" showIcon title={missing} />}
      <PartialNote
        parts={[
          { name: `型号 ${productModel}`, query: models },
          { name: '付款方', query: payerQuery },
          { name: '到货周', query: useQuery(weeksQuery(account)) },
        ]}
      />
      <p className="secondary">
        报价 {formatYuan(quotePrice)} / 台，送达方 {account.shipToLabel}
      </p>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ projectName: demandName }}
        onFinish={(fields) => void onFinish(fields)}
      >
        <ProjectFields />
        <PayerField payers={payers} short={short} />
      </Form>
    </Dialog>
  );
}

/** The project that is supplied, and when. */
function ProjectFields() {
  const weekNames = useWeekNames();
  return (
    <>
      <Form.Item
        name="projectCode"
        label="工程项目编码"
        rules={[{ required: true, whitespace: true, message: '请填写工程项目编码' }]}
      >
        <Input maxLength={40} placeholder="如 XM20261118002" />
      </Form.Item>
      <Form.Item name="projectName" label="工程项目名称">
        <Input maxLength={50} />
      </Form.Item>
      <Form.Item name="weekCode" label="到货周" rules={[{ required: true, message: '请选择到货周' }]}>
        <Select placeholder="请选择" options={[...weekNames].map(([value, label]) => ({ value, label }))} />
      </Form.Item>
    </>
  );
}

interface PayerFieldProps {
  readonly payers: Data<typeof listPayTos>;
  /** Why the chosen one does not pay the sum. */
  readonly short: string | undefined;
}

/** The payer: only one with a sufficient balance. */
function PayerField({ payers, short }: PayerFieldProps) {
  return (
    <Form.Item
      name="payerCode"
      label="付款方"
      rules={[{ required: true, message: '请选择付款方' }]}
      {...(short !== undefined && { validateStatus: 'error' as const, help: short })}
    >
      <PayerSelect payers={payers} />
    </Form.Item>
  );
}

/** A bulk order at a time: the one before is settled first. */
function reasonAgainstPlace(): string | undefined {
  return bulkRun.read().kind === 'placing' ? '上一个大单正在提交，请等待结果' : undefined;
}
