import { templateNameRefusal, templateText } from '@dealer-portal/rules/rebuy';
import { Form, Input } from 'antd';
import { rejectWith } from '#ui/input/reject-with';
import { useTemplates } from './template-store';

export interface TemplateNameForm {
  readonly name?: string;
}

interface TemplateNameFieldProps {
  readonly label: string;
  /** The name that the template has already. */
  readonly presentName?: string;
}

/** The name of a template in a form; what is wrong with it is said at the field. */
export function TemplateNameField({ label, presentName }: TemplateNameFieldProps) {
  const others = useTemplates().filter(({ name }) => name !== presentName);
  const validator = (_: unknown, name = '') => rejectWith(templateText(templateNameRefusal(name, others)));
  return (
    <Form.Item name="name" label={label} validateTrigger="onSubmit" rules={[{ validator }]}>
      <Input placeholder="如 每周补货" autoFocus={presentName !== undefined} />
    </Form.Item>
  );
}
