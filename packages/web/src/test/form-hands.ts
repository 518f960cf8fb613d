/** The actions of form tests: press, choose, fill in, ask for the last question. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

export async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name }));
}

/** Presses a button once it may be pressed: while it asks or works it takes no press. */
export function pressReady(name: string | RegExp): Promise<void> {
  return pressIn(screen, name);
}

async function pressIn({ getAllByRole }: Pick<typeof screen, 'getAllByRole'>, name: string | RegExp) {
  const isReady = (button: HTMLElement) =>
    !button.hasAttribute('disabled') && !button.matches('[aria-disabled="true"], [aria-busy="true"]');
  const button = await waitFor(() => {
    const [first] = getAllByRole('button', { name }).filter(isReady);
    if (!first) throw new Error(`${name} cannot be pressed yet`);
    return first;
  });
  fireEvent.click(button);
}

/** Opens a Select and takes the option of this title. */
export async function choose(label: string, title: string | RegExp): Promise<void> {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: label }));
  const options = await screen.findAllByTitle(title);
  fireEvent.click(options.at(-1) ?? screen.getByTitle(title));
}

/** Puts a text into the field of this label. */
export async function typeText(label: string, text: string): Promise<void> {
  fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value: text } });
}

/** From the fields to the last question, with the payment password where it is asked for; its button, by the name of the act. */
export async function ask(act: string, payPassword = '123456'): Promise<HTMLElement> {
  await press('核对');
  await press(`提交${act}`);
  const dialog = within(await screen.findByRole('dialog'));
  const password = dialog.queryByLabelText('支付密码');
  if (password) fireEvent.change(password, { target: { value: payPassword } });
  return dialog.getByRole('button', { name: act });
}

/** The field of how many are ordered of a model. */
export const quantity = (model: string): HTMLInputElement =>
  screen.getByRole('textbox', { name: `${model}数量` });

/** Types how many, and leaves the field by Enter. */
export function typeQuantity(model: string, text: string): void {
  const field = quantity(model);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.blur(field);
}

/** The content of the dialog on show. */
export const inDialog = async () => within(await screen.findByRole('dialog'));

/** Presses a button of the dialog on show once it may be pressed. */
export async function answer(name: string | RegExp): Promise<void> {
  await pressIn(await inDialog(), name);
}

/** The row of a table that has this text. */
export async function rowWith(text: string) {
  const row = await waitFor(() => {
    const rows = screen.getAllByRole('row').filter(({ textContent }) => textContent.includes(text));
    const [first] = rows;
    if (!first) throw new Error(`no row has ${text}`);
    return first;
  });
  return within(row);
}

/** Ticks the check box of this name. */
export async function tick(name: string | RegExp): Promise<void> {
  fireEvent.click(await screen.findByRole('checkbox', { name }));
}

/** Opens the day field of this label and takes the first day that is free, in this month or a later one. */
export async function chooseFirstDay(label: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  fireEvent.mouseDown(field);
  fireEvent.click(field);
  const free = () => {
    const days = '.ant-picker-cell-in-view:not(.ant-picker-cell-disabled)';
    const panels = [...document.querySelectorAll('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)')];
    const panel = panels.at(-1);
    const day = panel?.querySelector(days);
    if (panel && !day) fireEvent.click(panel.querySelector('.ant-picker-header-next-btn') ?? panel);
    return day ?? undefined;
  };
  fireEvent.click(await waitFor(() => free() ?? Promise.reject(new Error(`${label} has no free day`))));
}
