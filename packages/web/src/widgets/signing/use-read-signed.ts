import { isEndedBySigning, messageUnitId, type SignedSubject } from '@dealer-portal/rules/messages';
import { ApiError } from '@dealer-portal/sdk';
import { listUnreadMessageTypes, queryMessages, readMessage } from '@dealer-portal/sdk/operations';
import { useQueryClient } from '@tanstack/react-query';
import { asideApi, quietApi } from '#platform/calls/api';
import { ALL_ROWS, invalidateCalls } from '#platform/calls/query';
import { readWhole } from '#platform/calls/read-whole';
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
    await invalidateCalls(queryClient, [queryMessages, listUnreadMessageTypes]);
  };
}

async function readAll(unitId: string, subjects: readonly SignedSubject[]): Promise<void> {
  for (const subject of subjects) {
    const messages = await unreadAbout(unitId, subject);
    if (!messages) return;
    for (const { id } of messages.filter((message) => isEndedBySigning(message, subject))) {
      const { status } = await quietApi.call(readMessage, { query: { id } });
      if (status === TOO_MANY_REQUESTS) return;
    }
  }
}

/** All unread messages that name a subject; none where they cannot be read, undefined at a 429. */
async function unreadAbout(unitId: string, { name }: SignedSubject) {
  const body = { unitId, keyword: name, isRead: false, ...ALL_ROWS };
  try {
    return (await readWhole(asideApi, queryMessages, { body })).records;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === TOO_MANY_REQUESTS ? undefined : [];
  }
}
