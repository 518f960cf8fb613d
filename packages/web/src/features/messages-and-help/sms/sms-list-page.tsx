import { Link } from 'react-router-dom';
import { reportPage } from '#kits/report/report-page';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { SMS } from './sms-report';

/** 短信列表: everything that was sent to the customer's phones. */
export const Component = reportPage(SMS, {
  headerActions: <Link to={href('smsManage')}>按订单查看</Link>,
  actionsWidth: 72,
  emptyAction: <ButtonLink to={href('messagelist')}>查看消息</ButtonLink>,
});
