'use client';
import type { Order, Refund } from '@valise/contract';
import { type Loadable, LoadableView } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { PageHeader } from '@valise/ui/PageHeader';
import { areKeysTaken } from '@valise/ui/ShortcutSheet';
import { StepLinks } from '@valise/ui/StepLinks';
import { type ReactNode, useRef } from 'react';
import { paths } from '../../domain/paths.ts';
import { type ListSteps, stepLinks } from '../../kit/list/steps/listSteps.ts';
import type { GoOn } from '../../kit/list/steps/useGoOn.ts';
import { useControlEnter } from '../../kit/useControlEnter.ts';
import { refundMessages } from '../messages.ts';
import { numberOf } from '../RefundList/refundColumns.tsx';
import { type Decision, isDecided } from '../refundStatus.ts';
import { RefundStatus } from '../RefundStatus.tsx';
import { Decisions } from './Decisions.tsx';
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
  /** Its place in the list that it was opened from. @default not opened from a list */
  steps?: ListSteps;
  /** Opens the next refund of that list that waits. */
  goOn?: GoOn;
  /** The button that opens the order's support chat. */
  chatSupport?: ReactNode;
}

/** All details of one refund, with the buttons that approve or reject it. */
export function RefundDetail({ id, refund, order, otherRefunds = 0, onDecide, steps, goOn, chatSupport }: RefundDetailProps) {
  const messages = useMessages(refundMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const hadFocus = useRef(false);
  const known = refund.state === 'ready' ? refund.data : null;
  const title = known === null ? messages.refund : messages.refundTitle({ refundId: numberOf(known) });
  const { ask, confirmNext, dialog } = useDecision({ onDecide, goOn, title });
  useControlEnter(() => {
    if (known === null || isDecided(known.status) || goOn === undefined) return false;
    if (dialog.isOpen) return confirmNext();
    return areKeysTaken(document.body) ? false : ask('Processed', true);
  });
  if (refund.state === 'ready' && known === null) return <RefundNotFound id={id} takesFocus={hadFocus} />;
  const listHref = steps?.listHref ?? paths.refunds;
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
        title={title}
        beside={known && <RefundStatus status={known.status} fillsOnChange />}
        back={{ href: listHref, label: messages.backToRefunds }}
        crumbs={[
          { label: messages.dashboard, href: paths.dashboard },
          { label: messages.refund, href: listHref },
          { label: messages.details },
        ]}
        steps={steps && <StepLinks {...stepLinks(steps, { previous: messages.previousRefund, next: messages.nextRefund })} />}
        primaryAction={known && <Decisions isDisabled={isFinal} canGoOn={goOn !== undefined} onAsk={ask} />}
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
