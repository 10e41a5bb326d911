export { ShopDomainDialog, type ShopDomainDialogProps } from './ShopDomainDialog.tsx';
