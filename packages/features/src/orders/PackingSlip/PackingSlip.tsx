'use client';
import { type Order, productEndpoints } from '@valise/contract';
import { Brand } from '@valise/ui/Brand';
import { useMessages } from '@valise/ui/messages';
import { useQrPicture } from '@valise/ui/QrCode';
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { useCached } from '../../kit/api/useCached.ts';
import { useEndpoint } from '../../kit/api/useEndpoint.ts';
import { useValueFormats } from '../../kit/format/format.ts';
import { usePrintedPage } from '../../kit/print/usePrintedPage.ts';
import { addressOf } from '../../domain/order/AddressCard.tsx';
import { etaInstant } from '../../domain/order/etaText.ts';
import { orderMessages } from '../../domain/order/messages.ts';
import { countItems } from '../../domain/order/pieces.ts';
import { ordersMessages } from '../messages.ts';
import { productNamed } from '../productNamed.ts';
import * as styles from './PackingSlip.css.ts';
import { type SlipItem, slipItems, slipMap } from './slipContent.ts';

export interface PackingSlipProps {
  order: Order;
  /** Prints the page once the slip is complete. @default false */
  isPrinting?: boolean;
  /** The slip has been printed, or printing was cancelled. */
  onPrinted?: () => void;
}

/**
 * The sheet that goes with an order: the packed items, the recipient, and who took it over. It is printed only, and shows no
 * sample data.
 */
export function PackingSlip({ order, isPrinting = false, onPrinted }: PackingSlipProps) {
  usePrintedPage({ size: 'A4', margin: '15mm 16mm' });
  const messages = useMessages(ordersMessages);
  const cardMessages = useMessages(orderMessages);
  const { date, dateTime } = useValueFormats();
  const requested = useEndpoint(productEndpoints.list, isPrinting ? undefined : null);
  const cached = useCached(productEndpoints.list);
  const products = requested.data ?? cached;
  const items = useMemo(() => slipItems(order, productNamed(products ?? []), messages), [order, products, messages]);
  const map = slipMap(order);
  const { drawing } = useQrPicture(map ?? undefined);

  const isComplete = (products !== undefined || requested.error !== undefined) && (map === null || drawing.state !== 'drawing');
  const print = useEffectEvent(() => {
    window.print();
    onPrinted?.();
  });
  useEffect(() => {
    if (isPrinting && isComplete) print();
  }, [isPrinting, isComplete]);

  const counted = countItems(order.items);
  const { pieces } = counted;
  const { traveler, partner, rider } = order;
  const contact = order.contactPerson ?? partner;
  const shipping = addressOf(traveler, 'shipping');
  const isDated = etaInstant(order.eta) !== null;
  const title = messages.order({ id: order.id });
  return (
    <article data-packing-slip="" aria-label={messages.packingSlip} className={styles.slip}>
      <div className={styles.head}>
        <Brand size="large" />
        <p className={styles.title}>{messages.packingSlip}</p>
      </div>
      <dl className={styles.facts}>
        <Fact term={messages.slipOrder} isBig>
          {title}
        </Fact>
        <Fact term={messages.date}>{date(order.createdAt)}</Fact>
        <Fact term={messages.eta}>{isDated ? dateTime(order.eta) : order.eta || '–'}</Fact>
        <Fact term={cardMessages.items}>{cardMessages.itemsAndPieces(counted)}</Fact>
      </dl>
      <div className={styles.people}>
        <dl className={styles.names}>
          <Person term={messages.traveler} person={traveler} />
          <Person term={cardMessages.partner} person={partner} />
          {rider !== null && <Person term={cardMessages.rider} person={rider} />}
          <Person term={cardMessages.contactPerson} person={contact} />
          <div className={styles.wide}>
            <dt className={styles.term}>{cardMessages.shippingAddress}</dt>
            {shipping === null ? (
              <dd>{cardMessages.noAddress}</dd>
            ) : (
              <>
                {shipping.name !== '' && <dd className={styles.bigValue}>{shipping.name}</dd>}
                <dd>{shipping.address.split('\n').join(', ')}</dd>
              </>
            )}
          </div>
        </dl>
        {map !== null && drawing.state === 'drawn' && (
          <figure className={styles.map}>
            <img src={drawing.picture} alt="" className={styles.code} />
            <figcaption className={styles.term}>{messages.mapToAddress}</figcaption>
          </figure>
        )}
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" colSpan={2} className={styles.productHead}>
              {messages.product}
            </th>
            <th scope="col" className={styles.columnHead}>
              {messages.size}
            </th>
            <th scope="col" className={styles.columnHead}>
              {messages.skuAndBarcode}
            </th>
            <th scope="col" className={styles.columnHeadEnd}>
              {messages.quantity}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            <ItemRow key={index} item={item} />
          ))}
          <tr className={styles.totalRow}>
            <th scope="row" colSpan={4} className={styles.total}>
              {messages.pieces}
            </th>
            <td className={styles.cellEnd}>{pieces}</td>
          </tr>
        </tbody>
      </table>
      <section className={styles.handover}>
        <div className={styles.handoverHead}>
          <h2 className={styles.title}>{messages.handover}</h2>
          <p className={styles.choices}>
            <span>
              <Box /> {messages.traveler}
            </span>
            <span>
              <Box /> {messages.hotelDesk}
            </span>
          </p>
        </div>
        <p>{[title, messages.slipPieces({ pieces }), shipping?.name ?? ''].filter((part) => part !== '').join(', ')}</p>
        <div className={styles.lines}>
          {[
            messages.receivedBy,
            messages.signature,
            rider === null || rider.name === '' ? messages.riderSignature : messages.riderSignatureOf({ name: rider.name }),
            messages.dateAndTime,
          ].map((line) => (
            <p key={line} className={styles.line}>
              {line}
            </p>
          ))}
        </div>
      </section>
    </article>
  );
}

const Box = () => <span aria-hidden="true" className={styles.box} />;

function Fact({ term, isBig = false, children }: { term: string; isBig?: boolean; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={isBig ? styles.bigValue : styles.value}>{children}</dd>
    </div>
  );
}

function Person({ term, person }: { term: string; person: { name: string; phone: string | null } | null }) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{person?.name || '–'}</dd>
      {person?.phone && <dd>{person.phone}</dd>}
    </div>
  );
}

/** The most boxes that fit on a sheet. */
const MOST_BOXES = 60;

/** One box to tick for each piece. */
function ItemRow({ item: { name, brand, size, sku, barcode, pieces } }: { item: SlipItem }) {
  return (
    <tr className={styles.row}>
      <td className={styles.boxes}>{Array.from({ length: Math.min(pieces, MOST_BOXES) }, (_, index) => <Box key={index} />)}</td>
      <th scope="row" className={styles.cellStart}>
        <strong>{name}</strong>
        <div>{brand}</div>
      </th>
      <td className={styles.cellStart}>
        {size.fit || '–'}
        <div className={styles.measures}>{size.measures}</div>
      </td>
      <td className={styles.cellStart}>
        {sku || (barcode === '' ? '–' : '')}
        <div>{barcode}</div>
      </td>
      <td className={styles.cellEnd}>{pieces}</td>
    </tr>
  );
}
