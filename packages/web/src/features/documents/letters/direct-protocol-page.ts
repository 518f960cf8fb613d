import { reportPage } from '#kits/report/report-page';
import { DIRECT_PROTOCOLS, signActions } from './agreement-report';

/** 直营协议预览: the protocols of direct dealing, each to be looked at before it is signed (FIN-08). */
export const Component = reportPage(DIRECT_PROTOCOLS, {
  actions: signActions,
  actionsWidth: 128,
});
