import { placeName } from '@dealer-portal/rules/address-book';
import { columnsText, isSettled, type OrderReading, readOrder } from '@dealer-portal/rules/columns';
import { type ReactNode, useMemo } from 'react';
import { type Account, useAccount } from '#platform/session/account';
import { type ColumnFile, carriedFile, openFile } from '#widgets/columns/column-file';
import { ColumnsPart } from '#widgets/columns/columns-part';
import { ReadingFile, readingText } from '#widgets/columns/reading-file';
import {
  type ColumnReader,
  isOrderReading,
  readBeside,
  useColumnReading,
} from '#widgets/columns/use-column-reading';
import type { ImportRows, ImportSheet } from './import-rows';
import type { ReadSource } from './import-source';

interface ImportColumnsProps {
  readonly rows: ImportRows;
  readonly file: ColumnFile;
  /** 加到 送达方 …. */
  readonly aside: ReactNode;
  /** What else is done with the rows that were read; they are shown on this page when absent. */
  readonly onRead?: ((sheet: ImportSheet, reading: OrderReading) => void) | undefined;
}

/** Step 2 of an import: what each column of the file is (CART-08). */
export function ImportColumns({ rows, file, aside, onRead }: ImportColumnsProps) {
  const reader = useOrderReader();
  const { reading, remember, ...telling } = useColumnReading(file, reader, rows.showFile);
  if (!reading) return <ReadingFile text={readingText(file)} onCancel={rows.putAway} />;
  const goOn = () => {
    remember();
    const sheet = sheetOf(file, reading);
    if (onRead) onRead(sheet, reading);
    else rows.showRead(sheet);
  };
  return (
    <ColumnsPart
      {...telling}
      reading={reading}
      file={{ label: '要货单', name: file.name, sheets: file.sheets.map(nameOf) }}
      onOtherFile={rows.putAway}
      onBack={rows.putAway}
      aside={reading.columns.some(({ shipTo }) => shipTo) ? <ByShop reading={reading} /> : aside}
      next={{
        label: '下一步：核对商品',
        onPress: goOn,
        reason: reading.orderRows.length === 0 ? '没有读到商品行' : undefined,
      }}
    />
  );
}

/** Where a sheet goes that orders for several shops: the selects above its columns say it. */
function ByShop({ reading: { columns } }: { readonly reading: OrderReading }) {
  const chosen = columns.flatMap(({ shipTo }) => shipTo?.chosen ?? []).filter((code) => code !== 'none');
  return (
    <>
      <span className="secondary">加到</span> 按店分，{new Set(chosen).size} 个送达方
    </>
  );
}

function nameOf({ name, isHidden }: ColumnFile['sheets'][number]): string {
  return isHidden ? `${name}（隐藏）` : name;
}

/** The reader of order sheets, which knows the account's ship-tos. */
function useOrderReader(): ColumnReader<OrderReading> {
  const account = useAccount();
  return useMemo(() => {
    const shipTos = account.shipTos.map(placeOf);
    return {
      door: 'order',
      read: (input) => readOrder({ ...input, shipTos }),
      doorInput: (input) => ({ door: 'order', input: { ...input, shipTos } }),
      isOwn: isOrderReading,
    };
  }, [account.shipTos]);
}

function placeOf({ sendtoCode, sendtoAddress }: Account['shipTos'][number]) {
  // The short name of the header: of the complete address a select shows no more than the province.
  return {
    code: sendtoCode,
    name: sendtoAddress ? placeName(sendtoAddress) : sendtoCode,
    address: sendtoAddress ?? undefined,
  };
}

/** The rows that were read, for the preview. */
function sheetOf(file: ColumnFile, reading: OrderReading): ImportSheet {
  const name = file.sheets.length > 1 ? `${file.name} · ${reading.sheet.name}` : file.name;
  const notRead = reading.notRead.map(({ text }) => text).join('');
  return {
    name,
    rows: reading.orderRows,
    notes: notRead === '' ? [] : [notRead],
    hasShipTos: reading.hasShipTos,
  };
}

/**
 * Takes a file or a pasted block. A block of which nothing is in doubt and nothing is left out goes to its preview at once:
 * there is nothing to tell.
 * @returns a function that gives the sentence why nothing can be read, or undefined
 */
export function useTakeSource(rows: ImportRows): (source: ReadSource) => Promise<string | undefined> {
  const reader = useOrderReader();
  return async ({ name, sheets, isPasted }) => {
    const opened = openFile(name, sheets);
    const file = carriedFile(opened, rows.formerFile, 'order');
    const reading = await readBeside(file, reader);
    if (!reading) return undefined;
    // Of several sheets another one may be read.
    if (reading.refusal !== undefined && sheets.length === 1) return columnsText(reading.refusal);
    if (isPasted && isClear(reading)) rows.showRead(sheetOf(file, reading), file);
    else rows.showFile(file);
    return undefined;
  };
}

function isClear(reading: OrderReading): boolean {
  const isUsed = reading.columns.every(({ certainty }) => certainty !== 'unused');
  return isSettled(reading) && reading.leftOut.length === 0 && isUsed && reading.orderRows.length > 0;
}
