import { reportPage } from '#kits/report/report-page';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { OfferedLink } from '#widgets/links/offered-link';
import { LETTERS } from './letters-report';

/** 函件: all letters to the customer. */
export const Component = reportPage(LETTERS, {
  headerActions: (
    <>
      <OfferedLink to="documentVault">文件档案</OfferedLink>
      <OfferedLink to="lettersLetterConfirmList">函件确认记录</OfferedLink>
    </>
  ),
  actionsWidth: 84,
  emptyAction: <ButtonLink to={href('messagelist')}>查看消息</ButtonLink>,
});
