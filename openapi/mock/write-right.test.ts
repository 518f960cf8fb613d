import { describe, expect, it } from 'vitest';
import { loadWorld } from '../world/world';
import { clientOf, mockForTests } from './test/client';

const mock = mockForTests();
const world = loadWorld();
const codeOf = (persona: string) =>
  world.personas.find((candidate) => candidate.persona === persona)?.saletoCode ?? '';

const pay = (persona: string) =>
  clientOf(mock, persona).post('/account/payment/submit', {
    customerCode: codeOf(persona),
    payerCode: codeOf(persona),
    amount: 100,
    payChannel: 'BANK',
  });

const confirm = (persona: string) =>
  clientOf(mock, persona).post('/account/contacts/management/reconciliation/confirm', {
    id: '60010',
    customerCode: codeOf(persona),
    isAgree: true,
  });

const NO_PAYMENT = '没有“付款”的权限，没有提交。';

describe('MENU-05 MENU-07 a write is refused to whom the menu of its pages is not there', () => {
  it.each([
    ['restricted', `${NO_PAYMENT}您的账号是受限客户，只开放基本功能。如需使用，请联系客户经理开通。`],
    ['designer', `${NO_PAYMENT}您还没有“付款”的菜单权限。请联系贵公司的管理员或客户经理授权。`],
    ['traditional', `${NO_PAYMENT}您还没有“付款”的菜单权限。请联系贵公司的管理员或客户经理授权。`],
    ['directKzxkh', `${NO_PAYMENT}您还没有“付款”的菜单权限。请联系贵公司的管理员或客户经理授权。`],
  ])('%s gets no payment order', async (persona, msg) => {
    expect((await pay(persona)).body).toEqual({ code: '0', msg });
  });

  it('the administrator gets one', async () => {
    expect((await pay('directAdmin')).body.code).toBe('1');
  });

  it.each(['restricted', 'designer', 'rChannel'])('%s confirms no month', async (persona) => {
    expect((await confirm(persona)).body.msg).toContain('权限，没有提交。');
  });

  it('who sees 往来对账 is not refused for want of a right', async () => {
    expect((await confirm('traditional')).body.msg).not.toContain('权限，没有提交');
  });
});
