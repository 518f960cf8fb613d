/** The status of a call that was turned away because there were too many (HTTP-08). */
export const TOO_MANY_REQUESTS = 429;
