import type { Plugin } from 'vite';

const MODULE = /\/@rc-component\/util\/es\/Dom\/dynamicCSS\.js$/;

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
`;

/** Puts it there. */
export const RUN_TIME_SHEETS: Plugin = {
  name: 'dealer-portal:run-time-sheets',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: MODULE },
    handler: () => RUN_TIME_SHEETS_CODE,
  },
};
