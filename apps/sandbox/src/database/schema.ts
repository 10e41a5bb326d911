import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ContactWire, PersonWire, TransactionWire, TravelerWire } from '@valise/contract';
import { productColumns } from './productFields.ts';

const id = () => integer('id').primaryKey({ autoIncrement: true });
/** Milliseconds since 1970. */
const instant = (name: string) => integer(name).notNull();

/** The type of staff, who see all records. */
export const STAFF_TYPE = 'Admin';

export const users = sqliteTable('users', {
  id: id(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  phone: text('phone'),
  profilePhoto: text('profile_photo'),
  /** Partner, Admin or user. Only the sandbox sets it. */
  type: text('type').notNull(),
  provider: text('provider'),
  /** Null for an account that signs in with a provider. */
  passwordHash: text('password_hash'),
  twoFactorMethod: text('two_factor_method').notNull().default('none'),
  totpSecret: text('totp_secret'),
  /** The time step of the last accepted code, because each code is accepted once. */
  totpLastStep: integer('totp_last_step'),
  recoveryCodeHashes: text('recovery_code_hashes', { mode: 'json' }).$type<string[]>().notNull().default([]),
});

export const sessions = sqliteTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  expiresAt: instant('expires_at'),
});

/** A sign-in that waits for its second factor. */
export const challenges = sqliteTable('challenges', {
  tokenHash: text('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  emailCodeHash: text('email_code_hash'),
  triesLeft: integer('tries_left').notNull(),
  expiresAt: instant('expires_at'),
});

/** The codes with which providers redirect back to the portal. */
export const socialCodes = sqliteTable('social_codes', {
  codeHash: text('code_hash').primaryKey(),
  provider: text('provider').notNull(),
  expiresAt: instant('expires_at'),
});

export const passwordResets = sqliteTable('password_resets', {
  userId: integer('user_id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  createdAt: instant('created_at'),
});

export const outbox = sqliteTable('outbox', {
  id: id(),
  to: text('to').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  sentAt: instant('sent_at'),
});

export const products = sqliteTable(
  'products',
  {
    id: id(),
    ownerId: integer('owner_id').notNull(),
    createdAt: instant('created_at'),
    ...productColumns,
    rating: real('rating'),
    stock: integer('stock').notNull(),
    /** A path of this server, or an address elsewhere. */
    video: text('video'),
  },
  (table) => [index('products_by_owner').on(table.ownerId, table.createdAt)],
);

export const productImages = sqliteTable(
  'product_images',
  {
    id: id(),
    productId: integer('product_id').notNull(),
    /** A path of this server, such as `/garments/coat-trench.png`. */
    path: text('path').notNull(),
    /** The position from 0, which is the main image. */
    position: integer('position').notNull(),
  },
  (table) => [index('images_by_product').on(table.productId, table.position)],
);

/** Figures of the dashboard that no other table has yet. */
export const stats = sqliteTable('stats', {
  id: id(),
  userId: integer('user_id').notNull(),
  label: text('label').notNull(),
  value: text('value').notNull(),
});

export const alerts = sqliteTable('alerts', {
  id: id(),
  userId: integer('user_id').notNull(),
  label: text('label').notNull(),
  value: text('value').notNull(),
  description: text('description').notNull(),
  descriptionColor: text('description_color').notNull(),
  date: text('date').notNull(),
});

export const riders = sqliteTable('riders', {
  /** The number on screen, for example 'RD-118'. */
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  rating: real('rating'),
  assignedOrders: integer('assigned_orders').notNull(),
  eta: text('eta'),
  /** Online or Offline. */
  availability: text('availability').notNull(),
});

export const orders = sqliteTable(
  'orders',
  {
    id: id(),
    ownerId: integer('owner_id').notNull(),
    createdAt: instant('created_at'),
    status: text('status').notNull(),
    /** Null while the order waits for a rider. */
    riderId: text('rider_id'),
    eta: text('eta').notNull(),
    totalPrice: real('total_price').notNull(),
    traveler: text('traveler', { mode: 'json' }).$type<TravelerWire>().notNull(),
    partner: text('partner', { mode: 'json' }).$type<PersonWire>().notNull(),
    /** The availability of the order's products, which Today's Queue sends. */
    productAvailability: text('product_availability').notNull(),
    // A server may omit these. The sandbox omits a null.
    contactPerson: text('contact_person', { mode: 'json' }).$type<ContactWire>(),
    discount: real('discount'),
    shipping: real('shipping'),
    shippingCarrier: text('shipping_carrier'),
    transactions: text('transactions', { mode: 'json' }).$type<TransactionWire[]>(),
  },
  (table) => [index('orders_by_owner').on(table.ownerId, table.createdAt)],
);

export const orderItems = sqliteTable(
  'order_items',
  {
    id: id(),
    orderId: integer('order_id').notNull(),
    productName: text('product_name').notNull(),
    /** A path of this server. */
    image: text('image'),
    price: real('price').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [index('items_by_order').on(table.orderId)],
);

export const notifications = sqliteTable('notifications', {
  id: text('id').primaryKey(),
  userId: integer('user_id').notNull(),
  title: text('title'),
  message: text('message'),
  url: text('url'),
  createdAt: instant('created_at'),
  readAt: integer('read_at'),
});

export const tickets = sqliteTable(
  'tickets',
  {
    id: id(),
    /** The user who answers the ticket. */
    ownerId: integer('owner_id').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    status: text('status').notNull(),
    createdAt: instant('created_at'),
    /** Null for a ticket without an order. An order has at most one ticket. */
    orderId: integer('order_id'),
    /** The kind of person who opened it, as the list shows it: Traveler, Partner or Rider. */
    senderType: text('sender_type').notNull(),
    senderName: text('sender_name').notNull(),
    senderEmail: text('sender_email').notNull(),
    /** The kind of person who opened it, as messages name it. */
    authorId: integer('author_id').notNull(),
    authorType: text('author_type').notNull(),
  },
  (table) => [index('tickets_by_owner').on(table.ownerId, table.createdAt), uniqueIndex('tickets_by_order').on(table.orderId)],
);

export const messages = sqliteTable(
  'messages',
  {
    id: id(),
    ticketId: integer('ticket_id').notNull(),
    /** The sender's own id of the message. */
    tempId: text('temp_id'),
    message: text('message').notNull(),
    senderId: integer('sender_id').notNull(),
    senderType: text('sender_type').notNull(),
    /** Always later than the ticket's earlier messages. */
    createdAt: instant('created_at'),
  },
  (table) => [index('messages_by_ticket').on(table.ticketId, table.createdAt)],
);

export const refunds = sqliteTable(
  'refunds',
  {
    id: id(),
    ownerId: integer('owner_id').notNull(),
    /** The number on screen. */
    refundId: text('refund_id').notNull(),
    orderId: integer('order_id').notNull(),
    requestedAt: instant('requested_at'),
    status: text('status').notNull(),
    amount: real('amount').notNull(),
    reason: text('reason').notNull(),
    /** Paths of this server, such as `/garments/coat-trench.png`. */
    images: text('images', { mode: 'json' }).$type<string[]>().notNull(),
    traveler: text('traveler', { mode: 'json' }).$type<TravelerWire>().notNull(),
    partner: text('partner', { mode: 'json' }).$type<PersonWire>().notNull(),
  },
  (table) => [index('refunds_by_owner').on(table.ownerId, table.requestedAt)],
);

/** Facts about the sandbox's own data. */
export const settings = sqliteTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

export type RefundRow = typeof refunds.$inferSelect;
export type UserRow = typeof users.$inferSelect;
export type ProductRow = typeof products.$inferSelect;
export type ProductImageRow = typeof productImages.$inferSelect;
export type RiderRow = typeof riders.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof orderItems.$inferSelect;
export type TicketRow = typeof tickets.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;
