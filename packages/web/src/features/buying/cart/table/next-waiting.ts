/** Puts the focus on the next line that waits for the user, after the last one; from the end it begins again. */
let last: Element | undefined;

export function goToNextWaiting(): void {
  const rows = [...document.querySelectorAll('.cart-row[data-waiting]')];
  const at = last ? rows.indexOf(last) : -1;
  const next = rows[(at + 1) % rows.length];
  if (!next) return;
  last = next;
  next.scrollIntoView({ block: 'center' });
  next
    .querySelector<HTMLElement>(
      '.cart-stock button, .cart-quantity input:not([disabled]), .cart-remove button',
    )
    ?.focus({
      preventScroll: true,
    });
}
