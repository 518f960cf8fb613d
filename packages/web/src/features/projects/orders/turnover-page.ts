import { readFigure, subtractAmounts } from '@dealer-portal/rules/money';
import { href } from '#routes';
import { columnsOf } from '#ui/table/columns';
import { listOf } from '#ui/text/list-of';
import { defineReport, pagedBy } from '#widgets/report/define-report';
import { reportPage } from '#widgets/report/report-page';
import { ORDER_TONES, type OrderedProject, PROJECT_BILLS, projectOf } from './project-orders';

/** One product of a project, with what of it is still to come. */
interface TurnoverRow extends Pick<OrderedProject, 'projectNo' | 'projectName' | 'status' | 'statusName'> {
  readonly productCode: string;
  readonly productModel: string;
  readonly number: number;
  readonly deliveredNumber: number | undefined;
  readonly restNumber: number | undefined;
  readonly amount: number;
}

function rowsOf({ productList, ...project }: OrderedProject): readonly TurnoverRow[] {
  return listOf(productList).map(
    ({ productCode, productModel = productCode, number, deliveredNumber, amount }) => ({
      ...project,
      ...{ productCode, productModel, number, deliveredNumber, amount },
      restNumber: readFigure(subtractAmounts(number, deliveredNumber)),
    }),
  );
}

const column = columnsOf<TurnoverRow>();

/**
 * 周转订单: the goods of project orders, and how many of them are still to come (FIN-10a).
 * Assumption: turnover is what is ordered for a project and not yet delivered; no call names turnover orders.
 */
export const Component = reportPage(
  defineReport({
    name: 'turnoverOrder',
    operation: PROJECT_BILLS.operation,
    input: PROJECT_BILLS.input,
    rows: pagedBy(rowsOf),
    rowKey: ({ projectNo, productCode }) => `${projectNo} ${productCode}`,
    columns: [
      column.code('projectNo', '工程号', {
        width: 176,
        to: projectOf,
        detail: ({ projectName }) => projectName,
      }),
      column.code('productModel', '型号', {
        width: 152,
        to: ({ productCode }) => href('detail', { productCode }),
        detail: ({ productCode }) => productCode,
      }),
      column.number('number', '订单数量', { unit: '台', width: 96 }),
      column.number('deliveredNumber', '已交付', { unit: '台', width: 96 }),
      column.number('restNumber', '待交付', { unit: '台', width: 96, isSortable: true }),
      column.money('amount', '金额'),
      column.status('status', 'statusName', { width: 112, tones: ORDER_TONES }),
    ],
    filters: PROJECT_BILLS.filters ?? [],
    noun: '工程的周转订单',
    emptyReason: '工程下单后，商品会出现在这里，直到全部交付。',
  }),
);
