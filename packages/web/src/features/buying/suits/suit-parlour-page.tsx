// No report: suits are cards with pictures.
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { Segments } from '#ui/choice/segments';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { PageHeader } from '#ui/page/page-header';
import { countText, joined } from '#ui/text/joined';
import { suitCategoriesQuery } from './queries';
import { SuitList } from './suit-list';
import './suits.css';

const NO_FILTERS = [] as const;
const ALL = '';

/** 成套空间: the suits of one room; another room is one click away. */
export function Component() {
  const account = useAccount();
  const navigate = useNavigate();
  const { categoryCode = ALL } = useParams();
  const categories = useQuery(suitCategoriesQuery(account)).data ?? [];
  const page = useAddressFilter(NO_FILTERS);
  const room = categories.find((category) => category.categoryCode === categoryCode);
  const options = [
    { value: ALL, label: '全部' },
    ...categories.map((category) => ({ value: category.categoryCode, label: category.categoryName })),
  ];
  return (
    <div className="page">
      <PageHeader
        context={room ? joined([room.categoryName, countText(room.suitCount, '套方案')], ' · ') : '全部场景'}
      />
      <div className="filter-row">
        <Segments
          label="场景"
          options={options}
          value={categoryCode}
          onChange={(code) =>
            void navigate(href('suitSuitcategoryParlour', code === ALL ? {} : { categoryCode: code }))
          }
        />
      </div>
      <SuitList categoryCode={categoryCode} page={page} />
    </div>
  );
}
