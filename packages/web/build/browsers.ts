/** The browsers of the shops: Windows 7 ends at Chrome 109, and 360 and QQ browsers stand on Chromium 108 and later. */

/** The oldest Chromium in which everything works; below it a page says which browser helps. */
export const OLDEST_CHROMIUM = 109;

/** The oldest browsers as the compiler takes them, for scripts and for sheets. */
export const BROWSER_TARGETS = [`chrome${OLDEST_CHROMIUM}`, 'firefox115', 'safari16.4'];
