/** Where the first of many are offered to choose from, it is said that they are not all (MISC-01). */
import { suggestProductModels } from '@dealer-portal/sdk/operations';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useAccount } from '#platform/session/account';
import { cashLookUp } from '../../features/money/rebates/calls';
import { press } from '../../test/form-hands';
import { LONG, longApi } from '../../test/long-api';
import { openAddress, renderPage } from '../../test/render-page';

const MODELS = Array.from({ length: 10 }, (_, at) => ({
  productCode: `GR0325A0${at}`,
  productModel: `BCD-325W${at}`,
}));

beforeEach(() => {
  longApi().server.answer(suggestProductModels, { data: MODELS });
});

it('SEARCH-01 a comparison is offered the first ten products of a word, and says how many have it', async () => {
  await openAddress('/compare');
  const box = await screen.findByRole('searchbox', { name: '型号、名称或编码' });
  fireEvent.change(box, { target: { value: 'BCD' } });
  await press('查找');
  await screen.findByText(`共 ${LONG} 种，只列出前 10 种，请输入更长的型号`);
});

it.each([
  ['/newProject', '商品'],
  ['/bulkOrder', '查找产品并加入大单'],
])(
  'SEARCH-01 %s offers the models that were suggested, and says above ten of them that there may be more, for the answer does not tell',
  async (address, label) => {
    await openAddress(address);
    const box = await screen.findByRole('combobox', { name: label });
    fireEvent.mouseDown(box);
    fireEvent.change(box, { target: { value: 'BCD' } });
    const [rest] = await screen.findAllByTitle('列出了 10 种，可能还有别的；没有您要的请再多输入几个字');
    expect(rest?.className).toContain('disabled');
  },
);

it('FIN-05 ORDER-01 a rebate that the list does not name is not taken for another one: its movement is not known', async () => {
  let found: Awaited<ReturnType<typeof cashLookUp>> | undefined;
  function Asking() {
    const account = useAccount();
    return (
      <button
        type="button"
        onClick={() => void cashLookUp('FL-NONE', account).then((answer) => (found = answer))}
      >
        查
      </button>
    );
  }
  renderPage(Asking, { path: '/myRebate' });
  await press('查');
  await expect.poll(() => found).toEqual({ records: [], total: Number.POSITIVE_INFINITY });
});
