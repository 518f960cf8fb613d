import {
  type ImportLine,
  type ImportRun,
  judgeRows,
  restOfImport,
  startImport,
} from '@dealer-portal/rules/batch';
import { cartRoom } from '@dealer-portal/rules/cart';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useAccount } from '#platform/account';
import { listState } from '#platform/list-state';
import { href } from '#routes';
import { PageHeader } from '#ui/page-header';
import { ReasonButton } from '#ui/reason-button';
import { keepImport, useImportRun } from '#widgets/import-run/import-store';
import { ImportNotes } from './import-notes';
import { type GoodRow, ImportPreview } from './import-preview';
import { type ImportSheet, useImportSheet } from './import-rows';
import { ImportSource } from './import-source';
import { ImportWaves } from './import-waves';
import { cartNowQuery } from './queries';
import { saveCsv } from './save-csv';
import { useImportProducts } from './use-import-products';
import { useWaves } from './use-waves';

const TEMPLATE = [
  ['型号或产品编码', '数量'],
  ['BCD-536WGHTD', '10'],
  ['KFR-35GW/01K', '20'],
];

/** 批量导入: products from a sheet or a pasted block, previewed row by row and added to the cart in waves (CART-08). */
export function Component() {
  const account = useAccount();
  const run = useImportRun();
  const rows = useImportSheet('import');
  const own = run?.saletoCode === account.saletoCode && run.sendtoCode === account.sendtoCode;
  const onJudgeAgain = (unfinished: ImportRun) => {
    const again = restOfImport(unfinished).map(({ productCode, number }, at) => ({
      rowNo: at + 1,
      product: productCode,
      number: String(number),
      sendto: '',
    }));
    keepImport(undefined);
    rows.show({ name: `${unfinished.name}（未加入的）`, rows: again });
  };
  return (
    <div className="page">
      <PageHeader
        title="批量导入"
        context={`送达方 ${account.shipToLabel}`}
        actions={
          <Link to={href('batchOrderOfAll')}>
            <Button>批量下单</Button>
          </Link>
        }
      />
      {run && own && <ImportWaves run={run} onJudgeAgain={onJudgeAgain} />}
      {run && !own && <OtherImport run={run} />}
      {!run && !rows.sheet && (
        <ImportSource
          columns="型号或产品编码、数量"
          template={
            <Button type="link" onClick={() => void saveCsv('批量导入模板.csv', TEMPLATE)}>
              下载模板
            </Button>
          }
          onRead={rows.show}
        />
      )}
      {!run && rows.sheet && <Preview rows={rows} />}
    </div>
  );
}

function OtherImport({ run }: { readonly run: ImportRun }) {
  return (
    <section className="panel" aria-label="另一个送达方的导入">
      <p>
        “{run.name}”是为送达方 {run.sendtoCode}{' '}
        导入的，还没有全部加入。切换到该送达方后可以继续，或在这里结束它。
      </p>
      <Popconfirm
        title={`结束“${run.name}”的导入？`}
        description={`还有 ${restOfImport(run).length} 种商品没有加入，结束后不再加入。`}
        okText="结束导入"
        cancelText="保留"
        onConfirm={() => keepImport(undefined)}
      >
        <Button>结束那次导入</Button>
      </Popconfirm>
    </section>
  );
}

function Preview({ rows }: { readonly rows: ReturnType<typeof useImportSheet> }) {
  const { sheet } = rows;
  const account = useAccount();
  const queryClient = useQueryClient();
  const [isStarting, setStarting] = useState(false);
  const { send } = useWaves();
  const { products, query } = useImportProducts(sheet?.rows ?? []);
  if (!sheet) return null;
  const isMerging = sheet.isMerging ?? false;
  const judged = judgeRows(sheet.rows, { products, isMerging });
  const onStart = async (good: readonly GoodRow[]) => {
    setStarting(true);
    // Without the cart the first wave takes a whole one; the cart is read again before it is sent.
    const cart = await queryClient.fetchQuery(cartNowQuery(account)).catch(() => undefined);
    const { saletoCode, sendtoCode } = account;
    const facts = { saletoCode, sendtoCode, name: sheet.name };
    setStarting(false);
    rows.show(undefined);
    const run = startImport(facts, good.map(lineOf), cart && cartRoom(cart));
    keepImport(run);
    await send(run, 0);
  };
  return (
    <>
      <ImportNotes sheet={sheet}>
        {namesOtherShipTos(sheet, account.sendtoCode) && <ByStore sheet={sheet} />}
      </ImportNotes>
      <ImportPreview
        name={sheet.name}
        judged={judged}
        state={listState(query, '产品、价格和库存没有加载出来')}
        hasShipTo={false}
        isMerging={isMerging}
        onMerging={rows.setMerging}
        onNumber={rows.setNumber}
        onRemove={rows.remove}
        onClose={() => rows.show(undefined)}
        actions={(good) => (
          <ReasonButton
            type="primary"
            loading={isStarting}
            whyNot={good.length === 0 ? '没有可加入的行' : undefined}
            onClick={() => void onStart(good)}
          >
            加入购物车（{good.length} 种）
          </ReasonButton>
        )}
      />
    </>
  );
}

function namesOtherShipTos({ hasShipTos = false, rows }: ImportSheet, sendtoCode: string): boolean {
  return hasShipTos && rows.some(({ sendto }) => sendto !== '' && sendto !== sendtoCode);
}

/** Rows for other ship-tos belong on the other page; the sheet goes there as it was read. */
function ByStore({ sheet }: { readonly sheet: ImportSheet }) {
  const { sendtoCode } = useAccount();
  const navigate = useNavigate();
  const { show } = useImportSheet('storeImport');
  return (
    <div>
      表中有其他送达方；这里全部加入当前送达方 {sendtoCode} 的购物车。
      <Button
        type="link"
        size="small"
        onClick={() => {
          show(sheet);
          void navigate(href('batchImportOfStore'));
        }}
      >
        按表中的送达方导入
      </Button>
    </div>
  );
}

function lineOf({ product: { productCode, productModel }, number }: GoodRow): ImportLine {
  return { productCode, productModel, number };
}
