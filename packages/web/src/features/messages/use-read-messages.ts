import { messageUnitId } from '@dealer-portal/rules/messages';
import { readAllMessages, readMessage } from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/calls/api';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { refreshMessages } from './queries';

/** Marks messages as read, one by its number, several one after another, or all (MSG-01). */
export function useReadMessages() {
  const { saletoCode } = useAccount();
  const queryClient = useQueryClient();
  const item = useMutation({
    mutationFn: (id: string) => api.call(readMessage, { query: { id } }),
    onSuccess: (result) => (result.ok ? refreshMessages(queryClient) : undefined),
  });
  const several = useMutation({
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
      await refreshMessages(queryClient);
    },
  });
  const all = useMutation({
    mutationFn: () => api.call(readAllMessages, { query: { unitId: messageUnitId(saletoCode) } }),
    onSuccess: async (result) => {
      if (!result.ok) return;
      notify('success', '全部消息已标为已读');
      await refreshMessages(queryClient);
    },
  });
  return { one: item, several, all };
}
