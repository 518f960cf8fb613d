import * as operations from '@dealer-portal/sdk/operations';
import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleApi } from '../../test/example-api';
import { QUANTITY_PLACES, type QuantityPlace } from '../../test/quantity-places';
import { renderPage } from '../../test/render-page';

const INVALID = ['', '0', '-1', '1.5', '1e9', 'abc', '12台', '99999999999', '1 2', '.5', '１.５', '1,5'];

/** A page of 24 cards takes two seconds of a quiet machine, most of it to be drawn. */
const BUSY_MS = 60_000;

const SOURCES = import.meta.glob<string>(['../../**/*.tsx', '!../../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('CART-09 every file that draws a quantity field is in the table of places', () => {
  const drawing = Object.entries(SOURCES).filter(([, text]) =>
    /<QuantityInput\b|className="goods-field"/.test(text),
  );
  const files = drawing.map(([path]) => path.replace('../../', '')).sort();
  expect([...new Set(QUANTITY_PLACES.map(({ file }) => file))].sort()).toEqual(files);
});

/** The words of a button, as a reader hears them. */
const says = (button: Element) => button.getAttribute('aria-label') ?? button.textContent ?? '';

// By selector: a page of 24 cards is read a hundred times, and a query by role reads every element of it.
const findIn = (selector: string, name: RegExp) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => name.test(says(element)) && !element.matches(':disabled'),
  );

const findMatch = (selector: string, name: RegExp) =>
  waitFor(() => {
    const element = findIn(selector, name);
    if (!element) throw new Error(`nothing is called ${name}`);
    return element;
  });

async function open({ path, address = path, answer, page, prepare, field }: QuantityPlace) {
  const server = exampleApi();
  answer?.(server);
  renderPage(await page(), { path, address });
  await prepare?.();
  return { server, input: await findMatch('.quantity-input input, input.goods-field', field) };
}

const isWrite = ({ operationId }: { readonly operationId: string }) =>
  Reflect.get(Reflect.get(operations, operationId) ?? {}, 'effect') !== 'read';

const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

describe.each(QUANTITY_PLACES)('CART-09 $file at $path', (place) => {
  const { button: name, confirm, sends, numberOf, takes = [], right: [typed, number] = ['２', 2] } = place;

  it(
    'sends nothing while the field holds no quantity, says why, and then sends what full-width digits say',
    async () => {
      const { server, input } = await open(place);
      const before = server.requests.filter(isWrite).length;
      for (const text of INVALID.filter((invalid) => !takes.includes(invalid))) {
        type(input, text);
        // Pressed at once, while the focus is still in the field.
        const button = name && findIn('button', name);
        if (button) fireEvent.click(button);
        fireEvent.keyDown(input, { key: 'Enter' });
        fireEvent.blur(input);
        expect([text, input.getAttribute('aria-invalid')]).toEqual([text, 'true']);
        const alerts = [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);
        expect(alerts.filter((alert) => /数量|无货/.test(alert ?? ''))).not.toEqual([]);
        if (name)
          await waitFor(async () =>
            expect([text, isOff(await findMatch('button', name))]).toEqual([text, true]),
          );
      }
      expect(server.requests.filter(isWrite).slice(before)).toEqual([]);

      type(input, typed);
      fireEvent.blur(input);
      expect(input).toHaveProperty('value', String(number));
      if (!sends) return;
      if (name) fireEvent.click(await findMatch('button:not([aria-disabled="true"])', name));
      if (confirm) fireEvent.click(await findMatch('[role="dialog"] button', confirm));
      await waitFor(() => {
        const [request] = server.requests.filter(({ operationId }) => operationId === sends);
        expect(request && numberOf?.(request.body)).toBe(number);
      });
    },
    BUSY_MS,
  );
});
