'use client';
import type { Product } from '@valise/contract';
import { Button } from '@valise/ui/Button';
import { DotsThreeBold } from '@valise/ui/icons/DotsThreeBold';
import { Printer } from '@valise/ui/icons/Printer';
import { IconButton } from '@valise/ui/IconButton';
import { Menu, MenuItem, MenuTrigger } from '@valise/ui/Menu';
import { useMessages } from '@valise/ui/messages';
import { productFormMessages } from '../formMessages.ts';
import { productMessages } from '../messages.ts';
import { usePrintLabels } from './usePrintLabels.tsx';

export interface PrintLabelProps {
  product: Product;
  /** Shows an item of a menu instead of a button, where there is no room for one. @default false */
  isInMenu?: boolean;
}

export function PrintLabel({ product, isInMenu = false }: PrintLabelProps) {
  const { printLabel } = useMessages(productMessages);
  const { moreActions } = useMessages(productFormMessages);
  const { printLabels, labelsDialog } = usePrintLabels();
  const print = () => printLabels([product]);
  return (
    <>
      {isInMenu ? (
        <MenuTrigger>
          <IconButton label={moreActions} variant="secondary" size="large">
            <DotsThreeBold size={20} />
          </IconButton>
          <Menu>
            <MenuItem icon={<Printer size={18} />} onAction={print}>
              {printLabel}
            </MenuItem>
          </Menu>
        </MenuTrigger>
      ) : (
        <Button icon={<Printer size={18} />} onPress={print}>
          {printLabel}
        </Button>
      )}
      {labelsDialog}
    </>
  );
}
