import { suggestProductModels } from '@dealer-portal/sdk/operations';
import type { FakeApi } from '@dealer-portal/sdk/testing';
import { suggestProductModelsExamples } from '@dealer-portal/sdk/testing/examples';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { personaApi } from '../../../test/persona-api';
import { renderShell } from '../../../test/render-shell';
import { MainLayout } from '../main-layout';

let api: FakeApi;

beforeEach(() => {
  api = personaApi('directAdmin').answerExamples(suggestProductModelsExamples);
});

const box = () => screen.getByRole('combobox', { name: /搜索型号/ });
/** What suggestions were asked for, the last one last. */
const asked = () =>
  api.requests.flatMap(({ operationId, url }) =>
    operationId === suggestProductModels.id ? [url.searchParams.get('keyword')] : [],
  );

it('SEARCH-01 a chosen suggestion is what the box asks for next, and not what was typed before it', async () => {
  await renderShell(MainLayout);
  await userEvent.type(box(), 'BCD');
  await userEvent.click(await screen.findByText('BCD-510WGCTF'));
  expect(asked().at(-1)).toBe('BCD');
  await userEvent.click(box());
  await waitFor(() => expect(asked().at(-1)).toBe('BCD-510WGCTF'));
});

it('SEARCH-01 what an input method still composes is asked for nowhere, and what it ends is', async () => {
  await renderShell(MainLayout);
  await userEvent.type(box(), 'BC');
  await waitFor(() => expect(asked().at(-1)).toBe('BC'));
  fireEvent.compositionStart(box());
  fireEvent.input(box(), { target: { value: 'BCbingx' }, isComposing: true });
  expect(box()).toHaveProperty('value', 'BCbingx');
  fireEvent.input(box(), { target: { value: 'BC冰箱' }, isComposing: true });
  fireEvent.compositionEnd(box());
  await waitFor(() => expect(asked().at(-1)).toBe('BC冰箱'));
  expect(asked()).not.toContain('BCbingx');
});
