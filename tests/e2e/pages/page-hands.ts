/** The way to find a button: its text, on the page or in the dialog on top of it. */
export interface ButtonAt {
  readonly label: string;
  readonly isInDialog: boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The functions inside of the page, under `window.hands`. */
export interface PageHands {
  /** The texts of the page's enabled buttons, each once. */
  readonly labels: () => readonly string[];
  /** The texts of the prominent buttons: primary ones, and those of danger. */
  readonly mainLabels: () => readonly string[];
  /** How many buttons open a menu. */
  readonly menus: () => number;
  /** Opens a menu, or closes it, and says what its items say. */
  readonly toggleMenu: (at: number) => Promise<readonly string[]>;
  /** The titles of the dialogs and questions that stand open, the lowest first. */
  readonly dialogs: () => readonly string[];
  /** The text of the confirming button of the dialog on top; null when none is enabled. */
  readonly confirmLabel: () => string | null;
  /** Clicks a button so often within one tick, and says where it is; null when it is not there. */
  readonly click: (button: ButtonAt, times: number) => Point | null;
  /** Fills by rules that know no page: first rows, first options, one piece, some words where words are needed. */
  readonly fill: (isInDialog: boolean) => Promise<void>;
}

/** Runs in the browser, before the page does. */
export function installHands(): void {
  const all = <E extends Element = HTMLElement>(root: ParentNode, selector: string) =>
    [...root.querySelectorAll<E>(selector)].filter((item) =>
      item.checkVisibility({ visibilityProperty: true }),
    );
  // Without its figures, which an act before may have changed.
  const says = (button: Element) =>
    (
      (button.textContent ?? '').trim() || (button.getAttribute('aria-label') ?? '').replace(/：.*/, '')
    ).replace(/\d[\d.,]*/g, '#');
  const isOff = (button: Element) =>
    button.matches(':disabled, [aria-disabled="true"], [aria-busy], .ant-dropdown-menu-item-disabled');
  const dialogsOpen = () => all(document, '.ant-modal-wrap, .ant-popconfirm');
  const titleOf = (dialog: Element) =>
    dialog.querySelector('.ant-modal-confirm-title, .ant-modal-title, .ant-popconfirm-title')?.textContent ??
    '';
  // Filters and what turns the pages of a list ask for other rows; they are no part of an act.
  const FILTERS = 'search, .pager';
  const rootOf = (isInDialog: boolean): ParentNode =>
    (isInDialog ? dialogsOpen().at(-1) : document.querySelector('main')) ?? document.createElement('div');
  const MENU = 'main button[aria-haspopup="menu"]';
  const NO_ACT = `${MENU}, [tabindex="-1"], [role="tab"], [role="switch"], :is(${FILTERS}) *`;
  const buttonsOf = (isInDialog: boolean) =>
    all(rootOf(isInDialog), 'button').filter(
      (element) => !isOff(element) && (isInDialog || !element.matches(NO_ACT)),
    );
  const menuItems = () => all(document, '[role="menuitem"]').filter((element) => !isOff(element));
  const CONFIRMING = '.ant-btn-primary, .ant-btn-dangerous, .button-primary, .button-danger';

  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const write = (field: HTMLInputElement | HTMLTextAreaElement, text: string) => {
    field.focus();
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.blur();
  };
  const wordsFor = (field: Element) => {
    const item = field.closest('.ant-form-item')?.querySelector('label')?.textContent ?? '';
    const name = `${item}${field.getAttribute('aria-label') ?? ''}${field.getAttribute('placeholder') ?? ''}`;
    if (/手机|电话/.test(name)) return '13800138000';
    if (/验证码/.test(name)) return '123456';
    return /数|金额|台|面积|余量/.test(name) ? '1' : '测试内容';
  };
  const choose = async (select: HTMLElement) => {
    select.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    await drawn();
    all(document, '.ant-select-item-option:not(.ant-select-item-option-disabled)')[0]?.click();
    await drawn();
  };
  const pick = async (picker: HTMLElement) => {
    picker.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    picker.focus();
    picker.click();
    await drawn();
    all(document, '.ant-picker-cell-in-view:not(.ant-picker-cell-disabled)').at(-1)?.click();
    await drawn();
  };
  const fill = async (isInDialog: boolean) => {
    const root = rootOf(isInDialog);
    const fields = <E extends Element = HTMLElement>(selector: string) =>
      all<E>(root, selector).filter((field) => !field.closest(FILTERS));
    const unfilled = (field: HTMLInputElement) =>
      /^0?$/.test(field.value) && !field.disabled && !field.readOnly;
    const boxes = fields<HTMLInputElement>(':is(tbody, li, article) input[type="checkbox"]:not(:disabled)');
    if (!boxes.some(({ checked }) => checked)) for (const box of boxes.slice(0, 2)) box.click();
    for (const group of fields('.ant-radio-group'))
      if (!group.querySelector(':checked')) group.querySelector<HTMLElement>('input')?.click();
    // One step up from nothing is the least quantity that is taken.
    for (const field of fields<HTMLInputElement>('.quantity-input input').filter(unfilled).slice(0, 2)) {
      const up = { key: 'ArrowUp', altKey: true, bubbles: true, cancelable: true };
      field.dispatchEvent(new KeyboardEvent('keydown', up));
    }
    for (const field of fields<HTMLInputElement>('.ant-input-number-input').filter(unfilled))
      write(field, '1');
    const requiredItem = isInDialog ? '' : '.ant-form-item:has(.ant-form-item-required) ';
    for (const field of fields<HTMLInputElement>(`${requiredItem}:is(input.ant-input, textarea)`))
      if (unfilled(field) && field.type !== 'search') write(field, wordsFor(field));
    for (const select of fields('.ant-form-item .ant-select'))
      if (select.querySelector('.ant-select-placeholder')) await choose(select);
    for (const picker of fields<HTMLInputElement>('.ant-picker input'))
      if (picker.value === '' && !picker.disabled) await pick(picker);
    await drawn();
  };

  const hands: PageHands = {
    labels: () => [...new Set(buttonsOf(false).map(says))].filter(Boolean),
    mainLabels: () =>
      buttonsOf(false)
        .filter((element) => element.matches(CONFIRMING))
        .map(says),
    menus: () => all(document, MENU).length,
    toggleMenu: async (at) => {
      all(document, MENU)[at]?.click();
      await drawn();
      return menuItems().map(says);
    },
    dialogs: () => dialogsOpen().map(titleOf),
    confirmLabel: () => {
      const button = buttonsOf(true)
        .filter((element) => element.matches(CONFIRMING))
        .at(-1);
      return button ? says(button) : null;
    },
    click: ({ label, isInDialog }, times) => {
      const labelled = [...buttonsOf(isInDialog), ...menuItems()].filter(
        (element) => says(element) === label,
      );
      const button = isInDialog ? labelled.at(-1) : labelled[0];
      if (!button) return null;
      button.scrollIntoView({ block: 'center' });
      for (let time = 0; time < times; time += 1) button.click();
      const { x, y, width, height } = button.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    fill,
  };
  Object.assign(window, { hands });
}
