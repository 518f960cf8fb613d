import { type OrderTemplate, templateGoods } from '@dealer-portal/rules/rebuy';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#routes';
import { Dialog } from '#ui/overlay/dialog';
import { EmptyState } from '#ui/page/states';
import type { Entry } from '#widgets/cart/cart-query';
import { RebuyDialog } from '#widgets/rebuy/rebuy-dialog';
import { SaveTemplate } from '#widgets/templates/save-template';
import { useTemplates } from '#widgets/templates/template-store';
import { TemplateFile } from './template-file';
import { TemplateLineItem } from './template-line-item';
import '#ui/text/line-list.css';
import '#widgets/templates/templates.css';

interface TemplatesDialogProps {
  /** Closed it stays, so that the focus goes back to its button. */
  readonly isOpen: boolean;
  readonly entries: readonly Entry[];
  readonly onClose: () => void;
}

/** Order templates: kept from the cart or from a file, opened into the cart at today's prices (ORDER-01). */
export function TemplatesDialog({ isOpen, entries, onClose }: TemplatesDialogProps) {
  const templates = useTemplates();
  const [opened, setOpened] = useState<OrderTemplate>();
  const [renamed, setRenamed] = useState<string>();
  const goods = useMemo(() => templateGoods(entries), [entries]);
  return (
    <>
      <Dialog open={isOpen && !opened} width={720} title="订货模板" footer={null} onCancel={onClose}>
        <SaveTemplate goods={goods} />
        {templates.length === 0 ? (
          <EmptyState
            title="还没有订货模板"
            reason="把购物车或订单里的商品存为模板，以后按当天价格再次订货。"
          />
        ) : (
          <ul className="line-list template-list">
            {templates.map((template) => (
              <TemplateLineItem
                key={template.name}
                template={template}
                isRenamed={template.name === renamed}
                onRenamed={setRenamed}
                onOpen={() => setOpened(template)}
              />
            ))}
          </ul>
        )}
        <TemplateFile />
        <p className="secondary">
          模板保存在本浏览器，退出登录后仍在；换设备前请到<Link to={href('ownLists')}>本机的清单和设置</Link>
          导出为一个文件。
        </p>
      </Dialog>
      {opened && (
        <RebuyDialog
          title={`打开模板 ${opened.name}`}
          lines={opened.lines}
          since="保存时"
          from="template"
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
