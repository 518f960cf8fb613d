import { Link } from 'react-router-dom';
import { reportPage } from '#kits/report/report-page';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { SMS_BY_ORDER } from './sms-report';

/**
 * 短信管理: the text messages by the order that they speak of; stays mounted (ROUTE-01).
 * Assumption: the specification names the page and no call that changes a message, so that there is nothing to switch.
 */
export const Component = reportPage(SMS_BY_ORDER, {
  headerActions: <Link to={href('SMSlist')}>短信列表</Link>,
  actionsWidth: 72,
  emptyAction: <ButtonLink to={href('messagelist')}>查看消息</ButtonLink>,
});
