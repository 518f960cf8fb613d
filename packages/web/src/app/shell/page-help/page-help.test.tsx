import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isRouteName, ROUTE_NAMES } from '#routes';
import { startTour } from '#widgets/page-help/page-help';
import { press } from '../../../test/form-hands';
import { accountApi, renderPage } from '../../../test/render-page';
import { PageHelpHost } from './page-help-host';
import { questionsOf } from './page-questions';
import { TOUR } from './tour-steps';

function Page() {
  return (
    <>
      <PageHelpHost />
      <div className="page-header">标题</div>
      <input aria-label="备注" />
      <input className="goods-field" aria-label="数量" />
    </>
  );
}

async function open() {
  accountApi();
  renderPage(Page, { path: '/*', address: '/index' });
  return screen.findByRole('textbox', { name: '备注' });
}

const dialog = () => screen.queryByRole('dialog', { name: /：按键和常见问题$/ });

it.each(['?', '？'])(
  'UI-06 %s opens the keys of the parts on show and three questions; as a letter it is typed',
  async (key) => {
    const remark = await open();
    fireEvent.keyDown(remark, { key });
    expect(dialog()).toBeNull();
    fireEvent.keyDown(screen.getByRole('textbox', { name: '数量' }), { key });
    const help = within(await screen.findByRole('dialog', { name: /：按键和常见问题$/ }));
    help.getByText('把填好的全部加入购物车');
    expect(help.queryByText('导出')).toBeNull();
    expect(help.getAllByText(/？$/)).toHaveLength(3);
  },
);

it('UI-06 every page has three questions of its own, each with an answer', () => {
  for (const page of ROUTE_NAMES) {
    const questions = questionsOf(page);
    expect(new Set(questions.map(({ ask }) => ask)).size, page).toBe(3);
    expect(questions.every(({ page: to, answer }) => answer !== '' && (!to || isRouteName(to)))).toBe(true);
  }
});

it('UI-06 the tour walks six steps over the real pages, marks what it speaks of, and is left by Escape', async () => {
  await open();
  startTour();
  for (const [at, { title }] of TOUR.entries()) {
    const heading = await screen.findByRole('heading', { name: /\/ 6/ });
    expect(heading.textContent).toBe(`${at + 1} / 6　${title}`);
    if (at < TOUR.length - 1) await press('下一步');
  }
  await press('上一步');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('heading', { name: /\/ 6/ })).toBeNull());
});
