import { defineRoutes } from './define';

export const mobileRoutes = defineRoutes('mobile', {
  indexcontent: {
    path: 'indexcontent',
    title: '评价首页',
    page: () => import('../features/evaluation/evaluation-home-page'),
  },
  evaluationcontent: {
    path: 'evaluationcontent',
    title: '评价内容',
    page: () => import('../features/evaluation/evaluation-content-page'),
  },
  evaluationsuccess: {
    path: 'evaluationsuccess',
    title: '评价成功',
    page: () => import('../features/evaluation/evaluation-success-page'),
  },
  login: { path: 'login', title: '登录', page: () => import('../features/session/login-page') },
});
