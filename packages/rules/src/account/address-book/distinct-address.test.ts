import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distinctAddress, payerListName, shipToListName } from './distinct-address';

it.each([
  ['山东省青岛市崂山区株洲路187号腾达仓库', '腾达仓库，崂山区株洲路187号'],
  ['山东省青岛市市北区辽阳西路100号腾达电器城', '腾达电器城，市北区辽阳西路100号'],
  ['上海市静安区南京西路1266号设计中心', '设计中心，静安区南京西路1266号'],
  ['广西壮族自治区南宁市青秀区民族大道1号', '青秀区民族大道1号'],
  ['青岛市省府路8号仓库', '仓库，省府路8号'],
  ['新疆维吾尔自治区伊犁哈萨克自治州伊宁市解放路3号店', '店，伊宁市解放路3号'],
  ['山东省崂山区株洲路187号仓库', '仓库，崂山区株洲路187号'],
  ['  山东省青岛市崂山区株洲路1号库 ', '库，崂山区株洲路1号'],
  ['崂山区株洲路1号', '崂山区株洲路1号'],
  ['崂山区株洲路1号2号库', '库，崂山区株洲路1号2号'],
  ['腾达仓库', '腾达仓库'],
  ['北京市', '北京市'],
  ['', ''],
])('%s differs from the others by %s', (address, distinct) => {
  expect(distinctAddress(address)).toBe(distinct);
});

it('no letter of a place is lost but the region before it', () => {
  const place = fc.stringMatching(/^[一-龥]{2,6}区[一-龥]{2,6}路[1-9]\d{0,3}号[一-龥]{1,8}$/);
  fc.assert(
    fc.property(place, (text) => {
      const sorted = (letters: string) => [...letters.replace('，', '')].sort().join('');
      expect(sorted(distinctAddress(`山东省青岛市${text}`))).toBe(sorted(text));
    }),
  );
});

it('ship-tos and payers are named in full, and short with the code last', () => {
  const shipTo = { sendtoCode: '88001', sendtoAddress: '山东省青岛市崂山区株洲路187号腾达仓库' };
  expect(shipToListName(shipTo)).toEqual({
    short: '腾达仓库，崂山区株洲路187号 (88001)',
    full: '(88001)山东省青岛市崂山区株洲路187号腾达仓库',
  });
  expect(shipToListName({ sendtoCode: '88001' })).toEqual({ short: '(88001)', full: '(88001)' });
  expect(shipToListName({})).toEqual({ short: '—', full: '—' });
  expect(payerListName({ payerCode: '66', payerName: '腾达' })).toEqual({
    short: '腾达 (66)',
    full: '(66)腾达',
  });
  expect(payerListName({ payerCode: '66' })).toEqual({ short: '(66)', full: '(66)' });
  expect(payerListName({})).toEqual({ short: '—', full: '—' });
});

it('PAYER-01 a payer whose name is no text is named by its code', () => {
  const odd: unknown = { value: '腾达家电' };
  expect(payerListName({ payerCode: '8800123456', payerName: odd as string }).short).toBe('(8800123456)');
  expect(payerListName({ payerCode: odd as string, payerName: '腾达' }).short).toBe('—');
  expect(shipToListName({ sendtoCode: odd as string, sendtoAddress: '腾达仓库' }).short).toBe('—');
  expect(shipToListName({ sendtoCode: '88', sendtoAddress: odd as string }).short).toBe('(88)');
});
