'use client';
import { Button } from '@valise/ui/Button';
import { IconButton } from '@valise/ui/IconButton';
import { Check } from '@valise/ui/icons/Check';
import { DotsThreeBold } from '@valise/ui/icons/DotsThreeBold';
import { Menu, MenuItem, MenuTrigger } from '@valise/ui/Menu';
import { useMessages } from '@valise/ui/messages';
import { useMediaQuery } from '../../kit/useMediaQuery.ts';
import { refundMessages } from '../messages.ts';
import type { Decision } from '../refundStatus.ts';
import * as styles from './RefundDetail.css.ts';

interface DecisionsProps {
  isDisabled: boolean;
  /** Whether another refund can follow. */
  canGoOn: boolean;
  onAsk: (decision: Decision, andNext?: boolean) => void;
}

/** The buttons that decide a refund. On a phone 'Approve' moves into a menu where 'Approve and next' is the next step. */
export function Decisions({ isDisabled, canGoOn, onAsk }: DecisionsProps) {
  const messages = useMessages(refundMessages);
  const isPhone = useMediaQuery(styles.isPhone);
  const check = <Check size={18} />;
  const approve = () => onAsk('Processed');
  const isInMenu = canGoOn && isPhone;
  return (
    <div className={isInMenu ? styles.decisionsWithMenu : styles.decisions}>
      {isInMenu && (
        <MenuTrigger>
          <IconButton label={messages.moreActions} variant="secondary" size="large" isDisabled={isDisabled}>
            <DotsThreeBold size={20} />
          </IconButton>
          <Menu>
            <MenuItem icon={check} onAction={approve}>
              {messages.approve}
            </MenuItem>
          </Menu>
        </MenuTrigger>
      )}
      <Button variant="danger-outline" isDisabled={isDisabled} onPress={() => onAsk('Rejected')}>
        {messages.reject}
      </Button>
      {!isInMenu && (
        <Button variant={canGoOn ? 'secondary' : 'primary'} icon={check} isDisabled={isDisabled} onPress={approve}>
          {messages.approve}
        </Button>
      )}
      {canGoOn && (
        <Button variant="primary" isDisabled={isDisabled} onPress={() => onAsk('Processed', true)}>
          {messages.approveAndNext}
        </Button>
      )}
    </div>
  );
}
