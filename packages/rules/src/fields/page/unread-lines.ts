/** What is said of a record whose inner list did not come; it does not say that there are none. */

/** In the place of the items. */
export const UNREAD_LINES = '没有读到明细';

/** Why nothing is sent that is made of such items. */
export const NO_LINES_NO_SEND = `${UNREAD_LINES}，暂不能提交，请稍后再试`;
