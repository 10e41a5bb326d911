CREATE TABLE `order_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`product_name` text NOT NULL,
	`image` text,
	`price` real NOT NULL,
	`quantity` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `items_by_order` ON `order_items` (`order_id`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`owner_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`status` text NOT NULL,
	`rider_id` text,
	`eta` text NOT NULL,
	`total_price` real NOT NULL,
	`traveler` text NOT NULL,
	`partner` text NOT NULL,
	`product_availability` text NOT NULL,
	`contact_person` text,
	`discount` real,
	`shipping` real,
	`shipping_carrier` text,
	`transactions` text
);
--> statement-breakpoint
CREATE INDEX `orders_by_owner` ON `orders` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `riders` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`rating` real,
	`assigned_orders` integer NOT NULL,
	`eta` text,
	`availability` text NOT NULL
);
