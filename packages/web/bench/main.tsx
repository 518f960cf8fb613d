/** The page that the browser benchmark measures: the portal's components and their peers over the same data. */
import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { theme } from '../src/app/theme';
import { OurLines, PeerLines } from './lines';
import { OurList, PeerList } from './lists';
import { nextFrame, type Product, productsOf, type Scene } from './stage';
import '../src/app/portal.css';

const SCENES: Readonly<Record<Scene, (products: readonly Product[]) => ReactNode>> = {
  ourLines: (products) => <OurLines products={products} />,
  peerLines: (products) => <PeerLines products={products} />,
  ourList: (products) => <OurList products={products} />,
  peerList: (products) => <PeerList products={products} />,
};

type Change = (change: (products: readonly Product[]) => readonly Product[]) => void;
let change: Change = () => undefined;

function Show({ scene, count }: { readonly scene: Scene; readonly count: number }) {
  const [products, setProducts] = useState(() => productsOf(count));
  change = setProducts;
  return SCENES[scene](products);
}

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
const root = createRoot(element);
const show = (content: ReactNode) =>
  root.render(
    <ConfigProvider locale={zhCN} theme={theme} button={{ autoInsertSpace: false }}>
      <App>
        <MemoryRouter>{content}</MemoryRouter>
      </App>
    </ConfigProvider>,
  );

async function timed(run: () => void): Promise<number> {
  const start = performance.now();
  run();
  await nextFrame();
  return performance.now() - start;
}

/** Pixels from frame to frame: a brisk turn of the wheel, some 7,000 in a second. */
const STEP = 120;

window.stage = {
  show: async (scene, count) => {
    show(null);
    await nextFrame();
    return timed(() => show(<Show key={scene} scene={scene} count={count} />));
  },
  changeRow: (index) =>
    timed(() =>
      change((products) =>
        products.map((product, at) => (at === index ? { ...product, stock: product.stock - 1 } : product)),
      ),
    ),
  scroll: async (frames) => {
    const holder = document.querySelector('.grid-scroller');
    const times: number[] = [];
    for (let frame = 0; frame < frames; frame += 1) {
      const start = performance.now();
      holder?.scrollBy(0, STEP);
      await nextFrame();
      times.push(performance.now() - start);
    }
    return times;
  },
};
