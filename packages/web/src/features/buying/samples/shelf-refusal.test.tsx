import { listDiscountPrototypes, unshelveDiscountPrototypes } from '@dealer-portal/sdk/operations';
import { listDiscountPrototypesExamples } from '@dealer-portal/sdk/testing/examples';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, pressReady } from '../../../test/form-hands';
import { accountApi, renderRoute } from '../../../test/render-page';

it('CART-02 a refused move reads the list again: the machine may have been moved by somebody else', async () => {
  const server = accountApi()
    .answerExamples(listDiscountPrototypesExamples)
    .answer(unshelveDiscountPrototypes, { code: '0', msg: '样机已下架' });
  const asked = () =>
    server.requests.filter(({ operationId }) => operationId === listDiscountPrototypes.id).length;
  await renderRoute('prototypeSample', '?tab=discount');
  await pressReady('下架：5101');
  expect(asked()).toBe(1);
  await answer('下架 XQG100-BD14');
  await waitFor(() => expect(asked()).toBe(2));
});
