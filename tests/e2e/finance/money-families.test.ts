/** Money before two windows: one closes at the last question. One that was filled in meanwhile: long. The rest: money-forms/books. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { applicationsOf, balancesOf, CUSTOMER, movedSince } from '../support/books';
import { chooseOption, typePayPassword } from '../support/fields';
import { journey } from '../support/journey';
import { ask, type } from '../support/money-forms';

const BRANCH = '8800123457';

interface Transfer {
  readonly from: string;
  readonly amount: string;
}

/** The branch has one account, which stands there as a line. */
async function fillTransfer(page: Page, { from, amount }: Transfer): Promise<void> {
  await chooseOption(page, '转出付款方', from);
  await type(page, '金额（元）', amount);
}

it('FIN-03e FIN-03a ORDER-01 a parallel transfer whose window closes at the last question is not sent; done again it is applied for once', () =>
  journey({ persona: 'directAdmin', path: '/accountparalleltransfer' }, async (page) => {
    const before = await balancesOf(page);
    const fill = async (window: Page) => {
      await chooseOption(window, '子户', BRANCH);
      await fillTransfer(window, { from: CUSTOMER, amount: '444.04' });
      const question = await ask(window, '划转 ¥444.04');
      await typePayPassword(window);
      return question;
    };
    await (await fill(page)).send.waitFor();
    const other = await page.context().newPage();
    await page.close();
    await other.goto('/accountparalleltransfer');
    await other.getByRole('button', { name: '核对' }).waitFor();
    expect(await other.getByText(/的提交/).count()).toBe(0);
    expect(await applicationsOf(other, 444.04)).toEqual([]);
    await (await fill(other)).send.dblclick();
    await other.getByRole('heading', { name: '已提交，等待审批' }).waitFor();
    expect(await applicationsOf(other, 444.04)).toEqual(['10']);
    // It is held until it is approved, once.
    expect(await movedSince(before, other)).toEqual({ [CUSTOMER]: -44_404 });
    await other.getByRole('row', { name: /¥444\.04.*审批中/ }).waitFor();
    await expectAccessible(other);
  }));
