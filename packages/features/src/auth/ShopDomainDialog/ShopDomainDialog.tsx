'use client';
import { useMessages } from '@valise/ui/messages';
import { Button } from '@valise/ui/Button';
import { Dialog } from '@valise/ui/Dialog';
import { type ErrorsBag, Form } from '@valise/ui/Form';
import { TextField } from '@valise/ui/TextField';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { shopMessages } from '../messages.ts';
import { readShopDomain, shopExample } from './shopDomain.ts';

const FIELD = 'shop';

export interface ShopDomainDialogProps {
  isOpen: boolean;
  /** The end of every shop's address, for example 'myshopify.com'. */
  suffix: string;
  /** Called with a domain of the right format. */
  onConfirm: (shop: string) => void;
  /** Called when the dialog is closed, and when it is confirmed without a domain. */
  onCancel: () => void;
}

/** A dialog with one field: the domain of the shop to sign in with. */
export function ShopDomainDialog({ isOpen, ...props }: ShopDomainDialogProps) {
  const messages = useMessages(shopMessages);
  const formId = useId();
  return (
    <Dialog
      isOpen={isOpen}
      title={messages.shopTitle}
      onClose={props.onCancel}
      actions={
        <>
          <Button onPress={props.onCancel}>{messages.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {messages.continue}
          </Button>
        </>
      }
    >
      <ShopDomainForm {...props} formId={formId} />
    </Dialog>
  );
}

function ShopDomainForm({ formId, suffix, onConfirm, onCancel }: Omit<ShopDomainDialogProps, 'isOpen'> & { formId: string }) {
  const messages = useMessages(shopMessages);
  const [errors, setErrors] = useState<ErrorsBag>();
  const host = shopExample(suffix);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    const result = readShopDomain(String(new FormData(event.currentTarget).get(FIELD)), suffix);
    if (result.outcome === 'given') onConfirm(result.shop);
    else if (result.outcome === 'cancelled') onCancel();
    else setErrors({ [FIELD]: [result.outcome === 'missing' ? messages.shopRequired : messages.shopInvalid({ host })] });
  }

  return (
    <Form id={formId} errors={errors} onSubmit={submit}>
      <TextField
        label={messages.shopDomain}
        name={FIELD}
        description={messages.shopHint({ host })}
        placeholder={host}
        size="large"
        ref={field}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck="false"
      />
    </Form>
  );
}
