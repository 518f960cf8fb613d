import { demandValueText } from '@dealer-portal/rules/bulk-order';
import { readFigure } from '@dealer-portal/rules/money';
import { useQuery } from '@tanstack/react-query';
import { Descriptions, Rate } from 'antd';
import { listOf, UNREAD_LINES } from '#ui/text/list-of';
import '#ui/text/fact-table.css';
import type { ReactNode } from 'react';
import { useAccount } from '#platform/session/account';
import { Money } from '#ui/text/money';
import { minuteText } from '#ui/text/wire-text';
import { type DemandDetail, type DynamicForm, dynamicFormQuery } from '../queries';

/** The fields of a demand: the fixed fields, those of the category's form, the quote, the evaluation (BIG-01). */
export function DemandFacts({ demand }: { readonly demand: DemandDetail }) {
  const form = useQuery(dynamicFormQuery(useAccount(), demand.category)).data;
  const { evaluation } = demand;
  const score = readFigure(evaluation?.score);
  return (
    <section className="panel" aria-label="需求内容">
      <Descriptions
        size="small"
        column={{ xs: 1, md: 2 }}
        items={[
          item('品类', demand.categoryName),
          item('意向型号', demand.productModel || '不限型号'),
          item('需求数量', demand.number === undefined ? undefined : `${demand.number} 台`),
          item('期望单价', <Money amount={demand.expectPrice} />),
          item('联系人', [demand.contactName, demand.contactPhone].filter(Boolean).join(' ')),
          item('提交时间', minuteText(demand.createTime)),
          ...dynamicItems(demand, form),
          item('报价', <Money amount={demand.quotePrice} strong />),
          ...(evaluation
            ? [
                item(
                  '评价',
                  <div className="demand-rating">
                    {score === undefined ? (
                      '评分 —'
                    ) : (
                      <Rate disabled value={score} aria-label={`评分 ${score} 分`} />
                    )}
                    {evaluation.content}
                  </div>,
                ),
              ]
            : []),
        ]}
      />
    </section>
  );
}

function item(label: string, children: ReactNode) {
  return { key: label, label, children: children || '—' };
}

/** A value whose field the form no longer has is shown under its code, never left out. */
function dynamicItems({ dynamicList }: DemandDetail, form: DynamicForm | undefined) {
  if (!dynamicList) return [item('其他', UNREAD_LINES)];
  return dynamicList.map(({ fieldCode, value }) => {
    const field = listOf(form?.fieldList).find((field) => field.fieldCode === fieldCode);
    const text = field ? demandValueText(field, value) : String(value);
    return item(field?.fieldName ?? fieldCode, text);
  });
}
