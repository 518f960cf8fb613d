import { piecesText, readFigure } from '@dealer-portal/rules/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ReportTable } from '#kits/report/report-table';
import { useAccount } from '#platform/session/account';
import { ReasonButton } from '#ui/button/reason-button';
import { Segments } from '#ui/choice/segments';
import { PageHeader } from '#ui/page/page-header';
import { PageLink } from '#widgets/links/page-link';
import { RebuyDialog } from '#widgets/rebuy/rebuy-dialog';
import type { OldLine } from '#widgets/rebuy/use-rebuy-lines';
import { GOODS, RECORDS, type TallyGoods } from './goods-report';
import { categoriesQuery } from './queries';
import './easy-tally.css';

const VIEWS = [
  { value: 'goods', label: '补货建议' },
  { value: 'records', label: '补货记录' },
] as const;

/** 易理货: the sold-to's models with what should be ordered, and what was ordered from that (FIN-10a). */
export function Component() {
  const { saletoCode } = useAccount();
  const [params, setParams] = useSearchParams();
  const view = params.get('view') === 'records' ? 'records' : 'goods';
  return (
    <div className="page">
      <PageHeader
        context={`售达方 ${saletoCode}`}
        actions={
          <>
            <PageLink route="easyhelp" />
            <PageLink route="easyTally" />
          </>
        }
      />
      <div className="tally-views">
        <Segments
          label="易理货内容"
          options={VIEWS}
          value={view}
          // The filters of one list are none of the other.
          onChange={(next) => setParams(next === 'goods' ? {} : { view: next })}
        />
      </div>
      {view === 'goods' ? <Goods /> : <ReportTable report={RECORDS} />}
    </div>
  );
}

interface Ordering {
  readonly lines: readonly OldLine[];
  readonly clear: () => void;
}

/** The models; what is chosen goes into the cart with the number that is suggested, after prices and stock of today. */
function Goods() {
  const categories = useQuery(categoriesQuery(useAccount())).data ?? [];
  const [ordering, setOrdering] = useState<Ordering>();
  const close = () => {
    setOrdering(undefined);
    ordering?.clear();
  };
  return (
    <>
      <ReportTable
        report={GOODS}
        choices={{ category: categories.map(({ code, title }) => ({ value: code, label: title })) }}
        selection={{
          disabledReason: ({ suggestNumber }) => reasonAgainstRestock(readFigure(suggestNumber)),
          summary: (rows) =>
            `${rows.length} 个型号，建议补货 ${piecesText(rows.map(({ suggestNumber }) => suggestNumber))}`,
          actions: (rows, clear) => (
            <ReasonButton kind="primary" onClick={() => setOrdering({ lines: rows.map(lineOf), clear })}>
              按建议补货
            </ReasonButton>
          ),
        }}
      />
      {ordering && (
        <RebuyDialog
          title="按建议补货"
          lines={ordering.lines}
          since="建议时"
          from="easyTallySystem"
          onClose={close}
        />
      )}
    </>
  );
}

function reasonAgainstRestock(suggested: number | undefined): string | undefined {
  if (suggested === undefined) return '建议数量无法识别，请到商品页下单';
  return suggested === 0 ? '库存充足，不需要补货' : undefined;
}

function lineOf({ productCode, productModel, productName, price, suggestNumber }: TallyGoods): OldLine {
  return { productCode, productModel, productName, price, number: suggestNumber };
}
