import { type OrderTemplate, templateRows } from '@dealer-portal/rules/rebuy';
import { saveCsv } from '#platform/browser/save-csv';
import { notifyWith } from '#platform/notices';
import { ReasonButton } from '#ui/button/reason-button';
import { dropTemplate, restoreTemplates, useTemplates } from '#widgets/templates/template-store';

interface TemplateLineItemProps {
  readonly template: OrderTemplate;
  readonly onOpen: () => void;
}

/** One template: what it holds, and opening, exporting and removing it; what was removed comes back by 撤销. */
export function TemplateLineItem({ template, onOpen }: TemplateLineItemProps) {
  const { name, savedOn, lines } = template;
  const templates = useTemplates();
  const pieces = lines.reduce((sum, { number }) => sum + number, 0);
  const onRemove = () => {
    dropTemplate(name);
    notifyWith('success', `已删除模板“${name}”`, {
      label: '撤销',
      onPress: () => restoreTemplates(templates),
    });
  };
  const onExport = () => saveCsv(`订货模板 ${name}.csv`, templateRows(template));
  return (
    <li className="line-item">
      <span className="line-name">
        <strong>{name}</strong>
        <span className="secondary">
          {' '}
          {lines.length} 种 · {pieces} 台 · {savedOn} 保存
        </span>
      </span>
      <span className="template-actions">
        <ReasonButton kind="link" size="small" aria-label={`打开 ${name}`} onClick={onOpen}>
          打开
        </ReasonButton>
        <ReasonButton kind="link" size="small" aria-label={`导出 ${name}`} onClick={onExport}>
          导出
        </ReasonButton>
        <ReasonButton kind="link" size="small" aria-label={`删除 ${name}`} onClick={onRemove}>
          删除
        </ReasonButton>
      </span>
    </li>
  );
}
