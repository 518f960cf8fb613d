import type { Reply } from '../respond';
import { html } from '../respond';
import { page } from './page';

/** The portal's sub-applications; the demo has one plain stand-in for each (SUBAPP-01). */
const NAMES: Readonly<Record<string, string>> = {
  'pc-mall': '商城',
  'pc-finance': '金融',
  'pc-generic': '通用',
};

const ADDRESS = /^\/provider\/sub-applications\/([\w-]+)(\/entry\.js)?$/;

/** The entry module of a sub-application or its page alone, or undefined when the address is neither. */
export function subApplication(pathname: string): Reply | undefined {
  const [, app = '', entry] = ADDRESS.exec(pathname) ?? [];
  const name = NAMES[app];
  if (name === undefined) return undefined;
  if (entry)
    return {
      status: 200,
      headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
      body: moduleOf(name),
    };
  return html(200, page(name, `<h1>${name}</h1><p>这里是单独打开的${name}子应用，演示环境没有接入。</p>`));
}

/** Shows its name and its address, and leads back into the portal by the handle that it was given (HTTP-12). */
function moduleOf(name: string): string {
  return `let address;
export function mount(container, { basePath, mainRouter }) {
  const box = document.createElement('section');
  box.style.padding = '24px';
  const add = (tag, words, into = box) => {
    const element = into.appendChild(document.createElement(tag));
    element.textContent = words;
    return element;
  };
  add('h2', '${name}子应用');
  add('p', '这里由独立部署的${name}子应用绘制，演示环境用这个小例子代替。');
  address = add('code', '', add('p', '当前地址：'));
  const link = (words, path) => {
    const button = document.createElement('button');
    button.textContent = words;
    button.onclick = () => mainRouter.push(path);
    box.append(button, ' ');
  };
  link('子应用内的页面', basePath + '/example');
  link('回到门户首页', '/index');
  container.append(box);
}
export function navigated(path) {
  address.textContent = path;
}
export function unmount(container) {
  container.replaceChildren();
}
`;
}
