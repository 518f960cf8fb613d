import type { ThemeConfig } from 'antd';

/** The portal's look as antd tokens (design: Tokens); every text pair has contrast 4.5 or more. */
export const theme: ThemeConfig = {
  cssVar: { key: 'portal' },
  // What is built has its sheets from scripts/antd-static; the dev server and tests of components make them at run time.
  zeroRuntime: import.meta.env?.PROD === true,
  token: {
    colorPrimary: '#0B57D0',
    colorPrimaryHover: '#0842A0',
    colorLink: '#0B57D0',
    colorLinkHover: '#0842A0',
    colorError: '#B3261E',
    colorSuccess: '#146C2E',
    colorWarning: '#8A5000',
    colorWarningBg: '#FEF3D6',
    // The tints that antd derives from such dark colours are greys, on which the colours themselves cannot be read.
    colorSuccessBg: '#E6F4EA',
    colorErrorBg: '#FCEEEE',
    colorInfoBg: '#E8F0FE',
    colorInfo: '#0B57D0',
    colorText: '#1F1F1F',
    colorTextSecondary: '#5A5F66',
    colorTextTertiary: '#5A5F66',
    colorTextDescription: '#5A5F66',
    colorTextPlaceholder: '#6A6F76',
    colorTextDisabled: '#6A6F76',
    colorBorder: '#8A9099',
    colorBorderSecondary: '#E1E4E8',
    colorBgLayout: '#F5F6F8',
    borderRadius: 4,
    borderRadiusLG: 4,
    controlHeight: 32,
    controlHeightSM: 28,
    fontSize: 14,
    lineHeight: 22 / 14,
    fontFamily: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif",
    motionDurationFast: '0.12s',
    motionDurationMid: '0.16s',
    motionDurationSlow: '0.2s',
  },
  components: {
    Table: {
      cellPaddingBlockSM: 6,
      fontSize: 13,
      headerBg: '#F5F6F8',
      headerSplitColor: 'transparent',
      rowHoverBg: '#EEF3FC',
    },
    Badge: { colorError: '#B3261E' },
    Card: { headerFontSize: 14 },
  },
};
