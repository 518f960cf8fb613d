import { type LedgerReading, NO_CHOICES, readLedger } from '@dealer-portal/rules/columns';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InApp } from '../../test/in-app';
import { OwnWorker } from '../../test/own-worker';
import type { CellSheet } from '../sheet/read-cells';
import { openFile } from './column-file';
import { ColumnsPart } from './columns-part';
import { cellsOfFile, isLarge, stopReading } from './file-reader';
import { ReadingFile, readingText } from './reading-file';
import { type ColumnReader, isLedgerReading, useColumnReading } from './use-column-reading';

const ROWS = 2000;
const CELLS = [
  ['日期', '摘要', '借方', '贷方'],
  ...Array.from({ length: ROWS }, (_, at) => [
    '2026-11-03',
    `提货 ${at}`,
    at % 2 ? '5.00' : '',
    at % 2 ? '' : '3',
  ]),
];
const SHEETS: readonly CellSheet[] = [{ name: '', cells: CELLS }];
const read = vi.fn(readLedger);
const READER: ColumnReader<LedgerReading> = {
  door: 'ledger',
  read,
  doorInput: (input) => ({ door: 'ledger', input }),
  isOwn: isLedgerReading,
};

beforeEach(() => {
  localStorage.clear();
  read.mockClear();
  OwnWorker.isHeld = true;
  OwnWorker.waiting.length = 0;
  OwnWorker.requests.length = 0;
  vi.stubGlobal('Worker', OwnWorker);
});
afterEach(() => {
  stopReading();
  vi.unstubAllGlobals();
});

const releaseAnswers = () =>
  act(async () => {
    for (const answer of OwnWorker.waiting.splice(0)) answer();
    await new Promise((resolve) => setTimeout(resolve));
  });

function Book({ onCancel }: { readonly onCancel: () => void }) {
  const [file, setFile] = useState(() => openFile('往来账.csv', SHEETS));
  const { reading, remember: _, ...telling } = useColumnReading(file, READER, setFile);
  if (!reading) return <ReadingFile text={readingText(file)} onCancel={onCancel} />;
  return (
    <ColumnsPart
      {...telling}
      reading={reading}
      file={{ label: '我方账', name: file.name, sheets: [''] }}
      aside=""
      onOtherFile={vi.fn()}
      onBack={vi.fn()}
      next={{ label: '开始核对', onPress: vi.fn() }}
    />
  );
}

it('FIN-02 a book of many rows is read by a worker, with words and a way to stop; the page reads nothing itself', async () => {
  const onCancel = vi.fn();
  const page = render(
    <InApp>
      <Book onCancel={onCancel} />
    </InApp>,
  );
  expect(screen.getByRole('status').textContent).toBe('正在看“往来账.csv”的每一列，共 2001 行……');
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  await releaseAnswers();
  expect(screen.getByRole('status', { name: '怎么读的' }).textContent).toContain('2000 行');
  const [question] = screen.getAllByRole('listitem').filter((item) => item.dataset['question']);
  if (!question) throw new Error('a question is expected');
  await userEvent.click(within(question).getByRole('button', { name: '借方是付款，贷方是提货' }));
  // The former reading stands until the next one is there, and nothing goes on.
  expect(screen.getByText(/^正在按您定的重读 2000 行/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '开始核对' }).getAttribute('aria-disabled')).toBe('true');
  await releaseAnswers();
  expect(screen.queryByText(/^正在按您定的重读/)).toBeNull();
  expect(screen.getByRole('region', { name: '合计与操作' }).textContent).toContain('付款 5,000.00');
  // The worker keeps the sheets: a press sends the decisions alone.
  expect(
    OwnWorker.requests.map(
      (request) => 'kind' in request && request.kind === 'reading' && request.sheets === undefined,
    ),
  ).toEqual([false, true]);
  // A row far below shows its cells.
  await userEvent.click(screen.getByRole('button', { name: '再显示 200 行' }));
  expect(screen.getByRole('row', { name: /^200\b/ }).textContent).toContain('提货 198');
  expect(read).not.toHaveBeenCalled();
  page.unmount();
});

it('FIN-02 the reading of the worker is that of the page, and rows far below keep their cells', async () => {
  OwnWorker.isHeld = false;
  const page = render(
    <InApp>
      <Book onCancel={vi.fn()} />
    </InApp>,
  );
  await screen.findByRole('region', { name: '合计与操作' });
  const readingHere = readLedger({ sheets: SHEETS, at: 0, choices: NO_CHOICES });
  for (const { text } of readingHere.total)
    expect(screen.getByRole('region', { name: '合计与操作' }).textContent).toContain(text);
  page.unmount();
});

it('FIN-02 without a worker that works, the page reads the book itself', async () => {
  class BrokenWorker extends OwnWorker {
    onerror?: () => void;
    override postMessage(): void {
      queueMicrotask(() => this.onerror?.());
    }
  }
  vi.stubGlobal('Worker', BrokenWorker);
  render(
    <InApp>
      <Book onCancel={vi.fn()} />
    </InApp>,
  );
  await screen.findByRole('region', { name: '合计与操作' });
  expect(read).toHaveBeenCalledTimes(1);
});

it('CART-08 a large file is taken apart by the worker, a small one by the page; stopping gives nothing', async () => {
  const text = CELLS.map((row) => row.join(',')).join('\n');
  const large = new File([text.repeat(4)], '往来账.csv');
  const reading = cellsOfFile(large);
  expect(OwnWorker.requests).toHaveLength(1);
  stopReading();
  expect(await reading).toBeUndefined();
  expect(await cellsOfFile(new File(['型号,数量\nA1,2'], '要货单.csv'))).toMatchObject({ ok: true });
  expect(OwnWorker.requests).toHaveLength(1);
  expect(isLarge([{ name: '', cells: CELLS.slice(0, 1000) }])).toBe(false);
});
