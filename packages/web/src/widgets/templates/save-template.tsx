import type { TemplateGoods } from '@dealer-portal/rules/rebuy';
import { Form } from 'antd';
import { notify } from '#platform/notices';
import { ReasonButton } from '#ui/button/reason-button';
import { saveToday } from './save-today';
import { TemplateNameField, type TemplateNameForm } from './template-name-field';
import './templates.css';

interface SaveTemplateProps {
  readonly goods: TemplateGoods;
}

/** Keeps products under a name, to be ordered again later. */
export function SaveTemplate({ goods: { lines, leftOut, unreadable } }: SaveTemplateProps) {
  const [form] = Form.useForm<TemplateNameForm>();
  const onFinish = ({ name = '' }: TemplateNameForm) => {
    saveToday(name.trim(), lines);
    form.resetFields();
    notify('success', `已存为模板“${name.trim()}”`);
  };
  return (
    <section className="template-save" aria-label="存为订货模板">
      <Form form={form} layout="inline" onFinish={onFinish}>
        <TemplateNameField label="模板名称" />
        <ReasonButton type="submit" disabledReason={lines.length === 0 ? '没有可存为模板的商品' : undefined}>
          {lines.length === 0 ? '存为订货模板' : `把 ${lines.length} 种商品存为模板`}
        </ReasonButton>
      </Form>
      {leftOut.length > 0 && <div className="secondary">套餐不能存入模板：{leftOut.join('、')}</div>}
      {unreadable.length > 0 && (
        <div className="secondary">数量读不出，不存入模板：{unreadable.join('、')}</div>
      )}
    </section>
  );
}
