import { piecesText } from '@dealer-portal/rules/money';
import { type OrderTemplate, templateRows } from '@dealer-portal/rules/rebuy';
import { useRef, useState } from 'react';
import { saveCsv } from '#platform/browser/save-csv';
import { notifyWith } from '#platform/notices';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { dropTemplate, restoreTemplate, useTemplates } from '#widgets/templates/template-store';
import { RenameTemplate } from './rename-template';
import '#ui/text/line-list.css';
import '#widgets/templates/templates.css';

interface TemplateLineItemProps {
  readonly template: OrderTemplate;
  readonly onOpen: () => void;
  /** It has just got its name: the focus goes on where it was. */
  readonly isRenamed: boolean;
  readonly onRenamed: (name: string) => void;
}

/** One template: what it holds, and opening, renaming, exporting and removing it; what was removed comes back by 撤销. */
export function TemplateLineItem({ template, onOpen, isRenamed, onRenamed }: TemplateLineItemProps) {
  const { name, savedOn, lines } = template;
  const place = useTemplates().indexOf(template);
  const [isRenaming, setRenaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const pieces = piecesText(lines.map(({ number }) => number));
  const onRemove = () => {
    dropTemplate(name);
    notifyWith('success', `已删除模板“${name}”`, {
      label: '撤销',
      onPress: () => restoreTemplate(template, place),
    });
  };
  const onExport = () => saveCsv(`订货模板 ${name}.csv`, templateRows(template));
  const onClose = (next: string) => {
    setRenaming(false);
    rename.current?.focus();
    onRenamed(next);
  };
  return (
    <li className="line-item">
      {isRenaming ? (
        <div className="line-name">
          <RenameTemplate name={name} onClose={onClose} />
        </div>
      ) : (
        <span className="line-name">
          <strong>{name}</strong>
          <span className="secondary">
            {' '}
            {lines.length} 种 · {pieces} · {savedOn} 保存
          </span>
        </span>
      )}
      <span className="template-actions">
        <ReasonButton kind="link" size="small" aria-label={`打开 ${name}`} onClick={onOpen}>
          打开
        </ReasonButton>
        <PlainButton
          ref={rename}
          kind="link"
          size="small"
          autoFocus={isRenamed}
          aria-label={`改名 ${name}`}
          onClick={() => setRenaming(true)}
        >
          改名
        </PlainButton>
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
