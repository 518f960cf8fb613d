import type { ConfigProviderProps } from 'antd';

/** Every form of the portal: a press that is too early leads to the first wrong field with its sentence. */
export const FORM_CONFIG: NonNullable<ConfigProviderProps['form']> = {
  scrollToFirstError: { focus: true, block: 'nearest' },
};
