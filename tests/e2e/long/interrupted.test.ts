/** Bills and rebates while calls are refused, fail, come half, or the session ends in the middle. */
import type { Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { retry } from '../support/buying';
import { dayAhead } from '../support/clock';
import { chooseOption, holds } from '../support/fields';
import { journey } from '../support/journey';
import { intercept } from '../support/network/interception';
import { moveTo } from '../support/page-addresses';
import { waitForMessage } from '../support/page-watch';
import { armFault, choosePersona, endSession, type Fault } from '../support/portal';

const TOO_OFTEN = { kind: 'status', status: 429 } as const;
const BROKEN = { kind: 'status', status: 500 } as const;

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
  const handle = async (route: Route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'application/json', body: text.slice(0, text.length / 2) });
  };
  await intercept(page, { address: `**/new/api${call}`, handle, times: 1 });
}

/** The session ends at a call: the provider asks who it is, and leads back to the same page. */
async function signsInAgain(page: Page, operationId: string, go: () => Promise<void>): Promise<void> {
  await endSession(page, operationId);
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
    await holds(form.getByRole('textbox', { name: '出票日期' }), issued);
    await form.getByRole('textbox', { name: '票面金额（元）' }).fill('150000.50');
    const due = form.getByRole('textbox', { name: '到期日期' });
    await due.fill(dayAhead(120));
    await due.press('Enter');
    await chooseOption(form, '入账付款方', '8800123456');
    const enter = async () => {
      await form.getByRole('button', { name: '提交录入' }).click();
      const question = page.getByRole('dialog');
      await question.getByRole('button', { name: '录入 ¥150,000.50' }).click();
      await question.waitFor({ state: 'hidden' });
    };
    for (const [fault, text] of [
      [TOO_OFTEN, '没有录入：'],
      [BROKEN, '没有收到录入结果'],
      [{ kind: 'empty200' }, '没有收到录入结果'],
    ] as const) {
      await armFault(page, { operationId: 'submitAcceptanceBill', ...fault });
      await enter();
      await form.getByRole('alert').filter({ hasText: text }).waitFor();
      expect(await number.inputValue()).toBe(billNo);
    }
    await expectAccessible(page);
    await enter();
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

it('FIN-05 a rebate leads to its contract, its settlement and its orders, also after 429, 500, half an answer and a new session', () =>
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
    // The way back of a sign-in opens the page first and gives it its address then.
    await page.waitForURL(
      ({ pathname, searchParams }) =>
        pathname === '/myRebate/orderInvoiceDetail' && searchParams.get('rebateNo') === rebateNo,
    );
    await holds(page.getByRole('combobox', { name: '返利', exact: true }), rebateNo);
  }));
