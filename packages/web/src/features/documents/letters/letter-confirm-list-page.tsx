import { Link } from 'react-router-dom';
import { reportPage } from '#kits/report/report-page';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { ANSWERED_LETTERS } from './letters-report';

/** 函件确认列表: what was answered to letters, by whom and when. */
export const Component = reportPage(ANSWERED_LETTERS, {
  headerActions: <Link to={href('letters')}>全部函件</Link>,
  actionsWidth: 84,
  emptyAction: <ButtonLink to={href('messagelist')}>查看消息</ButtonLink>,
});
