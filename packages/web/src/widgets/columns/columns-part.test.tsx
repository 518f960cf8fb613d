/** The part that asks what columns are. Its tests share the sheets they ask about, so the file is long. */
import {
  type LedgerReading,
  type OrderReading,
  type Reading,
  readLedger,
  readOrder,
} from '@dealer-portal/rules/columns';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  LEDGER_DIRECTION,
  LEDGER_UNIT,
  LEDGER_YONYOU,
  ORDER_DOUBT,
  ORDER_SHOPS,
  ORDER_SURE,
  UNREADABLE,
} from '../../test/column-sheets';
import { InApp } from '../../test/in-app';
import type { CellSheet } from '../sheet/read-cells';
import { openFile } from './column-file';
import { ColumnsPart } from './columns-part';
import { ReadingFile, readingText } from './reading-file';
import { type ColumnReader, isLedgerReading, isOrderReading, useColumnReading } from './use-column-reading';

const SHIP_TOS = [
  { code: '8800123456', name: '腾达仓库', address: '青岛市崂山区株洲路187号' },
  { code: '8800123460', name: '腾达电器城', address: '青岛市市北区辽宁路10号' },
  { code: '8800123461', name: '大家居门店', address: '青岛市黄岛区长江路5号' },
];
const ORDER: ColumnReader<OrderReading> = {
  door: 'order',
  read: (input) => readOrder({ ...input, shipTos: SHIP_TOS }),
  doorInput: (input) => ({ door: 'order', input: { ...input, shipTos: SHIP_TOS } }),
  isOwn: isOrderReading,
};
const LEDGER: ColumnReader<LedgerReading> = {
  door: 'ledger',
  read: readLedger,
  doorInput: (input) => ({ door: 'ledger', input }),
  isOwn: isLedgerReading,
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

interface DoorProps<R extends Reading> {
  readonly sheets: readonly CellSheet[];
  readonly reader: ColumnReader<R>;
  readonly onNext: () => void;
}

function Door<R extends Reading>({ sheets, reader, onNext }: DoorProps<R>) {
  const [file, setFile] = useState(() => openFile('文件.xlsx', sheets));
  const { reading, remember, ...telling } = useColumnReading(file, reader, setFile);
  if (!reading) return <ReadingFile text={readingText(file)} onCancel={vi.fn()} />;
  return (
    <ColumnsPart
      {...telling}
      reading={reading}
      file={{ label: '文件', name: file.name, sheets: sheets.map(({ name }) => name) }}
      aside="加到 送达方 腾达仓库"
      onOtherFile={vi.fn()}
      onBack={vi.fn()}
      next={{
        label: '下一步',
        onPress: () => {
          remember();
          onNext();
        },
      }}
    />
  );
}

function open(sheets: readonly CellSheet[], reader?: ColumnReader<OrderReading>) {
  const onNext = vi.fn();
  const page = render(
    <InApp>
      {reader ? (
        <Door sheets={sheets} reader={reader} onNext={onNext} />
      ) : (
        <Door sheets={sheets} reader={LEDGER} onNext={onNext} />
      )}
    </InApp>,
  );
  return { onNext, unmount: page.unmount };
}

const strip = () => screen.getByRole('status', { name: '怎么读的' }).textContent;
const bar = () => screen.getByRole('region', { name: '合计与操作' }).textContent;
const role = (head: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: `“${head}”这一列是` });
const roleText = (head: string) => role(head).selectedOptions[0]?.textContent;
const questions = () => screen.queryAllByRole('listitem').filter((item) => item.dataset['question']);
const openQuestions = () => questions().filter((item) => item.dataset['open']);
const next = () => screen.getByRole('button', { name: '下一步' });
const row = (no: number) => screen.getByRole('row', { name: new RegExp(`^${no}\\b`) });

it('CART-08 a sheet whose heads are known: the columns stand above the data, totals and signatures are left out, and it can go on', async () => {
  const first = open([ORDER_SURE], ORDER);
  await userEvent.click(screen.getByRole('button', { name: '要货数，订 57' }));
  await userEvent.click(next());
  first.unmount();
  const { onNext } = open([ORDER_SURE], ORDER);
  expect(strip()).toMatch(/按 \d\d-\d\d 的设置读取/);
  expect(strip()).toContain('第 3 行是表头');
  expect(strip()).toContain('12 行');
  expect(strip()).toContain('57 台');
  expect(['序号', '型号', '要货数', '单位', '库存', '单价', '备注'].map(roleText)).toEqual([
    ...['不用', '型号', '数量', '单位', '不用', '不用', '备注'],
  ]);
  expect(openQuestions()).toEqual([]);
  const leftOut = within(screen.getByRole('region', { name: '没有读进来的' }));
  leftOut.getByRole('row', { name: /^第 16 行 合计/ });
  expect(bar()).toMatch(/12 行商品.*57 台/);
  await userEvent.click(next());
  expect(onNext).toHaveBeenCalledTimes(1);
});

it('CART-08 two columns of quantities are a question with their results; the hidden row and sheet are named; nothing goes on before', async () => {
  const { onNext } = open(ORDER_DOUBT, ORDER);
  const [quantity, box] = openQuestions();
  if (!quantity || !box) throw new Error('two questions are expected');
  expect(quantity.textContent).toMatch(/要货数.*库存/);
  within(quantity).getByRole('button', { name: '库存，订 170' });
  expect(row(9).dataset['state']).toBe('out');
  expect(row(9).textContent).toContain('隐藏');
  const leftOut = within(screen.getByRole('region', { name: '没有读进来的' }));
  leftOut.getByRole('button', { name: /^改读这张：表“旧单”/ });
  expect(next().getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(next());
  expect(onNext).not.toHaveBeenCalled();
  expect(bar()).toContain('还有 2 个问题要您定');
  await userEvent.click(within(quantity).getByRole('button', { name: '要货数，订 57' }));
  await userEvent.type(within(box).getByRole('textbox'), '6');
  await userEvent.click(within(box).getByRole('button', { name: '共 12 台' }));
  expect(openQuestions()).toEqual([]);
  expect(roleText('要货数')).toBe('数量');
  expect(bar()).toMatch(/67 台/);
  await userEvent.click(next());
  expect(onNext).toHaveBeenCalledTimes(1);
});

it('CART-08 a hidden row is read when the user says so', async () => {
  open(ORDER_DOUBT, ORDER);
  await userEvent.click(screen.getByRole('button', { name: /^读进来：第 9 行/ }));
  expect(row(9).dataset['state']).not.toBe('out');
});

it('CART-08 a hidden column is used when the user says so', async () => {
  const cells = [
    ['型号', '数量', '备注'],
    ['HKA-J50', '2', '急'],
    ['HC-V160', '1', ''],
  ];
  open([{ name: '', cells, hiddenColumns: [1] }], ORDER);
  expect(roleText('数量')).toBe('不用');
  expect(next().getAttribute('aria-disabled')).toBe('true');
  screen.getByText('隐藏的列不用，除非您点“用这一列”');
  await userEvent.click(screen.getByRole('button', { name: '用这一列：B 列，隐藏' }));
  expect(roleText('数量')).toBe('数量');
  expect(bar()).toMatch(/2 行商品.*3 台/);
});

it('CART-08 shops as columns stand under their common head, and each asks where it goes', async () => {
  open([ORDER_SHOPS], ORDER);
  const group = screen.getByRole('columnheader', { name: /^门店要货.台.$/ });
  expect(group.getAttribute('colspan')).toBe('3');
  const [how] = openQuestions();
  if (!how) throw new Error('a question is expected');
  await userEvent.click(within(how).getByRole('button', { name: /^分店订/ }));
  expect(questions()[0]?.textContent).toContain('您定了');
  expect(
    openQuestions()
      .map(({ textContent }) => textContent)
      .join(),
  ).toContain('李沧店');
});

it('CART-08 where a shop’s goods go is chosen above its column', async () => {
  open([ORDER_SHOPS], ORDER);
  await userEvent.click(screen.getByRole('button', { name: /^分店订/ }));
  const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /李沧店/ });
  expect(select().selectedOptions[0]?.textContent).toBe('数量，请选择');
  await userEvent.selectOptions(select(), '数量，送大家居门店');
  expect(select().selectedOptions[0]?.textContent).toBe('数量，送大家居门店');
  await userEvent.selectOptions(select(), '数量，不订');
  expect(
    openQuestions()
      .map(({ textContent }) => textContent)
      .join(),
  ).not.toContain('李沧店');
});

it('FIN-02 the ledger of 用友: heads in two lines, month and day, and a booking that begins with 上月 is read', async () => {
  open([LEDGER_YONYOU]);
  expect(screen.getByRole('columnheader', { name: '2026年' }).getAttribute('colspan')).toBe('2');
  expect(row(13).textContent).toContain('上月尾款付款');
  expect(row(13).dataset['state']).not.toBe('out');
  expect(row(9).dataset['state']).toBe('out');
  expect(bar()).toMatch(/12 行/);
  const [side] = openQuestions();
  if (!side) throw new Error('a question is expected');
  await userEvent.click(within(side).getByRole('button', { name: /^借方是付款/ }));
  expect(openQuestions()).toEqual([]);
  expect(roleText('借方')).toContain('付款');
});

it('FIN-02 one column of amounts beside 借 and 贷 has no sum before the user has said what 借 is', async () => {
  open([LEDGER_DIRECTION]);
  expect(strip()).toContain('正负还没有定');
  expect(screen.queryByText('一致')).toBeNull();
  const [side] = openQuestions();
  if (!side) throw new Error('a question is expected');
  await userEvent.click(within(side).getByRole('button', { name: '借是付款，净额 303,893.00' }));
  expect(openQuestions()).toEqual([]);
});

it('FIN-02 amounts that may be 万元 are asked for, with the sums of both answers', async () => {
  open([LEDGER_UNIT]);
  const unit = openQuestions().find(({ textContent }) => textContent?.includes('万元'));
  if (!unit) throw new Error('a question is expected');
  within(unit).getByRole('button', { name: /^是元/ });
  await userEvent.click(within(unit).getByRole('button', { name: /^是万元/ }));
  for (const question of openQuestions()) {
    await userEvent.click(within(question).getAllByRole('button')[0] ?? question);
  }
  expect(bar()).toContain('590,000.00');
});

it('FIN-02 a cell that cannot be read is corrected in its place, or its row is left out; days go down merged cells', async () => {
  open([UNREADABLE]);
  expect(row(5).textContent).toContain('同上格');
  const field = screen.getByRole('textbox', { name: '第 11 行“贷方”' });
  expect(field).toHaveProperty('value', '2.7881万');
  fireEvent.change(field, { target: { value: '27881' } });
  fireEvent.blur(field);
  expect(screen.queryByRole('textbox', { name: '第 11 行“贷方”' })).toBeNull();
  expect(row(11).textContent).toContain('27,881');
});

it('FIN-02 one press leaves all unreadable rows out, and 改 takes it back', async () => {
  const cells = [
    ['日期', '摘要', '付款', '提货'],
    ['2026-11-03', '汇款', '70', ''],
    ['2026-11-04', '汇款', '$100', ''],
    ['2026-11-05', '提货', '', '五十'],
    ['2026-11-06', '提货', '', '30'],
  ];
  const { onNext } = open([{ name: '', cells }]);
  const [question] = openQuestions();
  if (!question) throw new Error('a question is expected');
  expect(question.textContent).toContain('第 3 行付款“$100”、第 4 行提货“五十”');
  await userEvent.click(within(question).getByRole('button', { name: '这 2 行不读' }));
  expect(openQuestions()).toEqual([]);
  within(screen.getByRole('region', { name: '没有读进来的' })).getByRole('row', { name: /^第 4 行/ });
  expect([row(3), row(4)].map(({ dataset }) => dataset['state'])).toEqual(['out', 'out']);
  await userEvent.click(screen.getByRole('button', { name: /^改：第 3 ~ 4 行/ }));
  expect(openQuestions()).toHaveLength(1);
  await userEvent.click(next());
  expect(onNext).not.toHaveBeenCalled();
});

it('CART-08 what was settled is remembered for the same heads, in any order, until it is forgotten', async () => {
  const first = open(ORDER_DOUBT, ORDER);
  await userEvent.click(screen.getByRole('button', { name: '要货数，订 57' }));
  await userEvent.click(screen.getByRole('button', { name: /^不是箱/ }));
  await userEvent.click(next());
  first.unmount();
  open(ORDER_DOUBT, ORDER);
  expect(roleText('要货数')).toBe('数量');
  expect(
    openQuestions()
      .map(({ textContent }) => textContent)
      .join(),
  ).not.toContain('要订的数量是哪一列');
  await userEvent.click(screen.getByRole('button', { name: '忘记这个设置' }));
  expect(
    openQuestions()
      .map(({ textContent }) => textContent)
      .join(),
  ).toMatch(/要货数/);
});

it('CART-08 the keys: one tab stop for the selects, ] goes to a question, 1 answers it, Delete leaves a row out and gives it back', async () => {
  const { onNext } = open(ORDER_DOUBT, ORDER);
  role('序号').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(role('品类'));
  expect([...document.querySelectorAll('select.columns-role[tabindex="0"]')]).toHaveLength(1);
  await userEvent.keyboard(']');
  expect(document.activeElement).toBe(openQuestions()[0]);
  const before = openQuestions().length;
  await userEvent.keyboard('1');
  expect(openQuestions()).toHaveLength(before - 1);
  row(4).focus();
  await userEvent.keyboard('{Delete}');
  screen.getByText('第 4 行不读。');
  expect(row(4).dataset['state']).toBe('out');
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(row(4).dataset['state']).not.toBe('out');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onNext).not.toHaveBeenCalled();
});
