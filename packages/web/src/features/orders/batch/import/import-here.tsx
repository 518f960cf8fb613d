import { importLines, judgeRows, startImport } from '@dealer-portal/rules/batch';
import { cartPortion, cartRoom, type PriceType, portionText } from '@dealer-portal/rules/cart';
import { piecesInCart } from '@dealer-portal/rules/goods';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { useCartCount } from '#widgets/cart/cart-count';
import { cartNowQuery } from '#widgets/cart/cart-query';
import { keepImport } from '#widgets/import-run/import-store';
import { ImportNotes } from './import-notes';
import { type GoodRow, ImportPreview } from './import-preview';
import { type ImportRows, type ImportSheet, useImportSheet } from './import-rows';
import type { Judged } from './import-table';
import { useImportProducts } from './use-import-products';
import { useUploadBatch } from './use-upload-batch';
import { useWaves } from './use-waves';

interface ImportHereProps {
  readonly rows: ImportRows;
  readonly sheet: ImportSheet;
}

/** The preview of a sheet for the current ship-to: into the cart in waves, or as one batch of any length (CART-08). */
export function ImportHere({ rows, sheet }: ImportHereProps) {
  const { sendtoCode } = useAccount();
  const { products, isAsking, query } = useImportProducts(sheet.rows);
  const judged = judgeRows(sheet.rows, { products, isMerging: sheet.isMerging ?? false });
  const portion = portionNote(judged, useCartCount());
  const isForOthers = namesOtherShipTos(sheet, sendtoCode);
  return (
    <>
      <ImportNotes sheet={sheet}>
        {(isForOthers || portion !== undefined) && (
          <>
            {isForOthers && <ByStore sheet={sheet} />}
            {portion !== undefined && <div>{portion}</div>}
          </>
        )}
      </ImportNotes>
      <ImportPreview
        judged={judged}
        state={listState(query, '产品、价格和库存没有加载出来')}
        hasShipTo={false}
        rows={rows}
        actions={(good) => <Actions good={good} rows={rows} sheet={sheet} isAsking={isAsking} />}
      />
    </>
  );
}

/** How many kinds go into the cart first; undefined when all of them have room. */
function portionNote(judged: readonly Judged[], held: number): string | undefined {
  // What exceeds a quota is a line of its own, and what has no price yet is one.
  const sizes = judged.flatMap((item) =>
    item.kind === 'good' ? [Math.max(1, importLines(item.product, item.number).length)] : [],
  );
  return portionText(cartPortion(sizes, held).refusal);
}

interface ActionsProps extends ImportHereProps {
  readonly good: readonly GoodRow[];
  /** Price and stock of a corrected row are on their way. */
  readonly isAsking: boolean;
}

function Actions({ good, rows, sheet, isAsking }: ActionsProps) {
  const { isStarting, start } = useStart(sheet.name);
  const { isUploading, upload } = useUploadBatch('ALL', rows.take);
  // A row may name another ship-to, but this page orders for the current one.
  const rowsHere = good.map((item) => ({ ...item, row: { ...item.row, sendto: '' } }));
  return (
    <>
      <ReasonButton
        isBusy={isUploading}
        disabledReason={reasonAgainstTake(good, isStarting || isAsking)}
        onClick={() => upload(sheet.name, rowsHere)}
      >
        生成批次（{good.length} 行）
      </ReasonButton>
      <ReasonButton
        kind="primary"
        isBusy={isStarting}
        disabledReason={reasonAgainstTake(good, isUploading || isAsking)}
        onClick={() => start(good, () => rows.take(good))}
      >
        加入购物车（{good.length} 种）
      </ReasonButton>
    </>
  );
}

function reasonAgainstTake(good: readonly GoodRow[], isBusy: boolean): string | undefined {
  if (good.length === 0) return '没有可加入的行';
  return isBusy ? '正在处理这张表，请稍候' : undefined;
}

/** Packs rows into waves and sends the first. */
function useStart(name: string) {
  const account = useAccount();
  const queryClient = useQueryClient();
  const read = useMutation({
    // Without a known cart the first wave fills a complete one; the cart is read again before it is sent.
    mutationFn: () => queryClient.fetchQuery(cartNowQuery(account)).catch(() => undefined),
  });
  const { send } = useWaves();
  const start = async (good: readonly GoodRow[], onTaken: () => void) => {
    const cart = await read.mutateAsync();
    const { saletoCode, sendtoCode } = account;
    onTaken();
    const held = cart && ((code: string, type: PriceType) => piecesInCart(cart, code, type));
    const lines = good.flatMap(({ product, number }) => importLines(product, number, held));
    const run = startImport({ saletoCode, sendtoCode, name }, lines, cart && cartRoom(cart));
    keepImport(run);
    await send(run, 0);
  };
  return { isStarting: read.isPending, start };
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
      表中有其他送达方；这里全部订到当前送达方 {sendtoCode}。
      <PlainButton
        kind="link"
        size="small"
        onClick={() => {
          show(sheet);
          void navigate(href('batchImportOfStore'));
        }}
      >
        按表中的送达方导入
      </PlainButton>
    </div>
  );
}
