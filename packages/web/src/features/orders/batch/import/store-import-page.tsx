import { judgeRows } from '@dealer-portal/rules/batch';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { PageHeader } from '#ui/page/page-header';
import { ImportColumns, useTakeSource } from './columns-step';
import { ImportNotes } from './import-notes';
import { ImportPreview } from './import-preview';
import { useImportSheet } from './import-rows';
import { ImportSource } from './import-source';
import { ImportSteps, stepOf } from './import-steps';
import { useImportProducts } from './use-import-products';
import { useUploadBatch } from './use-upload-batch';

/** 门店批量导入: products for several ship-tos in one sheet, previewed row by row, kept as one batch. */
export function Component() {
  const account = useAccount();
  const rows = useImportSheet('storeImport');
  const { file, isTellingColumns } = rows;
  const sheet = isTellingColumns ? undefined : rows.sheet;
  const take = useTakeSource(rows);
  const isMerging = sheet?.isMerging ?? false;
  const { products, isAsking, query } = useImportProducts(sheet?.rows ?? []);
  const { isUploading, upload } = useUploadBatch('STORE', rows.take);
  const sendtoCodes = account.shipTos.map(({ sendtoCode }) => sendtoCode);
  const template = {
    fileName: '门店批量导入模板.csv',
    columns: ['型号或产品编码', '数量', '送达方编码'],
    rows: sendtoCodes.slice(0, 2).map((code) => ['BCD-536WGHTD', 10, code]),
  };
  return (
    <div className="page">
      <PageHeader
        context={`${account.shipTos.length} 个送达方，一张表可以订到多个门店`}
        actions={
          <>
            {!isTellingColumns && <ButtonLink to={href('batchOrderOfAll')}>批量下单</ButtonLink>}
            <ImportSteps current={stepOf(rows)} last="生成批次" />
          </>
        }
      />
      {!sheet && !file && <ImportSource template={template} onRead={take} lastChange={rows.lastChange} />}
      {file && isTellingColumns && (
        <ImportColumns
          rows={rows}
          file={file}
          aside={
            <>
              <span className="secondary">加到</span> 表中的送达方
            </>
          }
        />
      )}
      {sheet && <ImportNotes sheet={sheet} />}
      {sheet && (
        <ImportPreview
          judged={judgeRows(sheet.rows, { products, sendtoCodes, isMerging })}
          state={listState(query, '产品、价格和库存没有加载出来')}
          hasShipTo
          rows={rows}
          actions={(good) => (
            <ReasonButton
              kind="primary"
              isBusy={isUploading}
              disabledReason={
                good.length === 0 ? '没有可下单的行' : isAsking ? '正在查询价格和库存，请稍候' : undefined
              }
              onClick={() => upload(sheet.name, good)}
            >
              生成批次（{good.length} 行）
            </ReasonButton>
          )}
        />
      )}
    </div>
  );
}
