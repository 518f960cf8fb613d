import { isEndedBySigning, messageUnitId, type SignedSubject } from '@dealer-portal/rules/messages';
import { FIRST_ROWS } from '@dealer-portal/rules/page';
import {
  getUnreadMessageCount,
  listUnreadMessageTypes,
  queryMessages,
  readMessage,
} from '@dealer-portal/sdk/operations';
import { useQueryClient } from '@tanstack/react-query';
import { asideApi, quietApi } from '#platform/calls/api';
import { invalidateCalls } from '#platform/calls/query';
import { TOO_MANY_REQUESTS } from '#platform/calls/too-many';
import { useAccount } from '#platform/session/account';

/**
 * Messages that asked for a signature or a confirmation end with it: after the press that gives it they are read; one
 * that cannot be stays, and so do all that are left at the first 429 (MSG-01).
 */
export function useReadSigned(): (subjects: readonly SignedSubject[]) => Promise<void> {
  const queryClient = useQueryClient();
  const unitId = messageUnitId(useAccount().saletoCode);
  return async (subjects) => {
    if (subjects.length === 0) return;
    await readAll(unitId, subjects);
    await invalidateCalls(queryClient, [queryMessages, listUnreadMessageTypes, getUnreadMessageCount]);
  };
}

async function readAll(unitId: string, subjects: readonly SignedSubject[]): Promise<void> {
  for (const subject of subjects) {
    const body = { unitId, keyword: subject.name, isRead: false, ...FIRST_ROWS };
    const found = await asideApi.call(queryMessages, { body });
    if (!found.ok && found.status === TOO_MANY_REQUESTS) return;
    const messages = found.ok ? found.data.records : [];
    for (const { id } of messages.filter((message) => isEndedBySigning(message, subject))) {
      const { status } = await quietApi.call(readMessage, { query: { id } });
      if (status === TOO_MANY_REQUESTS) return;
    }
  }
}
