import { menuAddress } from '@dealer-portal/rules/menu';
import { NOTICE_MS } from '@dealer-portal/rules/messages';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { useRotation } from '#ui/drawing/use-rotation';
import { Icon } from '#ui/icon/icon';
import { MenuLink } from './menu/menu-link';
import { notificationsQuery } from './queries';
import './notice-banner.css';

/** The dealer notices of the bulk-order section, one after the other; still under the mouse, with focus and under reduced motion (HEAD-06). */
export function NoticeBanner() {
  const { data: notices = [], isLoading } = useQuery(notificationsQuery(useAccount()));
  const { step, move, pauseHandlers } = useRotation(NOTICE_MS, notices.length);
  const at = ((step % notices.length) + notices.length) % notices.length;
  const notice = notices[at];
  if (isLoading) return <div className="notice-banner-room" />;
  if (!notice) return null;
  return (
    <section className="notice-banner" aria-label="经销商公告" {...pauseHandlers}>
      <Icon name="megaphone" />
      <div className="notice-banner-window">
        <div key={step} className="notice-banner-line">
          <MenuLink item={{ id: notice.id, click: menuAddress({ id: notice.id, url: notice.url }) }}>
            {notice.title}
          </MenuLink>
        </div>
      </div>
      {notices.length > 1 && (
        <div className="notice-banner-steps">
          <PlainButton
            kind="text"
            size="small"
            icon="left"
            aria-label="上一条公告"
            onClick={() => move(-1)}
          />
          <span className="figure">
            {at + 1} / {notices.length}
          </span>
          <PlainButton
            kind="text"
            size="small"
            icon="right"
            aria-label="下一条公告"
            onClick={() => move(1)}
          />
        </div>
      )}
    </section>
  );
}
