export const breadcrumbsMessages = {
  'en-US': {
    breadcrumbs: 'Breadcrumbs',
  },
};
