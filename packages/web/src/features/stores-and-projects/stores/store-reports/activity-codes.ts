/** The states of an activity, by the wire codes. */
export const ACTIVITY = { planned: '1', running: '2', ended: '3' } as const;

/** The kinds of activities, as the tabs of /activeshop/tab count them. Assumption: by the names that the server gives. */
export const ACTIVITY_TABS = ['门店活动', '促销活动'] as const;
