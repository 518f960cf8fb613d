import { MOBILE_LENGTH } from '@dealer-portal/rules/address-book';
import { projectLinesRefusal, projectText } from '@dealer-portal/rules/projects';
import { FILE_TERMS } from '@dealer-portal/rules/upload';
import { AutoComplete, Form, Input, Radio } from 'antd';
import { MOBILE_RULE } from '#ui/input/mobile-rule';
import { rejectWith } from '#ui/input/reject-with';
import { DayField } from '../day-field';
import { FileField } from '../file-field';
import { readLines } from '../project-draft';
import { GoodsField } from './goods-field';
import { SaveDraft } from './save-draft';
import type { RegistrationFacts } from './use-registration-facts';

interface FieldsProps {
  readonly facts: RegistrationFacts;
}

/** The server's limits. */
const [TITLE_LENGTH, NAME_LENGTH, ADDRESS_LENGTH] = [40, 20, 120];

const required = (message: string) => [{ required: true, whitespace: true, message }];

/** Everything that a registration says; papers may come later. */
export function RegistrationFields({ facts }: FieldsProps) {
  return (
    <>
      <Form.Item name="projectName" label="工程名称" rules={required('请填写工程名称')}>
        <Input maxLength={TITLE_LENGTH} />
      </Form.Item>
      <CustomerFields facts={facts} />
      <Form.Item name="address" label="工程地址" rules={required('请填写工程地址，写到门牌号')}>
        <Input maxLength={ADDRESS_LENGTH} placeholder="省、市、区、街道和门牌号" />
      </Form.Item>
      <DayField name="wishDate" label="希望交付" problemOf={() => undefined} />
      <Form.Item
        name="goods"
        label="商品"
        rules={[
          { validator: (_, text?: string) => rejectWith(projectText(projectLinesRefusal(readLines(text)))) },
        ]}
      >
        <GoodsField />
      </Form.Item>
      <Form.Item name="bid" label="中标或意向文件" extra="可以登记后再补；两样资料齐了才能核实。">
        <FileField label="中标或意向文件" terms={FILE_TERMS.projectPaper} />
      </Form.Item>
      <Form.Item name="license" label="业主营业执照">
        <FileField label="业主营业执照" terms={FILE_TERMS.projectPaper} />
      </Form.Item>
      <SaveDraft />
    </>
  );
}

function CustomerFields({ facts: { customers } }: FieldsProps) {
  return (
    <>
      <Form.Item name="customerName" label="工程客户" rules={required('请填写工程客户的全称')}>
        <AutoComplete
          options={customers.map(({ customerName }) => ({ value: customerName }))}
          showSearch={{ filterOption: (text, option) => option?.value.includes(text) ?? false }}
        />
      </Form.Item>
      <Form.Item name="agentFlag" label="登记方式">
        <Radio.Group
          options={[
            { value: '0', label: '自己的客户' },
            { value: '1', label: '代客户登记' },
          ]}
        />
      </Form.Item>
      <Form.Item name="contactName" label="客户联系人">
        <Input maxLength={NAME_LENGTH} />
      </Form.Item>
      <Form.Item
        name="contactPhone"
        label="客户电话"
        rules={[
          {
            validator: (_, text?: string) =>
              text?.trim() ? MOBILE_RULE.validator(_, text) : rejectWith(undefined),
          },
        ]}
      >
        <Input inputMode="tel" maxLength={MOBILE_LENGTH} />
      </Form.Item>
    </>
  );
}
