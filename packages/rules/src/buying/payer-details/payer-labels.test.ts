import { expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { accountKind, defaultPayerRefusal, isValidPayer, payerLabels, payerTypeText } from './index';

const texts = (...payers: Parameters<typeof payerLabels>) => payerLabels(...payers).map(({ text }) => text);

it.each([
  [{ payerCode: '1', payerType: '01' }, '1', ['默认']],
  [{ payerCode: '1', payerType: '01' }, '2', []],
  [{ payerCode: '1', payerType: '01' }, undefined, []],
  [{ payerType: '01' }, undefined, []],
  [{ payerCode: '9', payerType: '90' }, '1', ['安全付']],
  [{ payerCode: '9', payerType: '90', deletedFlag: '1' }, '9', ['默认', '安全付', '已失效']],
  [{ payerCode: '3', payerType: '03' }, '1', ['专用账户']],
  [{ payerCode: '7', payerType: '07' }, '1', ['专用账户']],
  [{ payerCode: '5', payerType: '15', deletedFlag: '1' }, '1', ['专用账户', '已失效']],
])('payer %o with default %s is labelled %o', (payer, defaultCode, labels) => {
  expect(texts(payer, defaultCode)).toEqual(labels);
});

it.each([
  ['0', true],
  ['', true],
  [null, true],
  [undefined, true],
  ['1', false],
  ['X', false],
])('a payer with deletedFlag %o is valid: %s', (deletedFlag, isValid) => {
  expect(isValidPayer({ deletedFlag })).toBe(isValid);
});

it.each([
  [{ payerCode: '1', payerType: '01' }, undefined],
  [{ payerCode: '2', payerType: '90' }, undefined],
  [{ payerCode: '8', payerType: '01' }, refuse('payer.isDefault')],
  [{ payerCode: '3', payerType: '03' }, refuse('payer.special')],
  [{ payerCode: '1', payerType: '01', deletedFlag: '1' }, refuse('payer.notValid')],
])('%o may become the default payer unless there is a reason: %s', (payer, reason) => {
  expect(defaultPayerRefusal(payer, '8')).toEqual(reason);
});

it.each([
  [{ payerCode: '9', payerType: '90', deletedFlag: '1' }, ['default', 'safePay', 'deleted']],
  [{ payerCode: '3', payerType: '03' }, ['special']],
])('the labels of %o mean %o', (payer, kinds) => {
  expect(payerLabels(payer, '9').map(({ kind }) => kind)).toEqual(kinds);
});

it.each([
  ['01', '现款（01）'],
  ['02', '授信（02）'],
  ['03', '保证金（03）'],
  ['04', '工程（04）'],
  ['05', '样机（05）'],
  ['06', '备用（06）'],
  ['07', '返利（07）'],
  ['15', '冻结（15）'],
  ['90', '安全付（90）'],
  ['33', '33'],
  ['constructor', 'constructor'],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('payer type %s reads %s', (type, text) => {
  expect(payerTypeText(type)).toBe(text);
});

it.each([
  [{ payerType: '02', customerName: '腾达家电票据账户' }, '票据'],
  [{ payerType: '02', customerName: '腾达家电授信账户' }, '授信'],
  [{ payerType: '01', customerName: '票据铺' }, '现款'],
  [{ payerType: '33' }, '33'],
  [{}, '未知'],
])('account %o is of kind %s', (account, kind) => {
  expect(accountKind(account)).toBe(kind);
});

it('HTTP-05 an account whose type came in another shape is of no known kind', () => {
  const account: unknown = { payerType: { code: '02' }, customerName: [] };
  expect(accountKind(account as Parameters<typeof accountKind>[0])).toBe('未知');
});
