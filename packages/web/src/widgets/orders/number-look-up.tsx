import { Input } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '#ui/page/states';
import './orders.css';

interface NumberLookUpProps {
  /** The parameter of the address. */
  readonly name: string;
  /** The name of the number, e.g. 订单号. */
  readonly label: string;
}

/** The start of a page that shows one thing and was opened, from the menu, without its number. */
export function NumberLookUp({ name, label }: NumberLookUpProps) {
  const [, setParams] = useSearchParams();
  return (
    <section className="panel">
      <EmptyState
        title={`请输入要查看的${label}`}
        action={
          <Input.Search
            className="order-look-up"
            aria-label={label}
            placeholder={label}
            enterButton="查看"
            onSearch={(text) => text.trim() !== '' && setParams({ [name]: text.trim() })}
          />
        }
      />
    </section>
  );
}
