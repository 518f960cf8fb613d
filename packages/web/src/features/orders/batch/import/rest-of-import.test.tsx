import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { press, pressReady } from '../../../../test/form-hands';
import { openAddress } from '../../../../test/render-page';
import { useLedger } from '../../../../test/world';

useLedger();

// A file does not reach the ledger from a simulated browser.
const DONE = { code: '1', msg: '成功', data: { batchNo: 'PL20261120009' } };
let answer: () => Response;

beforeEach(() => {
  window.sessionStorage.clear();
  answer = () => Response.json(DONE);
  const send = fetch;
  vi.stubGlobal('fetch', (...[input, init]: Parameters<typeof fetch>) =>
    String(input).includes('/batchOrder/import') ? Promise.resolve(answer()) : send(input, init),
  );
});

async function preview(rows: string) {
  fireEvent.change(await screen.findByLabelText('从 Excel 粘贴'), { target: { value: rows } });
  await press('预览');
}

/** The products that the mock sells. */
const CODES = [
  ...['GR0536A01', 'GR0510A02', 'GR0325A03', 'GR0216A04', 'GF0203B01', 'GF0300B02', 'GW1000C01', 'GW1000C02'],
  ...['GW0800C03', 'GD1000C04', 'GA3500D01', 'GA2600D02', 'GA7200D03', 'GH6000E01', 'GH1600E02', 'GK2200F01'],
  ...['GK5200F02', 'GK1400F03', 'GT6500G01', 'GT7500G02', 'GS0001H01', 'GS0002H02', 'GX0001J01'],
];

const REST = /还有 2 行没有导入/;
const restOfTwo = async () => {
  await screen.findByRole('heading', { name: '粘贴的内容 · 2 行' });
  await screen.findByText(REST);
  await screen.findByDisplayValue('NOPE-1');
  await screen.findByDisplayValue('-1');
};

it.each([
  ['/batchImport', 'BCD-536WGHTD\t2\nNOPE-1\t3\nHKA-J50\t-1'],
  [
    '/batchImportOfStore',
    '型号\t数量\t送达方\nBCD-536WGHTD\t2\t8800123456\nNOPE-1\t3\t8800123456\nHKA-J50\t-1\t8800123456',
  ],
])(
  'CART-08 %s keeps the rows with a fault when the good ones become a batch, and says so',
  async (address, rows) => {
    const page = await openAddress(address);
    await preview(rows);
    await pressReady('生成批次（1 行）');
    await screen.findByText(REST);
    page.unmount();
    await openAddress(address);
    await restOfTwo();
  },
);

it('CART-08 the rows with a fault are there again when the good ones are in the cart', async () => {
  await openAddress('/batchImport');
  await preview('BCD-536WGHTD\t2\nNOPE-1\t3\nHKA-J50\t-1');
  await pressReady('加入购物车（1 种）');
  await screen.findByText(REST);
  await pressReady('完成');
  await restOfTwo();
  await press('移除：第 2 行');
  await press('移除：第 3 行');
});

it('CART-08 of more kinds than a cart holds the preview says ahead how many go first, and when the others do', async () => {
  await openAddress('/batchImport');
  await preview(Array.from({ length: 20 }, (_, at) => `${CODES[at]}\t1`).join('\n'));
  await screen.findByText(/^可加入 20 种/);
  expect(screen.queryByText(/最多 20 种/)).toBeNull();
  await press('重新导入');
  await preview(CODES.map((code) => `${code}\t1`).join('\n'));
  await screen.findByText('购物车最多 20 种：先结算这 20 种，再加入其余 3 种');
});

it('CART-08 a sheet that gives way to another one can be taken back', async () => {
  await openAddress('/batchImport');
  await preview('BCD-536WGHTD\t2\nNOPE-1\t3');
  fireEvent.change(await screen.findByRole('textbox', { name: '第 2 行数量' }), { target: { value: '4' } });
  fireEvent.blur(screen.getByRole('textbox', { name: '第 2 行数量' }));
  await press('重新导入');
  await screen.findByText('已清除“粘贴的内容”的 2 行');
  await press('撤销');
  expect(await screen.findByDisplayValue('4')).toBeTruthy();
});

it.each([
  [
    'an HTTP 500',
    () => new Response('', { status: 500 }),
    /^没有收到结果，批次可能已经生成：请先到“批量下单”查看/,
  ],
  ['a refusal', () => Response.json({ code: '0', msg: '批次太大' }), '没有生成批次：批次太大'],
])('HTTP-08 CART-08 %s at the import says what is known, and the sheet stays', async (_, failure, text) => {
  answer = failure;
  await openAddress('/batchImport');
  await preview('BCD-536WGHTD\t2');
  await pressReady('生成批次（1 行）');
  await screen.findByText(text);
  screen.getByRole('heading', { name: '粘贴的内容 · 1 行' });
});
