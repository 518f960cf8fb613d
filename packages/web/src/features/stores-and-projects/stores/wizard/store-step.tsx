import { type StoreDraft, storeProblems } from '@dealer-portal/rules/store-application';
import { Form, Input, Select } from 'antd';
import { fieldsOf } from './apply-draft';
import { RegionFields } from './region-fields';
import { StepForm } from './step-form';
import { type FieldRule, ruleOf, type StepProps } from './step-rules';
import type { ApplyFacts } from './use-apply-facts';

/** Step 1: which store it is for, who sells to it, where it is and how large. */
export function StoreStep({ type, facts, fields, onChange, onNext }: StepProps) {
  const [form] = Form.useForm<StoreDraft>();
  const rules = (field: keyof StoreDraft) => [ruleOf(type, fields, field)];
  const take = (change: StoreDraft) => {
    form.setFieldsValue(change);
    onChange({ ...fields, ...change });
  };
  return (
    <StepForm
      name="apply-store"
      form={form}
      fields={fields}
      onChange={onChange}
      onNext={onNext}
      problemsOf={(draft) => storeProblems(type, draft).filter(({ step }) => step === 0)}
      next="下一步：照片和证照"
    >
      {type === 'NEW' ? (
        <Form.Item name="networkName" label="网点名称" rules={rules('networkName')}>
          <Input maxLength={60} />
        </Form.Item>
      ) : (
        <StoreChoice facts={facts} rules={rules('networkCode')} onChoose={take} />
      )}
      <Form.Item name="saleOrgCode" label="销售组织" rules={rules('saleOrgCode')}>
        <Select
          options={facts.saleOrgs.map(({ saleOrgCode, saleOrgName }) => ({
            value: saleOrgCode,
            label: saleOrgName,
          }))}
        />
      </Form.Item>
      {type === 'NEW' && <RegionFields fields={fields} rules={rules('provinceCode')} onChoose={take} />}
      <Form.Item name="address" label="详细地址" rules={rules('address')}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="area" label="面积" rules={rules('area')}>
        <Input inputMode="decimal" maxLength={8} suffix="平方米" />
      </Form.Item>
    </StepForm>
  );
}

interface StoreChoiceProps {
  readonly facts: ApplyFacts;
  readonly rules: readonly FieldRule[];
  readonly onChoose: (fields: StoreDraft) => void;
}

/** The stores that are open; the chosen one brings what is known of it. */
function StoreChoice({ facts: { stores }, rules, onChoose }: StoreChoiceProps) {
  const choose = (networkCode: string) => {
    const store = stores.find((item) => item.networkCode === networkCode);
    if (!store) return;
    const { STORE: _, INSIDE: __, LICENSE: ___, industryCodeList: ____, ...facts } = fieldsOf(store);
    onChoose(facts);
  };
  return (
    <Form.Item
      name="networkCode"
      label="门店"
      rules={[...rules]}
      {...(stores.length === 0 && { extra: '还没有已开业的门店，请先申请新建网点。' })}
    >
      <Select
        options={stores.map(({ networkCode = '', networkName }) => ({
          value: networkCode,
          label: `${networkName}（${networkCode}）`,
        }))}
        onChange={choose}
      />
    </Form.Item>
  );
}
