import { href } from '#routes';

/** The value in the form's address when an account is closed and not opened. */
export const CLOSES = 'close';

/** The form that closes an account, on the page that opens one. */
export const LIQUIDATION_ADDRESS = `${href('accountsubmit')}?for=${CLOSES}`;
