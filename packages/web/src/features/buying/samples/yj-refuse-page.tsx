import { Link } from 'react-router-dom';
import { reportPage } from '#kits/report/report-page';
import { href } from '#routes';
import { buttonClass } from '#ui/button/button-class';
import { REFUSED_RECORDS } from './records-report';

/** 样机驳回: applications for sample machines that were refused, why, and the way to order again. */
export const Component = reportPage(REFUSED_RECORDS, {
  headerActions: (
    <Link to={href('yjList')} className={buttonClass()}>
      全部样机
    </Link>
  ),
  actionsWidth: 104,
  actions: ({ productModel = '' }) => [
    {
      key: 'again',
      label: '重新订购',
      to: `${href('specimenList')}?${new URLSearchParams({ keyword: productModel })}`,
    },
  ],
  emptyAction: <Link to={href('yjList')}>查看全部样机</Link>,
});
