import { afterEach, expect, it, vi } from 'vitest';
import { watchCutTexts } from './cut-texts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

it('a text without room for its end has it as a title under the pointer, and loses it with the room', () => {
  document.body.innerHTML =
    '<p style="text-overflow: ellipsis">送 青岛市<b>崂山区</b></p><p title="自己的" style="text-overflow: ellipsis"><b>近</b></p><p><b>短</b></p>';
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    (element) => ({ textOverflow: (element as HTMLElement).style.textOverflow }) as CSSStyleDeclaration,
  );
  const width = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(200);
  watchCutTexts();
  const texts = [...document.querySelectorAll('p')];
  const pass = () => {
    for (const text of texts)
      text.firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    return texts.map(({ title }) => title);
  };
  expect(pass()).toEqual(['送 青岛市崂山区', '自己的', '']);
  width.mockReturnValue(0);
  expect(pass()).toEqual(['', '自己的', '']);
});
