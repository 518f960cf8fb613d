/** Common questions before the mock's ledger. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, choose, inDialog, pressReady, rowWith } from '../../../test/form-hands';
import { renderRoute } from '../../../test/render-page';
import { useLedger } from '../../../test/world';

const { armFault } = useLedger();

const QUESTION = '如何修改默认送达方？';

it('QUEST-01a QUEST-01c QUEST-01d QUEST-01e an administrator adds, changes, switches off and deletes a question', async () => {
  await renderRoute('mallEditHelpPage');
  await screen.findByText('共 3 个问题');
  await pressReady('新增问题');
  const dialog = await inDialog();
  fireEvent.change(dialog.getByLabelText('问题'), { target: { value: QUESTION } });
  await choose('分类', '账户');
  const text = '在页面顶部切换送达方。\n切换后即为默认。';
  fireEvent.change(dialog.getByLabelText('解答'), { target: { value: text } });
  const fault = { operationId: 'saveCommonQuestion', kind: 'business', code: '0', msg: '已有相同的问题' };
  await armFault(fault);
  await answer('保存问题');
  await dialog.findByText('没有保存：已有相同的问题');
  await pressReady('保存问题');
  const row = await rowWith(QUESTION);
  await row.findByRole('button', { name: /^删除：.*请先停用/ });
  fireEvent.click(row.getByRole('button', { name: /^停用/ }));
  fireEvent.click(await row.findByRole('button', { name: /^删除：\d+$/ }));
  await answer('删除问题');
  await waitFor(() =>
    expect(screen.queryAllByRole('row').map(({ textContent }) => textContent)).not.toContainEqual(
      expect.stringContaining(QUESTION),
    ),
  );
});

it('QUEST-01b dealers read the answer of a question where it stands', async () => {
  await renderRoute('mallHelpPage');
  await pressReady(/购物车最多可以放多少种产品/);
  await screen.findByText(/购物车最多添加 20 种商品，超出时请先结算或删除。/);
});
