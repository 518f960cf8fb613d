export { mergeOrderLines, type RebuyLine, rebuyLines } from './rebuy';
export {
  type OrderTemplate,
  readTemplate,
  type TemplateGoods,
  type TemplateLine,
  type TemplateRead,
  templateGoods,
  templateLines,
  templateNameError,
  templateRows,
} from './template';
