import { demandValueText } from '@dealer-portal/rules/bulk-order';
import { readFigure } from '@dealer-portal/rules/money';
import { useQuery } from '@tanstack/react-query';
import { Descriptions, Rate } from 'antd';
import { listOf, UNREAD_LINES } from '#ui/text/list-of';
import '#ui/antd/fact-table.css';
import type { ReactNode } from 'react';
import { useAccount } from '#platform/session/account';
import { Money } from '#ui/text/money';
import { minuteText } from '#ui/text/wire-text';
import { type DemandDetail, type DynamicForm, dynamicFormQuery } from '../queries';
import '../order/bulk-order.css';

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
          factItem('品类', demand.categoryName),
          factItem('意向型号', demand.productModel || '不限型号'),
          factItem('需求数量', demand.number === undefined ? undefined : `${demand.number} 台`),
          factItem('期望单价', <Money amount={demand.expectPrice} />),
          factItem('联系人', [demand.contactName, demand.contactPhone].filter(Boolean).join(' ')),
          factItem('提交时间', minuteText(demand.createTime)),
          ...dynamicItems(demand, form),
          factItem('报价', <Money amount={demand.quotePrice} strong />),
          ...(evaluation
            ? [
                factItem(
                  '评价',
                  <div className="demand-rating">
                    {score === undefined ? (
                      '评分 —'
                    ) : (
                      <Rate className="demand-rate" disabled value={score} aria-label={`评分 ${score} 分`} />
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

function factItem(label: string, children: ReactNode) {
  return { key: label, label, children: children || '—' };
}

/** A value whose field the form no longer has is shown under its code, never left out. */
function dynamicItems({ dynamicList }: DemandDetail, form: DynamicForm | undefined) {
  if (!dynamicList) return [factItem('其他', UNREAD_LINES)];
  return dynamicList.map(({ fieldCode, value }) => {
    const field = listOf(form?.fieldList).find((field) => field.fieldCode === fieldCode);
    const text = field ? demandValueText(field, value) : String(value);
    return factItem(field?.fieldName ?? fieldCode, text);
  });
}
