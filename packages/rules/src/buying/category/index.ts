export {
  type AdClick,
  adClick,
  type Category,
  type CategoryImage,
  type CategoryQuery,
  type CategoryTag,
  categoryClick,
  categoryImages,
  ECOSYSTEMS,
  subCategories,
  topCategories,
} from './category';
export {
  isCategoryMenuShown,
  isTrafficNavigationShown,
  navigationItems,
  searchTab,
} from './navigation';
