import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fits } from '#platform/browser/fits';
import { isRecord, slot } from '#platform/browser/storage';
import { COLUMN_FILE } from '#widgets/columns/column-file';
import { keepImport, useImportRun } from '#widgets/import-run/import-store';
import { clearTemplates, useTemplates } from '#widgets/templates/template-store';
import { draftSlot } from '../features/account/addresses/address-draft';
import { useDemandDraft } from '../features/buying/bulk-order/demand/demand-draft';

afterEach(() => {
  keepImport(undefined);
  clearTemplates();
  sessionStorage.clear();
});

/** Another tab has written it. */
function store(name: string, value: unknown): void {
  slot('local', name, (_): _ is unknown => true).write(value);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}

const LINE = { productCode: 'GR0536A01', productModel: 'JZT-Q2BE5', number: 3 };
const run = (line: object, state: object) => ({
  saletoCode: '8800123456',
  sendtoCode: '8800130002',
  name: '九月.xlsx',
  waves: [{ lines: [line], state }],
});

it('CART-08 an import that was kept is found, and one with a line or a state that is none is not', () => {
  const read = () => renderHook(useImportRun).result.current;
  store('importRun', run(LINE, { kind: 'waiting' }));
  expect(read()?.waves).toHaveLength(1);
  store('importRun', run({ ...LINE, number: '3 台' }, { kind: 'waiting' }));
  expect(read()).toBeUndefined();
  store('importRun', run(LINE, { kind: 'refused' }));
  expect(read()).toBeUndefined();
  store('importRun', run(LINE, { kind: 'sent', held: { GR0536A01: null }, sentAt: 1 }));
  expect(read()?.waves).toHaveLength(1);
});

it('a template whose pieces are no number is not offered', () => {
  const read = () => renderHook(useTemplates).result.current;
  const template = (line: object) => [{ name: '每月', savedOn: '2026-11-20', lines: [line] }];
  store('orderTemplates', template({ ...LINE, price: '1299.00', priceType: null }));
  expect(read()).toHaveLength(1);
  store('orderTemplates', template({ productCode: 'GR0536A01' }));
  expect(read()).toEqual([]);
  store('orderTemplates', [...template({ productCode: 'GR0536A01' }), ...template(LINE)]);
  expect(read()).toHaveLength(1);
});

it('ADDR-01 the draft of an address with a region that has no code is not taken up', () => {
  const texts = { addressName: '门店', details: '', contactName: '', contactPhone: '', reason: '' };
  const stored = slot('session', 'addressDraft:new', isRecord);
  stored.write({ ...texts, regions: { province: { code: '37', name: '山东' } } });
  expect(draftSlot('new').read()?.regions.province?.name).toBe('山东');
  stored.write({ ...texts, regions: { province: '山东' } });
  expect(draftSlot('new').read()).toBeUndefined();
});

it('BIG-01 a picture of a demand that cannot be read takes neither the words nor the other pictures with it', () => {
  const picture = { fileId: 'F7', fileName: '样品.png' };
  const values = { demandName: '双十二', imageList: [{ fileId: 'F1' }, picture] };
  slot('session', 'demand:8800123456:new', isRecord).write(values);
  const { start } = renderHook(() => useDemandDraft('8800123456', undefined)).result.current;
  expect(start).toEqual({ demandName: '双十二', imageList: [picture] });
});

it('a file whose cells are no texts is chosen again', () => {
  const file = (cells: unknown) => ({ name: '账.csv', sheets: [{ name: '', cells }], choices: {} });
  const isFile = fits(COLUMN_FILE);
  expect(isFile(file([['日期', '金额']]))).toBe(true);
  expect(isFile(file([['日期', 12]]))).toBe(false);
});
