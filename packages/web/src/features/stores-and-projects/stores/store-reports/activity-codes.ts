/** The kinds of activities, as the tabs of /activeshop/tab count them. Assumption: by the names that the server gives. */
export const ACTIVITY_TABS = ['门店活动', '促销活动'] as const;
