// biome-ignore-all lint/complexity/useArrowFunction: Internet Explorer reads it, too
// Runs before the portal, in any browser: below the oldest that is supported it says which one helps (docs/hosting.md).
(function () {
  function supports() {
    try {
      return (
        'noModule' in document.createElement('script') &&
        typeof Array.prototype.findLast === 'function' &&
        typeof structuredClone === 'function' &&
        CSS.supports('selector(:has(a))') &&
        CSS.supports('width', '1lh')
      );
    } catch (_) {
      return false;
    }
  }
  if (supports()) return;
  document.documentElement.setAttribute('data-browser', 'old');
  var lines = [
    '这个浏览器的版本太旧，门户打不开',
    '请改用：Chrome 109 或更高（Windows 7 能装的最后一版就是 109）、Edge 109 或更高，或最新的 360、QQ 浏览器并切到“极速模式”。',
    '购物车在服务器上，换浏览器登录后还在。',
  ];
  var box = document.createElement('div');
  box.setAttribute('role', 'alert');
  box.style.padding = '48px 40px';
  lines.forEach(function (words, at) {
    var line = document.createElement(at === 0 ? 'h1' : 'p');
    line.appendChild(document.createTextNode(words));
    box.appendChild(line);
  });
  function show() {
    var root = document.getElementById('root');
    if (!root) return;
    while (root.firstChild) root.removeChild(root.firstChild);
    root.appendChild(box);
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
  else show();
})();
