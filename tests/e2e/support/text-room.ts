/** Runs in the browser: what bars cover, what text spacing cuts, and what makes a page scroll sideways. */
import type { Page } from 'playwright';

/** Puts the spacing of WCAG 1.4.12 on every text of the page, or takes it away. */
export function spaceTexts(page: Page, isSpaced: boolean): Promise<void> {
  return page.evaluate((isSpaced) => {
    const holder = window as unknown as { spacing?: CSSStyleSheet };
    holder.spacing ??= new CSSStyleSheet();
    const { spacing } = holder;
    spacing.replaceSync(
      isSpaced
        ? `*, *::before, *::after { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
           p { margin-bottom: 2em !important; }`
        : '',
    );
    if (!document.adoptedStyleSheets.includes(spacing)) document.adoptedStyleSheets.push(spacing);
  }, isSpaced);
}

/**
 * The texts of the page of which a part is lost: what clips them does not scroll, and no title under the pointer has them
 * whole (`ui/text/cut-texts.ts`). A fact with a figure is lost as well when only a pointer finds it.
 * @returns `div.goods-note 特价 · 余 82 台`, one for each
 */
export function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    /** Letters of one pixel over the edge are whole to the eye. */
    const SLACK = 1.5;
    /** A number of pieces or days, an amount, a share, a day. */
    const FIGURE = /\d+ ?[台天件%元]|¥|\d\d-\d\d/;
    const cut = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || element.closest('.visually-hidden, [aria-hidden="true"], script, style'))
        continue;
      if (!element.checkVisibility({ opacityProperty: false, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at);
        const edge = at.getBoundingClientRect();
        const isClip = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const isWide = isClip(overflowX) && (box.right > edge.right + SLACK || box.left < edge.left - SLACK);
        const isHigh = isClip(overflowY) && (box.bottom > edge.bottom + SLACK || box.top < edge.top - SLACK);
        // What lies wholly outside waits for a press or a turn, as a folded part or the next picture does.
        const isOutside =
          box.left >= edge.right ||
          box.right <= edge.left ||
          box.top >= edge.bottom ||
          box.bottom <= edge.top;
        if (isOutside && (isWide || isHigh)) break;
        if (isWide || isHigh) {
          const isOwn = at.hasAttribute('title');
          element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
          const isTold = at.getAttribute('title')?.includes(text) === true;
          if (isOwn || (isTold && !FIGURE.test(text))) break;
          cut.add(`${at.tagName.toLowerCase()}.${at.getAttribute('class') ?? ''} ${text.slice(0, 40)}`);
          break;
        }
        if (/auto|scroll/.test(`${overflowX} ${overflowY}`) || position === 'fixed') break;
      }
    }
    return [...cut];
  });
}

/** How much of the window's height bars cover that do not scroll away, in pixels, and which they are. */
export function coveredHeight(
  page: Page,
): Promise<{ readonly height: number; readonly bars: readonly string[] }> {
  return page.evaluate(() => {
    window.scrollTo(0, (document.documentElement.scrollHeight - window.innerHeight) / 2);
    const bars = new Set<string>();
    let height = 0;
    for (let y = 0; y < window.innerHeight; y += 1) {
      const hit = document.elementFromPoint(window.innerWidth / 2, y);
      for (let at: Element | null = hit; at; at = at.parentElement) {
        if (!/fixed|sticky/.test(getComputedStyle(at).position)) continue;
        height += 1;
        bars.add(`${at.tagName.toLowerCase()}.${at.getAttribute('class') ?? ''}`);
        break;
      }
    }
    window.scrollTo(0, 0);
    return { height, bars: [...bars] };
  });
}

/** How much wider than the window the page is, and the elements that reach over its edge, the innermost alone. */
export function sidewaysScroll(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const over = [...document.body.querySelectorAll('*')].filter((element) => {
      if (element.getBoundingClientRect().right <= clientWidth + 1) return false;
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return false;
      return true;
    });
    const inner = over.filter(
      (element) => !over.some((other) => other !== element && element.contains(other)),
    );
    const names = inner
      .slice(0, 5)
      .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`);
    return [`${scrollWidth - clientWidth} px too wide`, ...names];
  });
}
