'use client';
import type { Order, Refund } from '@valise/contract';
import { Button } from '@valise/ui/Button';
import { Check } from '@valise/ui/icons/Check';
import { type Loadable, LoadableView } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { PageHeader } from '@valise/ui/PageHeader';
import { type ReactNode, useRef } from 'react';
import { paths } from '../../domain/paths.ts';
import { refundMessages } from '../messages.ts';
import { numberOf } from '../RefundList/refundColumns.tsx';
import { type Decision, isDecided } from '../refundStatus.ts';
import { RefundStatus } from '../RefundStatus.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { OrderParts } from './OrderParts.tsx';
import { People } from './People.tsx';
import { ReasonCard } from './ReasonCard.tsx';
import * as styles from './RefundDetail.css.ts';
import { RefundInformation } from './RefundInformation.tsx';
import { RefundNotFound } from './RefundNotFound.tsx';
import { useDecision } from './useDecision.ts';
import type { DecisionOutcome } from './useRefund.ts';

export interface RefundDetailProps {
  /** The id in the address. */
  id: string;
  /** Null when the server has no such refund. */
  refund: Loadable<Refund | null>;
  /** The refund's order; null without an order. */
  order: Loadable<Order | null>;
  /** The number of other refunds of the same order, as far as they are known. @default 0 */
  otherRefunds?: number;
  /** Decides the refund; rejects when the refund is still pending afterwards. */
  onDecide: (decision: Decision) => Promise<DecisionOutcome>;
  /** The button that opens the order's support chat. */
  chatSupport?: ReactNode;
}

/** All details of one refund, with the buttons that approve or reject it. */
export function RefundDetail({ id, refund, order, otherRefunds = 0, onDecide, chatSupport }: RefundDetailProps) {
  const messages = useMessages(refundMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const hadFocus = useRef(false);
  const { ask, dialog } = useDecision(onDecide);
  if (refund.state === 'ready' && refund.data === null) return <RefundNotFound id={id} takesFocus={hadFocus} />;

  const known = refund.state === 'ready' ? refund.data : null;
  const knownOrder = order.state === 'ready' ? order.data : null;
  const isFinal = known !== null && isDecided(known.status);
  const items = knownOrder?.items ?? [];
  const setHeading = (element: HTMLHeadingElement | null) => {
    heading.current = element;
    return () => {
      hadFocus.current = document.activeElement === element;
    };
  };
  return (
    <>
      <PageHeader
        titleRef={setHeading}
        title={known === null ? messages.refund : messages.refundTitle({ refundId: numberOf(known) })}
        beside={known && <RefundStatus status={known.status} fillsOnChange />}
        back={{ href: paths.refunds, label: messages.backToRefunds }}
        crumbs={[
          { label: messages.dashboard, href: paths.dashboard },
          { label: messages.refund, href: paths.refunds },
          { label: messages.details },
        ]}
        primaryAction={
          known && (
            <div className={styles.decisions}>
              <Button variant="danger-outline" isDisabled={isFinal} onPress={() => ask('Rejected')}>
                {messages.reject}
              </Button>
              <Button variant="primary" icon={<Check size={18} />} isDisabled={isFinal} onPress={() => ask('Processed')}>
                {messages.approve}
              </Button>
            </div>
          )
        }
        trailingActions={chatSupport}
      />
      {/* The key makes React replace the loading text by the refund, instead of moving it down the page. */}
      <div key={refund.state === 'loading' ? 'loading' : 'loaded'} className={styles.refund}>
        <LoadableView loading={messages.loadingRefund} value={refund}>
          {(found) =>
            found && (
              <div className={styles.page}>
                <RefundInformation refund={found} order={knownOrder} otherRefunds={otherRefunds} />
                <div className={styles.columns}>
                  <div className={styles.main}>
                    <ReasonCard refund={found} item={items.length === 1 ? items[0]?.productName : undefined} />
                    <OrderParts order={order} />
                  </div>
                  <div className={styles.side}>
                    <People refund={found} order={knownOrder} />
                  </div>
                </div>
                <DecisionDialog {...dialog} refund={found} restoreFocusTo={() => heading.current} />
              </div>
            )
          }
        </LoadableView>
      </div>
    </>
  );
}
