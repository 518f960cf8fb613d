import { Link } from 'react-router-dom';
import { reportPage } from '#kits/report/report-page';
import { href } from '#routes';
import { buttonClass } from '#ui/button/button-class';
import { ANSWERED_LETTERS } from './letters-report';

/** 函件确认列表: what was answered to letters, by whom and when. */
export const Component = reportPage(ANSWERED_LETTERS, {
  headerActions: <Link to={href('letters')}>全部函件</Link>,
  actionsWidth: 84,
  emptyAction: (
    <Link to={href('messagelist')} className={buttonClass()}>
      查看消息
    </Link>
  ),
});
