import { defineRoutes } from './define';

export const mobileRoutes = defineRoutes('mobile', {
  indexcontent: { path: 'indexcontent', title: '评价首页', from: 'anywhere' },
  evaluationcontent: { path: 'evaluationcontent', title: '评价内容', from: 'anywhere' },
  evaluationsuccess: { path: 'evaluationsuccess', title: '评价成功', from: 'anywhere' },
  login: { path: 'login', title: '登录', from: 'anywhere' },
});
