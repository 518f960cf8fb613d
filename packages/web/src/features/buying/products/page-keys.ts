/** Whether a key is a character there; the fields of quantities of a list take none but digits. */
export function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) {
    return target.type === 'text' && !target.readOnly && !target.classList.contains('goods-field');
  }
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}
