import { defineRoutes } from './define';

export const mobileRoutes = defineRoutes(
  'mobile',
  {
    indexcontent: { path: 'indexcontent', title: '评价首页' },
    evaluationcontent: { path: 'evaluationcontent', title: '评价内容' },
    evaluationsuccess: { path: 'evaluationsuccess', title: '评价成功' },
    login: { path: 'login', title: '登录' },
  },
  () => import('./pages/mobile'),
);
