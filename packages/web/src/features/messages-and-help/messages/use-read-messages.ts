import { messageUnitId } from '@dealer-portal/rules/messages';
import { readAllMessages, readMessage } from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, quietApi } from '#platform/calls/api';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { refreshMessages } from './queries';

/** Marks messages as read: by its number, several in turn, all, or silently one that was opened (MSG-01). */
export function useReadMessages() {
  const { saletoCode } = useAccount();
  const queryClient = useQueryClient();
  const refresh = () => refreshMessages(queryClient);
  const readOne = useMutation({
    mutationFn: (id: string) => api.call(readMessage, { query: { id } }),
    onSuccess: refresh,
  });
  const readOpened = useMutation({
    mutationFn: (id: string) => quietApi.call(readMessage, { query: { id } }),
    onSuccess: (result) => (result.ok ? refresh() : undefined),
  });
  const readSeveral = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      let done = 0;
      for (const id of ids) {
        const result = await api.call(readMessage, { query: { id } });
        if (!result.ok) break;
        done += 1;
      }
      return done;
    },
    onSuccess: async (done) => {
      if (done > 0) notify('success', `已将 ${done} 条消息标为已读`);
      await refresh();
    },
  });
  const readAll = useMutation({
    mutationFn: () => api.call(readAllMessages, { query: { unitId: messageUnitId(saletoCode) } }),
    onSuccess: async (result) => {
      if (result.ok) notify('success', '全部消息已标为已读');
      await refresh();
    },
  });
  return { readOne, readOpened, readSeveral, readAll };
}
