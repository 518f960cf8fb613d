/** The hands of a user in a money form: opens it, fills it in, goes on to the slip and to the last question. */
import { fireEvent, type RenderResult, screen, within } from '@testing-library/react';
import { routes } from '#routes';
import { loadPage } from '../../app/pages';
import { renderPage } from '../render-page';
import { type MoneyWalk, PASSWORD } from './walks';

/** Opens the page of a form, as a window or a tab does. */
export async function openForm({ route, address }: MoneyWalk): Promise<RenderResult> {
  const { Component } = await loadPage(route);
  const view = renderPage(Component, { path: `/${routes[route].path}`, address });
  await screen.findByRole('button', { name: '核对' });
  return view;
}

export const fieldOf = (label: string): Promise<HTMLInputElement> =>
  screen.findByLabelText(label, { selector: 'input, textarea' });

export async function type(label: string, text: string): Promise<HTMLInputElement> {
  const field = await fieldOf(label);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
  return field;
}

async function choose(label: string, option: RegExp): Promise<void> {
  fireEvent.mouseDown(await fieldOf(label));
  const options = await screen.findAllByTitle(option);
  fireEvent.click(options.at(-1) ?? screen.getByTitle(option));
}

/** Chooses and types everything. */
export async function fillIn({ choices, texts }: MoneyWalk): Promise<void> {
  for (const [label, option] of Object.entries(choices)) await choose(label, option);
  for (const [label, text] of Object.entries(texts)) await type(label, text);
}

/** Values that may not be kept are typed once more. */
export async function fillSecrets({ secrets, texts }: MoneyWalk): Promise<void> {
  for (const label of secrets) await type(label, texts[label] ?? '');
}

export const press = async (name: string | RegExp): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }));
};

/** From the fields to the slip. */
export async function check({ verb }: MoneyWalk): Promise<HTMLElement> {
  await press('核对');
  return screen.findByRole('article', { name: `${verb}单` });
}

/** Presses what leads from the slip to the question. */
export const submit = ({ verb }: MoneyWalk): Promise<void> => press(new RegExp(`^提交${verb}`));

/** From the slip to the question, with the password typed; its last button. */
export async function ask(walk: MoneyWalk): Promise<HTMLElement> {
  await submit(walk);
  const dialog = within(await screen.findByRole('dialog'));
  if (walk.hasPassword) {
    fireEvent.change(dialog.getByLabelText('支付密码'), { target: { value: PASSWORD } });
  }
  return dialog.getByRole('button', { name: new RegExp(`^${walk.verb}`) });
}
