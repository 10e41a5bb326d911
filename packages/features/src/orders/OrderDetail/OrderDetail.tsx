'use client';
import type { Order } from '@valise/contract';
import { Banner } from '@valise/ui/Banner';
import { Moped } from '@valise/ui/icons/Moped';
import { LinkButton } from '@valise/ui/LinkButton';
import { type Loadable, LoadableView } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { PageHeader } from '@valise/ui/PageHeader';
import { StepLinks } from '@valise/ui/StepLinks';
import { type ReactNode, useRef } from 'react';
import { paths } from '../../domain/paths.ts';
import { type ListSteps, stepLinks } from '../../kit/list/steps/listSteps.ts';
import { AddressCard, addressOf } from '../../domain/order/AddressCard.tsx';
import { OrderInformation } from '../../domain/order/OrderInformation.tsx';
import { OrderItems } from '../../domain/order/OrderItems.tsx';
import { OrderTransactions } from '../../domain/order/OrderTransactions.tsx';
import { PersonCard } from '../../domain/order/PersonCard.tsx';
import { mapLink } from '../../domain/order/mapLink.ts';
import { orderMessages } from '../../domain/order/messages.ts';
import { SupportButton } from '../../domain/support/SupportButton.tsx';
import { isPending } from '../../domain/order/orderStatus.ts';
import { ordersMessages } from '../messages.ts';
import * as styles from './OrderDetail.css.ts';
import { OrderNotFound } from './OrderNotFound.tsx';

export interface OrderDetailProps {
  /** The id in the address. */
  id: string;
  /** Null when the server has no such order. */
  order: Loadable<Order | null>;
  /** Its place in the list that it was opened from. @default not opened from a list */
  steps?: ListSteps;
  /** The brand of the product with this name, if it is known. */
  brandOf?: (productName: string) => string | undefined;
  /** Opens a path of this app. */
  onGoTo: (path: string) => void;
  /** The button that prints the order, shown among the actions. */
  print?: ReactNode;
}

/** All details of one order. */
export function OrderDetail({ id, order, steps, brandOf, onGoTo, print }: OrderDetailProps) {
  const messages = useMessages(ordersMessages);
  const hadFocus = useRef(false);
  if (order.state === 'ready' && order.data === null) return <OrderNotFound id={id} takesFocus={hadFocus} />;
  const listHref = steps?.listHref ?? paths.orders;
  const shown = order.state === 'ready' ? order.data : null;
  return (
    <div className={styles.screen}>
      <PageHeader
        titleRef={(heading) => () => {
          hadFocus.current = document.activeElement === heading;
        }}
        title={messages.order({ id: shown?.id ?? id })}
        back={{ href: listHref, label: messages.backToOrders }}
        crumbs={[{ label: messages.dashboard, href: paths.dashboard }, { label: messages.orders, href: listHref }, { label: messages.assignOrder }]}
        steps={steps && <StepLinks {...stepLinks(steps, { previous: messages.previousOrder, next: messages.nextOrder })} />}
        actions={
          shown && (
            <>
              {print}
              <SupportButton orderId={shown.id} onOpen={onGoTo} />
            </>
          )
        }
        primaryAction={
          shown?.rider === null && (
            <LinkButton variant="primary" icon={<Moped size={18} />} href={paths.assignRider(shown.id)}>
              {messages.assignRider}
            </LinkButton>
          )
        }
      />
      <div key={order.state === 'loading' ? 'loading' : 'loaded'} className={styles.order}>
        <LoadableView loading={messages.loadingOrder} value={order}>
          {(found) => found && <OrderCards order={found} brandOf={brandOf} />}
        </LoadableView>
      </div>
    </div>
  );
}

function OrderCards({ order, brandOf }: { order: Order } & Pick<OrderDetailProps, 'brandOf'>) {
  const messages = useMessages(ordersMessages);
  const cardMessages = useMessages(orderMessages);
  const { traveler, partner, rider } = order;
  return (
    <div className={styles.cards}>
      <div className={styles.facts}>
        <OrderInformation order={order} />
      </div>
      <div className={styles.main}>
        <OrderItems items={order.items} brandOf={brandOf} />
        <OrderTransactions order={order} />
      </div>
      <div className={styles.side}>
        <PersonCard title={cardMessages.customer} person={traveler} />
        <PersonCard title={cardMessages.partner} person={partner} map={mapLink(partner)} />
        {rider !== null && <PersonCard title={cardMessages.rider} person={rider} map={mapLink(rider)} />}
        <PersonCard title={cardMessages.contactPerson} person={order.contactPerson ?? partner} />
        {isPending(order) && (
          <Banner tone="warning" icon={<Moped size={20} />}>
            <strong>{messages.awaitingRider}</strong>
            <p>{messages.noRiderYet}</p>
          </Banner>
        )}
      </div>
      <div className={styles.addresses}>
        <AddressCard title={cardMessages.shippingAddress} address={addressOf(traveler, 'shipping')} />
        <AddressCard title={cardMessages.billingAddress} address={addressOf(traveler, 'billing')} />
      </div>
    </div>
  );
}
