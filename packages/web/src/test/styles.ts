/** How antd takes a closed menu or list off the screen. */
const CLOSED =
  /\bant-(?:cascader-dropdown|dropdown|picker-dropdown|popover|select-dropdown|tooltip)-hidden\b/;

/**
 * Answers the tests' question whether an element is shown, without reading the sheets of the page. Matching each rule
 * against each element took half of the time of the tests.
 */
export function stubStyles(): void {
  const hidden = document.createElement('span').style;
  hidden.display = 'none';
  window.getComputedStyle = (element) => {
    if (element.hasAttribute('hidden') || CLOSED.test(element.getAttribute('class') ?? '')) return hidden;
    return element instanceof HTMLElement ? element.style : document.createElement('span').style;
  };
}
