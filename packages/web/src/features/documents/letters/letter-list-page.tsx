import { Link } from 'react-router-dom';
import { reportPage } from '#kits/report/report-page';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { LETTERS } from './letters-report';

/** 函件: all letters to the customer. */
export const Component = reportPage(LETTERS, {
  headerActions: (
    <>
      <Link to={href('documentVault')}>文件档案</Link>
      <Link to={href('lettersLetterConfirmList')}>函件确认记录</Link>
    </>
  ),
  actionsWidth: 84,
  emptyAction: <ButtonLink to={href('messagelist')}>查看消息</ButtonLink>,
});
