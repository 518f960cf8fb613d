import type { Plugin } from 'vite';

/** The modules of the libraries that make style elements. */
export const REPLACED = /\/(@rc-component\/util\/es\/Dom\/dynamicCSS|@ant-design\/icons\/es\/cssUtils)\.js$/;

/**
 * The place of the libraries' style elements (the lock of scrolling below a window, the measure of a scroll bar): sheets of
 * the document, which a policy without inline styles and with trusted types allows.
 */
export const RUN_TIME_SHEETS_CODE = `const sheets = new Map();
const setSheets = (all) => { document.adoptedStyleSheets = all; };
export function updateCSS(css, key) {
  let sheet = sheets.get(key);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheets.set(key, sheet);
    setSheets([...document.adoptedStyleSheets, sheet]);
  }
  sheet.replaceSync(css);
  return null;
}
export function removeCSS(key) {
  const sheet = sheets.get(key);
  sheets.delete(key);
  if (sheet) setSheets(document.adoptedStyleSheets.filter((one) => one !== sheet));
}
export function injectCSS(css, option) {
  return updateCSS(css, option?.mark ?? css);
}
export function clearContainerCache() {}
export const getShadowRoot = () => null;
export const warningOnce = () => {};
`;

/** A text written into the attribute is an inline style, written into its object it is none. */
const STYLE_ATTRIBUTE = /(\w+)\.setAttribute\('style', (`[^`]*`)\)/g;

/** Puts it there, and lets a library write into the style of an element in the allowed way. */
export const RUN_TIME_SHEETS: Plugin = {
  name: 'dealer-portal:run-time-sheets',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: REPLACED },
    handler: () => ({ code: RUN_TIME_SHEETS_CODE, moduleSideEffects: false }),
  },
  transform: {
    filter: { id: /\/node_modules\/@rc-component\/.*\.js$/, code: ".setAttribute('style', " },
    handler: (code) => ({ code: code.replaceAll(STYLE_ATTRIBUTE, '$1.style.cssText = $2'), map: null }),
  },
};
