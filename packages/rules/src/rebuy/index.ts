export {
  type CurrentProduct,
  mergeOrderLines,
  paidBefore,
  type RebuyLine,
  rebuyLines,
  rebuyShares,
} from './rebuy';
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
