export {
  type CurrentProduct,
  paidBefore,
  type RebuyLine,
  rebuyLines,
  rebuyShares,
} from './rebuy';
export {
  type OrderTemplate,
  orderGoods,
  readTemplate,
  type TemplateGoods,
  type TemplateLine,
  type TemplateRead,
  templateGoods,
  templateNameRefusal,
  templateRows,
} from './template';
export { type TemplateRefusal, templateText } from './template-refusals';
