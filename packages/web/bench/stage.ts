/** The runner's calls to the bench page, and the data that both sides show. */

/** Ours and the peer: editable lines, and a list. */
export type Scene = 'ourLines' | 'peerLines' | 'ourList' | 'peerList';

export interface Stage {
  /** Draws a scene in place of the one before. Milliseconds until its frame. */
  readonly show: (scene: Scene, count: number) => Promise<number>;
  /** Changes one row of a list. Milliseconds until its frame. */
  readonly changeRow: (index: number) => Promise<number>;
  /** Scrolls a list from frame to frame; the time of each in milliseconds. */
  readonly scroll: (frames: number) => Promise<readonly number[]>;
}

declare global {
  interface Window {
    stage: Stage;
  }
}

export interface Product {
  readonly key: string;
  readonly productCode: string;
  readonly productModel: string;
  readonly productName: string;
  readonly place: string;
  readonly week: string;
  readonly price: number;
  readonly stock: number;
}

export function productsOf(count: number): readonly Product[] {
  return Array.from({ length: count }, (_, index) => ({
    key: `P${index}`,
    productCode: `P${index}`,
    productModel: `BCD-${100 + index}`,
    productName: `风冷无霜冰箱 ${index} 号`,
    place: index % 3 === 0 ? '青岛云仓' : '合肥基地',
    week: `2026 年第 ${40 + (index % 12)} 周`,
    price: 1999 + (index % 37) * 10.5,
    stock: 50_000,
  }));
}

/** Until the frame after the next is on its way: what was drawn is then on screen. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    });
  });
}
