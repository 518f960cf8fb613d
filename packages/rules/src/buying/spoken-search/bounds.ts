/** Words that bound a number from one side, of a capacity as of a price; the source of regular expressions. */

/** 不, 不要, 别 turn the words behind them round: 不高于 is at most. */
const NOT = '[不别没勿][要能可]?';

/** Before the number that is the most. */
export const AT_MOST = `(?:(?<!${NOT})(?:小于|低于|少于)|${NOT}(?:大于|高于|多于|超过?)|不[到足]|[最至]多|最高)`;

/** Before the number that is the least. */
export const AT_LEAST = `(?:(?<!${NOT})(?:大于|高于|多于|超过?)|${NOT}(?:小于|低于|少于)|至少|最[少低])`;

/** Behind the number that is the most; 内 of 内嵌 and 内胆 says something else. */
export const OR_LESS = '(?:及?以下|以内|之内|内(?!嵌(?!入)|[胆置]))';

/** Behind the number that is the least. */
export const OR_MORE = '(?:及?以上|往上|起步?)';

/** Before and behind a number that what is meant lies around. */
export const ABOUT_BEFORE = '(?:大约|大概)';
export const ABOUT_BEHIND = '(?:左右|上下|差不多)';

/** Square metres; 平 of 平板 and 平嵌 says something else. */
export const AREA_UNIT = '平方米?|平米|平(?![板嵌面衡])|m2';
