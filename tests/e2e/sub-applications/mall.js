/** A sub-application of the tests: shows itself, moves the main router, follows the address and says when it went. */
let address;

export function mount(container, { mainRouter, basePath }) {
  const heading = document.createElement('h2');
  heading.textContent = `商城应用 ${basePath}`;
  address = document.createElement('p');
  const button = (words, action) => {
    const element = document.createElement('button');
    element.textContent = words;
    element.onclick = action;
    return element;
  };
  const wrong = () => {
    try {
      mainRouter.push(42);
    } catch (error) {
      heading.textContent = error.message;
    }
  };
  container.append(
    heading,
    address,
    button('商品', () => mainRouter.push(`${basePath}/goods?page=2`)),
    button('去金融', () => mainRouter.push('/pc-finance')),
    button('去购物车', () => mainRouter.push('/cart')),
    button('错误地址', wrong),
  );
}

export function navigated(path) {
  address.textContent = `地址 ${path}`;
}

export function unmount(container) {
  container.replaceChildren();
  window.mallUnmounted = (window.mallUnmounted ?? 0) + 1;
}
