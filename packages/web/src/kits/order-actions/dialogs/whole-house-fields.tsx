import { QUANTITY_RANGE, REMARK_LENGTH } from '@dealer-portal/rules/input';
import { Form, Input, Radio } from 'antd';
import type { OrderLine } from '#widgets/orders/queries';
import { LineNumbers } from '../line-numbers';
import { HANDLE_WAYS, type WholeHouseAnswer } from '../use-whole-house-answer';

interface WholeHouseFieldsProps {
  readonly lines: readonly OrderLine[];
  readonly answer: WholeHouseAnswer;
}

/** The fields of an answer: the way, the new numbers when the order is changed, and words. */
export function WholeHouseFields({ lines, answer }: WholeHouseFieldsProps) {
  const { way, drafts, setDrafts } = answer;
  const isAppeal = way === 'APPEAL';
  return (
    <>
      <Form.Item name="way" label="处理方式">
        <Radio.Group
          aria-label="处理方式"
          options={HANDLE_WAYS.map(({ value, label }) => ({ value, label }))}
        />
      </Form.Item>
      {way === 'CHANGE' && (
        <LineNumbers
          lines={lines}
          labelOf={(line) => `${line.productModel ?? line.productCode}（原 ${line.number} 台，0 表示去掉）`}
          mostOf={() => QUANTITY_RANGE.max}
          drafts={drafts}
          onChange={setDrafts}
        />
      )}
      <Form.Item
        name="remark"
        label={isAppeal ? '申诉说明' : '说明'}
        rules={isAppeal ? [{ required: true, whitespace: true, message: '请填写申诉说明' }] : []}
      >
        <Input.TextArea rows={2} maxLength={REMARK_LENGTH} showCount />
      </Form.Item>
    </>
  );
}
