import { type DemandField, demandFieldRefusal, demandText } from '@dealer-portal/rules/bulk-order';
import { DatePicker, Form, Input, Select, Switch } from 'antd';
import { Loaded, type LoadedQuery } from '#platform/calls/loaded';
import { preventSubmit } from '#ui/input/prevent-submit';
import { rejectWith } from '#ui/input/reject-with';
import type { DynamicForm } from '../queries';
import { fieldValue } from './form-values';
import '../order/bulk-order.css';
import '#ui/antd/wide-clear.css';

interface DynamicFieldsProps {
  /** The form of the category. */
  readonly form: LoadedQuery<DynamicForm>;
  readonly fields: readonly DemandField[];
  /** The chosen category. */
  readonly category: string | undefined;
}

/** The fields that the server names for a category, each with the control of its kind (BIG-01). */
export function DynamicFields({ form, fields, category }: DynamicFieldsProps) {
  if (category === undefined) return <p className="secondary">选择品类后，显示该品类需要填写的内容。</p>;
  return (
    <Loaded query={form} failure="该品类的表单没有加载出来" rows={4}>
      {({ formName }) =>
        fields.length === 0 ? (
          <p className="secondary">该品类没有其他内容要填写。</p>
        ) : (
          <fieldset className="dynamic-fields">
            <legend>{formName}</legend>
            {fields.map((field) => (
              <DynamicField key={field.fieldCode} category={category} field={field} />
            ))}
          </fieldset>
        )
      }
    </Loaded>
  );
}

interface DynamicFieldProps {
  readonly category: string;
  readonly field: DemandField;
}

function DynamicField({ category, field }: DynamicFieldProps) {
  const { fieldCode, fieldName, fieldType, isRequired, unit } = field;
  return (
    <Form.Item
      name={['dynamic', category, fieldCode]}
      label={unit ? `${fieldName}（${unit}）` : fieldName}
      required={isRequired}
      valuePropName={fieldType === 'switch' ? 'checked' : 'value'}
      rules={[
        {
          validator: (_, value) =>
            rejectWith(demandText(demandFieldRefusal(field, fieldValue(field, value)))),
        },
      ]}
    >
      {controlOf(field)}
    </Form.Item>
  );
}

/** An unknown kind is a text field: a form that the server extends stays usable. */
function controlOf({ fieldType, isRequired, placeholder, maxLength, optionList = [] }: DemandField) {
  const options = optionList.map(({ value, label }) => ({ value, label }));
  const hint = placeholder ?? '';
  switch (fieldType) {
    case 'number':
      return <Input className="demand-number" inputMode="decimal" maxLength={20} placeholder={hint} />;
    case 'select':
      return <Select placeholder={placeholder ?? '请选择'} options={options} allowClear />;
    case 'multiSelect':
      return <Select mode="multiple" placeholder={placeholder ?? '可多选'} options={options} />;
    case 'date':
      return (
        <DatePicker allowClear={!isRequired} className="demand-number wide-clear" onKeyDown={preventSubmit} />
      );
    case 'switch':
      return <Switch checkedChildren="是" unCheckedChildren="否" />;
    case 'textarea':
      return <Input.TextArea rows={3} placeholder={hint} showCount {...(maxLength && { maxLength })} />;
    default:
      return <Input placeholder={hint} {...(maxLength && { maxLength })} />;
  }
}
