import { isDemandEnd } from '@dealer-portal/rules/bulk-order';
import { amountText, quantityText, readAmount, readQuantity } from '@dealer-portal/rules/input';
import { useQuery } from '@tanstack/react-query';
import { DatePicker, Form, Input, Select } from 'antd';
import type { Dayjs } from 'dayjs';
import { useAccount } from '#platform/session/account';
import { ContactFields } from '#ui/input/contact-fields';
import { preventSubmit } from '#ui/input/prevent-submit';
import { rejectWith } from '#ui/input/reject-with';
import { PartialNote } from '#ui/page/partial-note';
import type { StoredFile } from '#widgets/uploads/use-uploads';
import { categoriesQuery } from '../queries';
import { PictureField } from './picture-field';
import '../order/bulk-order.css';

/** The values of the form; `dynamic` has the fields of each category by code. */
export interface DemandFormFields {
  readonly demandName: string;
  readonly category: string;
  readonly productModel?: string;
  /** As typed: a wrong text gets a message and is never silently corrected (VALID-01). */
  readonly number: string;
  readonly expectPrice?: string;
  readonly finalTime: Dayjs;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly imageList: readonly StoredFile[];
  readonly dynamic?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The fields that every demand has (BIG-01). */
export function FixedFields({ onCategory }: { readonly onCategory: (category: string) => void }) {
  const categories = useQuery(categoriesQuery(useAccount()));
  const options = (categories.data ?? [])
    .filter(({ deleteFlag }) => deleteFlag !== 1)
    .map(({ code, title }) => ({ value: code, label: title }));
  return (
    <>
      <Form.Item name="demandName" label="需求名称" rules={[requiredRule('请填写需求名称')]}>
        <Input maxLength={50} />
      </Form.Item>
      <Form.Item name="category" label="品类" rules={[{ required: true, message: '请选择品类' }]}>
        <Select
          placeholder="请选择品类"
          loading={categories.isPending}
          options={options}
          onChange={onCategory}
        />
      </Form.Item>
      <PartialNote parts={[{ name: '品类', query: categories }]} />
      <Form.Item name="productModel" label="意向型号">
        <Input maxLength={50} placeholder="可不填，表示不限型号" />
      </Form.Item>
      <Form.Item
        name="number"
        label="需求数量（台）"
        required
        rules={[
          { validator: (_, text = '') => rejectWith(text === '' ? '请填写需求数量' : numberProblem(text)) },
        ]}
      >
        <Input inputMode="numeric" maxLength={20} className="demand-number" />
      </Form.Item>
      <Form.Item
        name="expectPrice"
        label="期望单价（元）"
        rules={[{ validator: (_, text = '') => rejectWith(text === '' ? undefined : priceProblem(text)) }]}
      >
        <Input inputMode="decimal" maxLength={20} className="demand-number" />
      </Form.Item>
      <Form.Item name="finalTime" label="截止日期" rules={[{ required: true, message: '请选择截止日期' }]}>
        <DatePicker
          allowClear={false}
          disabledDate={(date) => !isDemandEnd(date.format('YYYY-MM-DD'), new Date())}
          className="demand-number"
          onKeyDown={preventSubmit}
        />
      </Form.Item>
      <ContactFields nameLimit={50} />
      <Form.Item name="imageList" label="图片">
        <PictureField />
      </Form.Item>
    </>
  );
}

function numberProblem(text: string): string | undefined {
  const read = readQuantity(text);
  return read.ok ? undefined : quantityText(read.refusal);
}

function priceProblem(text: string): string | undefined {
  const read = readAmount(text.trim());
  return read.ok ? undefined : amountText(read.refusal);
}

function requiredRule(message: string) {
  return { required: true, whitespace: true, message };
}
