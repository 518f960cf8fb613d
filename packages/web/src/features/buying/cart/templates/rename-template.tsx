import { Form } from 'antd';
import { notify } from '#platform/notices';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { TemplateNameField, type TemplateNameForm } from '#widgets/templates/template-name-field';
import { renameTemplate } from '#widgets/templates/template-store';

interface RenameTemplateProps {
  readonly name: string;
  /** The name that it has now. */
  readonly onClose: (name: string) => void;
}

/** Gives a template another name, in its line. */
export function RenameTemplate({ name, onClose }: RenameTemplateProps) {
  const onFinish = ({ name: typed = '' }: TemplateNameForm) => {
    const next = typed.trim();
    onClose(next);
    if (next === name) return;
    renameTemplate(name, next);
    notify('success', `模板“${name}”已改名为“${next}”`);
  };
  return (
    <Form name="rename-template" layout="inline" initialValues={{ name }} onFinish={onFinish}>
      <TemplateNameField label="新名称" presentName={name} />
      <ReasonButton type="submit">保存</ReasonButton>
      <PlainButton kind="link" onClick={() => onClose(name)}>
        取消
      </PlainButton>
    </Form>
  );
}
