import { type ImportRun, restOfImport } from '@dealer-portal/rules/batch';
import type { OrderReading } from '@dealer-portal/rules/columns';
import { Popconfirm } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink, PlainButton } from '#ui/button/plain-button';
import { PageHeader } from '#ui/page/page-header';
import type { ColumnFile } from '#widgets/columns/column-file';
import { keepImport, useImportRun } from '#widgets/import-run/import-store';
import { ImportColumns, useTakeSource } from './columns-step';
import { ImportHere } from './import-here';
import { ImportNotes } from './import-notes';
import { type ImportSheet, useImportSheet } from './import-rows';
import { ImportSource, type ImportTemplate } from './import-source';
import { ImportSteps, stepOf } from './import-steps';
import { ImportWaves } from './import-waves';

const TEMPLATE: ImportTemplate = {
  fileName: '批量导入模板.csv',
  columns: ['型号或产品编码', '数量'],
  rows: [
    ['BCD-536WGHTD', 10],
    ['KFR-35GW/01K', 20],
    ['BCD-325WLHFD', 5],
  ],
};

/**
 * 批量导入: products from a sheet or a pasted block, previewed row by row. They are then added to the cart in waves or kept
 * as one batch (CART-08).
 */
export function Component() {
  const account = useAccount();
  const run = useImportRun();
  const rows = useImportSheet('import');
  const take = useTakeSource(rows);
  const toStores = useToStores();
  const isSameAccount = run?.saletoCode === account.saletoCode && run.sendtoCode === account.sendtoCode;
  const onJudgeAgain = (unfinished: ImportRun) => {
    const left = rows.sheet?.rows ?? [];
    const last = Math.max(0, ...left.map(({ rowNo }) => rowNo));
    const restRows = restOfImport(unfinished).map(({ productCode, number }, at) => ({
      rowNo: last + at + 1,
      product: productCode,
      number: String(number),
      sendto: '',
    }));
    keepImport(undefined);
    rows.show({ ...rows.sheet, name: `${unfinished.name}（未加入的）`, rows: [...left, ...restRows] });
  };
  return (
    <div className="page">
      <PageHeader
        context={rows.isTellingColumns ? '文件只在本机读，不上传' : `送达方 ${account.shipToLabel}`}
        actions={
          <>
            {!rows.isTellingColumns && <ButtonLink to={href('batchOrderOfAll')}>批量下单</ButtonLink>}
            <ImportSteps current={run && isSameAccount ? 3 : stepOf(rows)} last="加入购物车" />
          </>
        }
      />
      {run && isSameAccount && rows.sheet?.isRest && (
        <ImportNotes sheet={rows.sheet}>这次导入完成后，在这里改正它们。</ImportNotes>
      )}
      {run && isSameAccount && <ImportWaves run={run} onJudgeAgain={onJudgeAgain} />}
      {run && !isSameAccount && <OtherImport run={run} />}
      {!run && !rows.sheet && !rows.file && (
        <ImportSource template={TEMPLATE} onRead={take} lastChange={rows.lastChange} />
      )}
      {!run && rows.file && rows.isTellingColumns && (
        <ImportColumns
          rows={rows}
          file={rows.file}
          aside={
            <>
              <span className="secondary">加到</span> 送达方 {account.shipToLabel}
            </>
          }
          onRead={(sheet, reading) => {
            if (!isForStores(reading, account.sendtoCode)) return rows.showRead(sheet);
            toStores(sheet, rows.file);
            rows.clear();
          }}
        />
      )}
      {!run && rows.sheet && !rows.isTellingColumns && <ImportHere rows={rows} sheet={rows.sheet} />}
    </div>
  );
}

/** Shops in columns, some of them other ship-tos: they were answered to be ordered one by one. */
function isForStores({ orderRows }: OrderReading, sendtoCode: string): boolean {
  return orderRows.some(({ place, sendto }) => place !== undefined && sendto !== '' && sendto !== sendtoCode);
}

/** Opens the page that orders for several ship-tos, with the rows and the file. */
function useToStores(): (sheet: ImportSheet, file: ColumnFile | undefined) => void {
  const navigate = useNavigate();
  const { showRead } = useImportSheet('storeImport');
  return (sheet, file) => {
    showRead(sheet, file);
    void navigate(href('batchImportOfStore'));
  };
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
        <PlainButton>结束那次导入</PlainButton>
      </Popconfirm>
    </section>
  );
}
