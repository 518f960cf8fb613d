import type { RefObject } from 'react';
import { useOnDocument } from '#ui/overlay/use-on-document';

const TYPED = 'input, textarea, [contenteditable="true"]';
const OPEN = '[data-question][data-open]';

/** Brings a question into sight, with the focus on it. */
export function goToQuestion(root: HTMLElement | null, id: string): void {
  const all = [...(root?.querySelectorAll<HTMLElement>('[data-question]') ?? [])];
  all.find(({ dataset }) => dataset['question'] === id)?.focus();
}

/** The keys of the page part: `[` and `]` go between open questions, `1` and `2` answer the one with the focus, Ctrl+Enter goes on. */
export function useColumnKeys(root: RefObject<HTMLElement | null>): void {
  useOnDocument('keydown', true, (event) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    if (!(event.target instanceof Element) || event.target.closest('[role="dialog"]')) return;
    const act = actOf(event, root.current);
    if (!act) return;
    event.preventDefault();
    act();
  });
}

function actOf(event: KeyboardEvent, root: HTMLElement | null): (() => void) | undefined {
  const { key, target } = event;
  if (!(target instanceof Element)) return undefined;
  if (event.ctrlKey || event.metaKey) {
    if (key !== 'Enter') return undefined;
    return () => document.querySelector<HTMLElement>('[data-columns-next]')?.click();
  }
  if (target.closest(TYPED)) return undefined;
  // A Chinese keyboard writes 【 and 】 on these keys.
  if (key === ']' || key === '】') return () => step(root, target, 1);
  if (key === '[' || key === '【') return () => step(root, target, -1);
  if (!/^[1-9]$/.test(key)) return undefined;
  const answers = target.closest(OPEN)?.querySelectorAll<HTMLElement>('[data-answer]');
  const answer = answers?.[Number.parseInt(key, 10) - 1];
  return answer && (() => answer.click());
}

function step(root: HTMLElement | null, from: Element, by: 1 | -1): void {
  const all = [...(root?.querySelectorAll<HTMLElement>(OPEN) ?? [])];
  const now = all.findIndex((question) => question.contains(from));
  const next = now < 0 ? (by > 0 ? 0 : all.length - 1) : (now + by + all.length) % all.length;
  all[next]?.focus();
}
