import { Watermark } from 'antd';
import { useAccount } from '#platform/session/account';
import './layouts.css';

/** Faint enough to read figures through, dark enough to be seen on a screenshot. */
const COLOUR = 'rgb(31 31 31 / 7%)';

/** Customer code and user name over everything, so that a screenshot says whose it is (ROUTE-08). */
export function PageWatermark() {
  const { user, saleInfo } = useAccount();
  return (
    <Watermark
      className="page-watermark"
      content={[saleInfo.customerCode, user.realName || user.userName]}
      font={{ color: COLOUR, fontSize: 14 }}
      gap={[140, 120]}
      inherit={false}
      // Its own styles make the wrapper a box in the flow; here it lies over the window.
      style={{ position: 'fixed', overflow: 'visible' }}
    >
      <div aria-hidden="true" />
    </Watermark>
  );
}
