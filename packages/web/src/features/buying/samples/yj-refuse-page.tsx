import { Link } from 'react-router-dom';
import { reportPage } from '#kits/report/report-page';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { REFUSED_RECORDS } from './records-report';

/** 样机驳回: applications for sample machines that were refused, why, and the way to order again. */
export const Component = reportPage(REFUSED_RECORDS, {
  headerActions: <ButtonLink to={href('yjList')}>全部样机</ButtonLink>,
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
