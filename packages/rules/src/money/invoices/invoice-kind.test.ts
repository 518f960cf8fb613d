import { expect, it } from 'vitest';
import { invoiceKind } from './invoice-kind';

it.each([
  ['26372026112700000001', '增值税专用发票', '数电票（增值税专用发票）'],
  ['12345678', '增值税专用发票', '增值税专用发票'],
  ['26372026112700000001', '数电票（普通发票）', '数电票（普通发票）'],
  ['26372026112700000001', '', ''],
])('F28 FIN-04 %s, a %s, is called %s', (invoiceNo, typeName, kind) => {
  expect(invoiceKind(invoiceNo, typeName)).toBe(kind);
});
