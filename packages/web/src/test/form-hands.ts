/** What tests of forms do: press, choose, fill in, ask for the last question. */
import { fireEvent, screen, within } from '@testing-library/react';

export async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name }));
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

/** From the fields to the last question; its button, by the name of the act. */
export async function ask(act: string): Promise<HTMLElement> {
  await press('核对');
  await press(`提交${act}`);
  return within(await screen.findByRole('dialog')).getByRole('button', { name: act });
}
