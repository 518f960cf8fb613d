/** Bills, rebates and policies while calls are refused, fail, come half, or the session ends in the middle. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { balancesOf } from '../support/books';
import { retry } from '../support/buying';
import { chooseOption, dayAhead, holds } from '../support/fields';
import { journey } from '../support/journey';
import { moveTo } from '../support/page-addresses';
import { waitForMessage } from '../support/page-watch';
import { armFault, choosePersona, type Fault } from '../support/portal';

const TOO_OFTEN = { kind: 'status', status: 429 } as const;
const BROKEN = { kind: 'status', status: 500 } as const;
const SESSION_OVER = { kind: 'bodyStatus500' } as const;

const rows = (page: Page) => page.locator('main [data-row-key]');

/** A list does not come: the page says which, and shows it once it is asked for again. */
async function comesLater(
  page: Page,
  { noun, ...fault }: Fault & { readonly noun: string },
  go: () => Promise<void>,
): Promise<void> {
  await armFault(page, fault);
  await go();
  await page.getByText(`${noun}没有加载出来`).first().waitFor();
  await retry(page);
  await rows(page).first().waitFor();
}

/** An answer breaks off in the middle of its text; no gateway's fault of the mock does that. */
async function cutOnce(page: Page, call: string): Promise<void> {
  await page.route(
    `**/new/api${call}`,
    async (route) => {
      const text = await (await route.fetch()).text();
      await route.fulfill({ contentType: 'application/json', body: text.slice(0, text.length / 2) });
    },
    { times: 1 },
  );
}

/** The session ends at a call: the provider asks who it is, and leads back to the same page. */
async function signsInAgain(page: Page, operationId: string, go: () => Promise<void>): Promise<void> {
  await armFault(page, { operationId, ...SESSION_OVER });
  await go();
  await page.waitForURL(/\/provider\/authorize/);
  await choosePersona(page, 'directAdmin');
}

it('FIN-04 a bill is entered after 429, 500 and half an answer without typing it again; a claim survives the end of the session', () =>
  journey({ persona: 'directAdmin', path: '/acceptanceentry' }, async (page) => {
    const issued = dayAhead(-5);
    const billNo = `2313452000185${issued.replaceAll('-', '')}000000226`;
    const form = page.getByRole('region', { name: '录入票据' });
    const number = form.getByRole('textbox', { name: '票据号码' });
    await number.fill(billNo);
    expect(await form.getByRole('textbox', { name: '出票日期' }).inputValue()).toBe(issued);
    await form.getByRole('textbox', { name: '票面金额（元）' }).fill('150000.50');
    const due = form.getByRole('textbox', { name: '到期日期' });
    await due.fill(dayAhead(120));
    await due.press('Enter');
    await chooseOption(form, '入账付款方', '8800123456');
    const send = form.getByRole('button', { name: '提交录入' });
    for (const fault of [TOO_OFTEN, BROKEN, { kind: 'empty200' }]) {
      await armFault(page, { operationId: 'submitAcceptanceBill', ...fault });
      await send.click();
      await form.getByRole('alert').filter({ hasText: '没有录入：' }).waitFor();
      expect(await number.inputValue()).toBe(billNo);
    }
    await expectAccessible(page);
    await send.click();
    await waitForMessage(page, `票据 ${billNo} 已录入，等待审核`);
    await rows(page).filter({ hasText: billNo }).getByText('待审核').waitFor();
    await claimBill(page);
  }));

async function claimBill(page: Page): Promise<void> {
  await cutOnce(page, '/account/invoices/management/billClaim/list');
  await moveTo(page, '/billClaim');
  await page.getByText('来票没有加载出来').first().waitFor();
  await retry(page);
  const claim = async () => {
    await page
      .getByRole('button', { name: /^认领：/ })
      .and(page.locator(':not([aria-disabled="true"])'))
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await chooseOption(dialog, '入账付款方', '8800123456');
    await dialog.getByRole('button', { name: /^认领 ¥/ }).click();
  };
  await signsInAgain(page, 'submitBillClaim', claim);
  await page.waitForURL(/\/billClaim/);
  await claim();
  await waitForMessage(page, /已提交认领，等待审核$/);
  await rows(page).filter({ hasText: '认领中' }).first().waitFor();
}

it('FIN-05 a rebate leads to its contract, its settlement, its orders, and is cashed once, also after 429, 500, half an answer and a new session', () =>
  journey({ persona: 'directAdmin', path: '/index' }, async (page) => {
    await comesLater(page, { operationId: 'queryRebates', ...TOO_OFTEN, noun: '返利' }, () =>
      moveTo(page, '/rebate'),
    );
    const contract = rows(page).first().getByRole('link', { name: /^HT/ });
    const contractNo = (await contract.textContent()) ?? '';
    await comesLater(page, { operationId: 'queryAppointmentContracts', ...BROKEN, noun: '合同' }, () =>
      contract.click(),
    );
    await rows(page).filter({ hasText: contractNo }).getByText('该合同的返利').click();
    await page.waitForURL((url) => url.searchParams.get('contractNo') === contractNo);
    const rebate = rows(page).first().getByRole('link', { name: /^FL/ });
    const rebateNo = (await rebate.textContent()) ?? '';
    await cutOnce(page, '/financial-data/rebate/settlementDetail/list');
    await rebate.click();
    await page.getByText('结算明细没有加载出来').first().waitFor();
    await retry(page);
    await page.waitForURL((url) => url.searchParams.get('rebateNo') === rebateNo);
    await rows(page).first().waitFor();
    await expectAccessible(page);
    await moveTo(page, `/Rebate?rebateNo=${rebateNo}`);
    await signsInAgain(page, 'queryRebateOrderInvoices', () =>
      rows(page)
        .filter({ hasText: rebateNo })
        .getByRole('link', { name: /订单发票/ })
        .click(),
    );
    await page.waitForURL((url) => url.pathname === '/myRebate/orderInvoiceDetail');
    expect(new URL(page.url()).searchParams.get('rebateNo')).toBe(rebateNo);
    await holds(page.getByRole('combobox', { name: '返利', exact: true }), rebateNo);
    await cash(page);
  }));

/** Cashes a rebate after a refusal; the ledger moves once, and the statement of who got it says so. */
async function cash(page: Page): Promise<void> {
  const before = await balancesOf(page);
  await moveTo(page, '/myRebate/settlementDetail?rebateNo=FL20261001');
  await page.getByRole('link', { name: '兑现 ¥2,000.00' }).click();
  await chooseOption(page, '入账付款方', '8800123456');
  await page.getByRole('textbox', { name: '兑现金额（元）' }).fill('1500');
  await expectAccessible(page);
  const send = async () => {
    await page.getByRole('button', { name: '核对' }).click();
    await page.getByRole('button', { name: '提交兑现 ¥1,500.00' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '兑现 ¥1,500.00' }).dblclick();
  };
  await armFault(page, { operationId: 'submitRebateCash', ...TOO_OFTEN });
  await send();
  await page.getByRole('heading', { name: '没有兑现' }).waitFor();
  await page.getByRole('button', { name: '返回修改' }).click();
  await send();
  await page.getByRole('heading', { name: '已兑现' }).waitFor();
  const after = await balancesOf(page);
  const moved = [...after].flatMap(([code, cents]) => {
    const change = cents - (before.get(code) ?? 0);
    return change === 0 ? [] : [[code, change] as const];
  });
  expect(new Map(moved)).toEqual(
    new Map([
      ['8800123456', 150_000],
      ['8800200107', -150_000],
    ]),
  );
  await rows(page).filter({ hasText: 'DX2026100101' }).waitFor();
  await page.getByRole('link', { name: '看入账凭证' }).click();
  await rows(page).filter({ hasText: '10月返利兑现' }).getByText('¥1,500.00').waitFor();
  await moveTo(page, '/rebate?rebateNo=FL20261001');
  await rows(page).getByText('部分使用').waitFor();
  await rows(page).getByText('¥500.00').waitFor();
}

it('FIN-05g who is no administrator is led to no cashing by an address either', () =>
  journey({ persona: 'directKzxkh', path: '/myrebate?cash=FL20261001' }, async (page) => {
    await page.getByText('兑现由管理员办理。').waitFor();
  }));

it('FIN-09 policies of channel and user, prizes and counties come after 429, 500, half an answer and a new session', () =>
  journey({ persona: 'directAdmin', path: '/index' }, async (page) => {
    const policies = 'queryPolicyDeliveries';
    await comesLater(page, { operationId: policies, ...TOO_OFTEN, noun: '政策' }, () =>
      moveTo(page, '/policyTrackTob'),
    );
    const policy = rows(page).first().getByRole('link', { name: /^ZC/ });
    const policyNo = (await policy.textContent()) ?? '';
    await armFault(page, { operationId: 'queryPolicyPrizes', ...BROKEN });
    await policy.click();
    await page.getByText('奖励没有加载出来').first().waitFor();
    await retry(page);
    await page.waitForURL((url) => url.searchParams.get('policyNo') === policyNo);
    await page.getByText('奖励没有加载出来').first().waitFor({ state: 'detached' });
    await comesLater(page, { operationId: policies, ...BROKEN, noun: '政策' }, () =>
      moveTo(page, '/policyTrackToc'),
    );
    await cutOnce(page, '/financial-data/policy/prize/list');
    await moveTo(page, '/feeAllotCashDetail');
    await page.getByText('奖励没有加载出来').first().waitFor();
    await retry(page);
    await rows(page).first().waitFor();
    await expectAccessible(page);
    await signsInAgain(page, policies, () => moveTo(page, '/countyPolicyTracking'));
    await page.waitForURL(/\/countyPolicyTracking/);
    await rows(page).first().waitFor();
  }));
