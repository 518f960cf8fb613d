/** The parts of libraries that every page has. */

/** Libraries that every visit loads. */
export const FIRST_LIBRARIES = /\/node_modules\/react(?:-dom|-router(?:-dom)?)?\//;

/** The needs of antd's frame: the part of antd that every page has, which must stay light. */
export const FRAME_PARTS = new RegExp(
  `/(?:node_modules|antd-static/sheets)/(?:${[
    '(antd/es/)?(_util(?!/ActionButton)|base|config-provider|empty|flex|locale|space/(Compact|style)|style|theme|tooltip|version)',
    // Of these the frame has only what names them: their texts and the contexts around them.
    'antd/es/(calendar/locale|color-picker/(color|util)|date-picker/locale|form/(context|hooks/useVariants|validateMessagesContext)|modal/locale)',
    'antd/es/(table/TableMeasureRowContext|time-picker/locale)',
    '@ant-design/(colors|cssinjs|cssinjs-utils|fast-color|icons|icons-svg)',
    '@rc-component/(color-picker|form/es/FormContext|motion|pagination/es/locale|picker/es/locale|portal|resize-observer|tooltip|trigger|util)',
    '@babel/runtime|@tanstack/(query-core|react-query)|clsx|dayjs|is-mobile|react-is',
  ].join('|')})[/.]`,
);

/** The components of antd in the frame; a file that imports another one brings its own part. */
export const FRAME_NAMES: ReadonlySet<string> = new Set([
  'App',
  'ConfigProvider',
  'Empty',
  'Flex',
  'Tooltip',
]);
