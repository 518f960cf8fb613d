import type { FilterField } from '#ui/input/filter-bar';

/** The filters of the message list, by their names in the address and in the call. */
export const MESSAGE_FILTERS = ['typeName', 'isRead', 'keyword'] as const;

type MessageFilterName = (typeof MESSAGE_FILTERS)[number];

interface UnreadType {
  readonly typeName: string;
  readonly num: number;
}

/**
 * The message types to choose from: those of the unread ones with their number, those on the page, and the chosen one.
 * Assumption: no call lists all types.
 */
export function typeChoices(
  unread: readonly UnreadType[],
  seen: readonly (string | undefined)[],
): readonly { readonly value: string; readonly label: string }[] {
  const names = new Set([
    ...unread.map(({ typeName }) => typeName),
    ...seen.filter((name) => name !== undefined),
  ]);
  return [...names].map((value) => {
    const num = unread.find(({ typeName }) => typeName === value)?.num ?? 0;
    return { value, label: num > 0 ? `${value}（${num} 条未读）` : value };
  });
}

/** The filters as they are given: read or not, type, words of the title. */
export function messageFields(
  types: readonly { readonly value: string; readonly label: string }[],
): readonly FilterField<MessageFilterName>[] {
  return [
    {
      kind: 'tabs',
      name: 'isRead',
      label: '是否已读',
      options: [
        { value: '', label: '全部' },
        { value: '0', label: '未读' },
        { value: '1', label: '已读' },
      ],
    },
    { kind: 'choice', name: 'typeName', label: '消息类型', options: types },
    { kind: 'text', name: 'keyword', label: '标题关键字' },
  ];
}
