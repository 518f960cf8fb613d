import { Collapse, Form, Input, InputNumber } from 'antd';
import './feedback.css';

/** The facts that only some problems need, by wire name (EVENT-01). */
const FACTS = [
  ['logisticsNo', '物流单号'],
  ['model', '产品型号'],
  ['brand', '品牌'],
  ['shopCode', '门店编码'],
  ['invoiceStatus', '发票状态'],
  ['settlementNo', '结算单号'],
  ['userName', '用户姓名'],
  ['userPhone', '用户电话'],
  ['userAddress', '用户地址'],
] as const;

/** 更多信息: product, invoice, settlement and the end customer; folded, since most problems need none of them. */
export function MoreFacts() {
  const fields = (
    <>
      {FACTS.map(([name, label]) => (
        <Form.Item key={name} name={name} label={`${label}（选填）`}>
          <Input />
        </Form.Item>
      ))}
      <Form.Item name="productPrice" label="产品价格（元，选填）">
        <InputNumber min={0} precision={2} className="feedback-price" />
      </Form.Item>
    </>
  );
  return (
    <Collapse
      className="feedback-more"
      items={[{ key: 'more', label: '更多信息（选填）', children: fields, forceRender: true }]}
    />
  );
}
