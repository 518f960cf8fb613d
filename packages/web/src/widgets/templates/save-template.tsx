import { type TemplateGoods, templateNameError } from '@dealer-portal/rules/rebuy';
import { Form, Input } from 'antd';
import { notify } from '#platform/notices';
import { ReasonButton } from '#ui/button/reason-button';
import { rejectWith } from '#ui/input/reject-with';
import { saveToday } from './save-today';
import { useTemplates } from './template-store';
import './templates.css';

interface SaveTemplateProps {
  readonly goods: TemplateGoods;
}

interface NameForm {
  readonly name?: string;
}

/** Keeps products under a name, to be ordered again later; what is wrong with the name is said at its field. */
export function SaveTemplate({ goods: { lines, leftOut } }: SaveTemplateProps) {
  const templates = useTemplates();
  const [form] = Form.useForm<NameForm>();
  const onFinish = ({ name = '' }: NameForm) => {
    saveToday(name.trim(), lines);
    form.resetFields();
    notify('success', `已存为模板“${name.trim()}”`);
  };
  return (
    <section className="template-save" aria-label="存为订货模板">
      <Form form={form} layout="inline" onFinish={onFinish}>
        <Form.Item
          name="name"
          label="模板名称"
          validateTrigger="onSubmit"
          rules={[
            {
              validator: (_, name: string | undefined) =>
                rejectWith(templateNameError(name ?? '', templates)),
            },
          ]}
        >
          <Input placeholder="如 每周补货" />
        </Form.Item>
        <ReasonButton type="submit" disabledReason={lines.length === 0 ? '没有可存为模板的商品' : undefined}>
          {lines.length === 0 ? '存为订货模板' : `把 ${lines.length} 种商品存为模板`}
        </ReasonButton>
      </Form>
      {leftOut.length > 0 && <div className="secondary">套餐不能存入模板：{leftOut.join('、')}</div>}
    </section>
  );
}
