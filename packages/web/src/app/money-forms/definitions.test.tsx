/**
 * The definition of every money form against a table that is written by hand. What all forms do alike, because they are
 * one component, is in the other files of this folder.
 */
import { NO_MONEY } from '@dealer-portal/rules/money';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { MoneyDraft, MoneyForm } from '#kits/money-form/define-money-form';
import * as formPage from '#kits/money-form/money-form-page';
import { routes } from '#routes';
import { moneyServer } from '../../test/money-forms/money-server';
import { type MoneyWalk, WALKS } from '../../test/money-forms/walks';
import { personaAccount } from '../../test/persona-api';
import { renderPage } from '../../test/render-page';
import { loadPage } from '../pages';

const PAYMENT = 'to amount payChannel saleOrgCode remark';
const TRANSFER = 'from to amount remark saleOrgCode sonCustomerCode';
const FUNDS = 'from to amount remark';
const OPENING = 'accountType companyName legalPerson bankName phoneNumber';
const CARDS = 'identityCard bankCardNo';

/** The fields that stay in the tab until they are sent, those that are kept nowhere, and where one without an answer is looked for. */
const TABLE: readonly (readonly [form: string, kept: string, unkept: string, list: string])[] = [
  ['payment 付款', PAYMENT, '', 'queryPaymentOrders'],
  ['onlinePayment 付款', PAYMENT, '', 'queryPaymentOrders'],
  ['airPayment 付款', 'amount remark', 'to payChannel saleOrgCode', 'queryPaymentOrders'],
  ['airOnlinePayment 付款', 'amount remark', 'to payChannel saleOrgCode', 'queryPaymentOrders'],
  ['payPage 付款', '', PAYMENT, 'queryPaymentOrders'],
  ['accountTransfer 划转', TRANSFER, '', 'queryTransfers'],
  ['financeTransfer 划转', TRANSFER, '', 'queryTransfers'],
  ['parallelTransfer 划转', TRANSFER, '', 'queryTransfers'],
  ['digitalTransfer 转账', FUNDS, '', 'queryFundsTransfers'],
  ['airTransfer 划转', FUNDS, '', 'queryFundsTransfers'],
  ['airRefund 退款', FUNDS, '', 'queryFundsTransfers'],
  ['airInterestRefund 退款', FUNDS, '', 'queryFundsTransfers'],
  ['kjtTransfer 划转', FUNDS, '', 'queryFundsTransfers'],
  ['kjtRefund 退款', FUNDS, '', 'queryFundsTransfers'],
  ['openAccount 开户', OPENING, CARDS, 'listPaymentAccounts'],
  ['openDigital 开户', OPENING, CARDS, 'listPaymentAccounts'],
  ['openCredit 开通信用', OPENING, CARDS, 'listPaymentAccounts'],
  ['openCreditTraditional 开通信用', OPENING, CARDS, 'listPaymentAccounts'],
  ['bindBank 绑定银行卡', OPENING, CARDS, 'listPaymentAccounts'],
  ['unbindCard 解绑', '', 'id', 'listPaymentAccounts'],
  [
    'liquidation 清户申请',
    'saleOrgCode industryCode reason contactName contactPhone bankName',
    'bankAccount',
    'getAccountFlow',
  ],
  ['financeApply 融资充值', 'from to amount days', '', 'queryFinanceHistory'],
  ['creditApply 申请信用', 'to amount days reason', '', 'queryCreditApplies'],
  ['financeRepay-RZ1 还款', 'from amount', '', 'getFinanceRepayDetail'],
  ['financeRepay-RZ1 赎回', 'from amount', '', 'getFinanceRepayDetail'],
  ['posAgreement 申请', 'bankName terminalNumber contactName contactPhone address', '', 'queryPosAgreements'],
  ['posBinding 绑定', 'id payerCode', '', 'queryPosTerminals'],
  ['posFee 缴年费', 'from id', 'to amount', 'queryPosTerminals'],
  ['posRecharge POS 支付', 'to amount', 'from id', 'queryReceipts'],
  ['rebateCash-FL20261001 兑现', 'to amount', '', 'queryRebates'],
];

type Definition = Pick<
  MoneyForm<MoneyDraft, unknown, unknown>,
  'name' | 'verb' | 'initial' | 'keptFields' | 'lookUp'
>;

afterEach(() => vi.restoreAllMocks());

/** The definition that a page hands to the one component of all forms, which is not drawn. */
async function definitionOf({ route, address }: MoneyWalk): Promise<Definition> {
  const definitions: Definition[] = [];
  vi.spyOn(formPage, 'MoneyFormPage').mockImplementation(({ form }) => {
    // The test asks what forms of all drafts have in common.
    definitions.push(form as unknown as Definition);
    return <div />;
  });
  const { Component } = await loadPage(route);
  renderPage(Component, { path: `/${routes[route].path}`, address });
  await waitFor(() => expect(definitions).not.toEqual([]));
  cleanup();
  const [definition] = definitions;
  if (!definition) throw new Error(`/${route} draws no money form`);
  return definition;
}

const SIDES = { saletoCode: '8800123456', from: '8800123456', to: '8800200106' };

it('FIN-03a FIN-07c FIN-08f ORDER-01 each definition says what is kept, keeps no card and no account of a bank, and names the list in which a lost one is looked for', async () => {
  const server = moneyServer();
  const account = personaAccount('directAdmin');
  const rows = new Map<string, readonly string[]>();
  for (const walk of WALKS) {
    const { name, verb, initial, keptFields, lookUp } = await definitionOf(walk);
    const before = server.asked.length;
    await lookUp(account, { ...SIDES, form: name, verb, amount: NO_MONEY, about: '' }, Date.now());
    const unkept = Object.keys(initial).filter((field) => !keptFields.includes(field));
    const asked = server.asked.slice(before);
    rows.set(`${name} ${verb}`, [keptFields.join(' '), unkept.join(' '), [...new Set(asked)].join(' ')]);
  }
  expect([...rows]).toEqual(TABLE.map(([form, ...row]) => [form, row]));
}, 300_000);
