import {
  type ApplyType,
  PAPER_TERMS,
  type StoreDraft,
  storeProblems,
} from '@dealer-portal/rules/store-application';
import { Form, Input, Select } from 'antd';
import { stateText } from '#ui/text/joined';
import { UploadField } from '#widgets/uploads/upload-field';
import { storeFront, storePaper } from '../calls';
import { StepForm } from './step-form';
import { ruleOf, type StepProps } from './step-rules';
import type { ApplyFacts } from './use-apply-facts';

interface PaperStepProps extends StepProps {
  readonly onBack: () => void;
}

/** Step 2: pictures and papers, what is displayed, and who is reached. */
export function PaperStep({ type, facts, fields, onChange, onNext, onBack }: PaperStepProps) {
  const [form] = Form.useForm<StoreDraft>();
  const rules = (field: keyof StoreDraft) => [ruleOf(type, fields, field)];
  return (
    <StepForm
      name="apply-papers"
      form={form}
      fields={fields}
      onChange={onChange}
      onNext={onNext}
      onBack={onBack}
      problemsOf={(draft) => storeProblems(type, draft).filter(({ step }) => step === 1)}
      next="下一步：核对"
    >
      {PAPER_TERMS[type].map(({ picType, label, ...terms }) => (
        <Form.Item key={picType} name={picType} label={label} rules={rules(picType)}>
          <UploadField label={label} terms={terms} store={picType === 'STORE' ? storeFront : storePaper} />
        </Form.Item>
      ))}
      <Form.Item name="industryCodeList" label="陈列类别" rules={rules('industryCodeList')}>
        <Select mode="multiple" optionFilterProp="label" options={categoriesOf(type, facts)} />
      </Form.Item>
      <Form.Item name="contactName" label="联系人" rules={rules('contactName')}>
        <Input maxLength={20} />
      </Form.Item>
      <Form.Item name="contactPhone" label="联系人电话" rules={rules('contactPhone')}>
        <Input inputMode="tel" maxLength={20} />
      </Form.Item>
    </StepForm>
  );
}

/** The description's code of a product line that is closed. */
const CLOSED = '0';
const OPEN = '1';

/** The product lines that may be displayed; a closed one cannot be chosen, unless its store is being closed. */
function categoriesOf(type: ApplyType, { industries, lines }: ApplyFacts) {
  return industries.map(({ industryCode, industryName }) => {
    const line = lines.find(({ productLineCode }) => productLineCode === industryCode);
    const isClosed = line?.status === CLOSED && type !== 'CLOSE';
    const state = line && line.status !== OPEN ? `（${stateText(line.statusName)}）` : '';
    return { value: industryCode, label: industryName + state, disabled: isClosed };
  });
}
