/** antd without styles made at run time: what the build takes of this folder. */
export { antdStatic } from './plugin.ts';
