import { checkNotificationRead, getInsertScreen } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asideQuery } from '#platform/calls/query';
import { isEmbedded } from '#platform/embedding';
import { useAccount } from '#platform/session/account';
import { lazyWithAntd } from '../antd/with-antd';
import { markNoticeRead } from './calls';

const OpeningDialog = lazyWithAntd(async () => (await import('./opening-dialog')).OpeningDialog);

/**
 * The notice that opens over the page when a user comes from the office app (EMBED-01, 2§7 Messages). Closing it marks
 * it as read, and it is not shown again. A failed call shows nothing.
 */
export function OpeningScreen() {
  const { saletoCode, sendtoCode, user } = useAccount();
  const [isClosed, setClosed] = useState(false);
  const scope = { saletoCode, sendtoCode };
  const who = { customerCode: saletoCode, userName: user.userName };
  const screen = useQuery(asideQuery(getInsertScreen, isEmbedded() ? { query: who } : undefined, scope)).data;
  const notice = screen?.isShow ? screen.notification : undefined;
  const body = notice && { notificationId: notice.id, ...who };
  const isRead = useQuery(asideQuery(checkNotificationRead, body && { body }, scope)).data;
  if (!notice || isRead !== false || isClosed) return null;
  const onClose = () => {
    setClosed(true);
    void markNoticeRead(notice.id, who);
  };
  return <OpeningDialog notice={notice} onClose={onClose} />;
}
