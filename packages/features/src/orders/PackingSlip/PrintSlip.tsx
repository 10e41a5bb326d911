'use client';
import { Button } from '@valise/ui/Button';
import { Printer } from '@valise/ui/icons/Printer';
import { useMessages } from '@valise/ui/messages';
import { ordersMessages } from '../messages.ts';

export interface PrintSlipProps {
  /** The sheet is not complete yet. */
  isPreparing: boolean;
  onPress: () => void;
}

export function PrintSlip({ isPreparing, onPress }: PrintSlipProps) {
  const messages = useMessages(ordersMessages);
  return (
    <Button icon={<Printer size={18} />} isBusy={isPreparing} busyLabel={messages.preparingSlip} onPress={onPress}>
      {messages.printSlip}
    </Button>
  );
}
