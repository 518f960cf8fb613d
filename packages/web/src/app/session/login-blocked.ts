/** The message when the browser does not open the window of the login. */
export const LOGIN_BLOCKED = '登录窗口被浏览器拦截，请允许本站弹出窗口后重试。';
