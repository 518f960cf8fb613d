import { missingFields, type ProjectStep } from '@dealer-portal/rules/projects';
import { Form } from 'antd';

/** The missing part of a step, next to its button. */
export function MissingLine({ step }: { readonly step: ProjectStep }) {
  const form = Form.useFormInstance();
  const missing = missingFields(step, Form.useWatch([], form) ?? {});
  return (
    <p className="secondary">{missing.length > 0 ? `还差：${missing.join('、')}` : '都填好了，可以核对。'}</p>
  );
}
