import { Icon } from '#ui/icon/icon';
import { useLockRemark } from './use-lock-remark';
import './menu-lock.css';

/** The lock on a menu entry whose page stands behind a closed gate, with the gate's remark (ROUTE-03). */
export function MenuLock({ gateType }: { readonly gateType: string }) {
  const remark = useLockRemark(gateType);
  if (remark === undefined) return null;
  return (
    <span className="menu-lock" title={remark}>
      <Icon name="lock" />
      <span className="visually-hidden">（已关闭：{remark}）</span>
    </span>
  );
}
