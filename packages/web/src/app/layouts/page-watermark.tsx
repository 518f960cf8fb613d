import { useMemo } from 'react';
import { useAccount } from '#platform/session/account';
import './layouts.css';

/** How far apart the words stand, in pixels. */
const WIDTH = 280;
const HEIGHT = 240;

/** Customer code and user name behind the page, so that a screenshot says whose it is (ROUTE-08). */
export function PageWatermark() {
  const { user, saleInfo } = useAccount();
  const name = user.realName || user.userName;
  const backgroundImage = useMemo(
    () => `url("data:image/svg+xml,${encoded(drawn(saleInfo.customerCode, name))}")`,
    [saleInfo.customerCode, name],
  );
  return <div className="page-watermark" aria-hidden="true" style={{ backgroundImage }} />;
}

/** Faint enough to read figures through, dark enough to be seen on a screenshot. */
function drawn(...lines: readonly string[]): string {
  const texts = lines.map((line, index) => {
    const safe = line.replace(/[<&]/g, (mark) => `&#${mark.charCodeAt(0)};`);
    return `<text x="0" y="${index * 20}">${safe}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><g transform="translate(70 140) rotate(-22)" font-family="sans-serif" font-size="14" fill-opacity="0.035">${texts.join('')}</g></svg>`;
}

/** For an address in a style sheet, whose brackets end it. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[()]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
}
