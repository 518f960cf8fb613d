import type { ConfigProviderProps } from 'antd';

/** Every form of the portal: what was pressed too early leads to the first wrong field, with its sentence beside it. */
export const FORM_CONFIG: NonNullable<ConfigProviderProps['form']> = {
  scrollToFirstError: { focus: true, block: 'nearest' },
};
