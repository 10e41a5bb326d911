CREATE TABLE `alerts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`label` text NOT NULL,
	`value` text NOT NULL,
	`description` text NOT NULL,
	`description_color` text NOT NULL,
	`date` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `challenges` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`email_code_hash` text,
	`tries_left` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`title` text,
	`message` text,
	`url` text,
	`created_at` integer NOT NULL,
	`read_at` integer
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`to` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`sent_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `password_resets` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `product_images` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`product_id` integer NOT NULL,
	`path` text NOT NULL,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `images_by_product` ON `product_images` (`product_id`,`position`);--> statement-breakpoint
CREATE TABLE `products` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`owner_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`name` text NOT NULL,
	`brand` text NOT NULL,
	`color` text NOT NULL,
	`material` text NOT NULL,
	`care_method` text NOT NULL,
	`weight` text NOT NULL,
	`url` text NOT NULL,
	`base_price` real,
	`extension_price` text NOT NULL,
	`deposit` real,
	`late_fee` real,
	`replacement_value` text NOT NULL,
	`keep_to_buy_price` real,
	`min_rental_period` text NOT NULL,
	`max_rental_period` text NOT NULL,
	`prep_buffer` text NOT NULL,
	`blackout_date` text,
	`location` text NOT NULL,
	`sku` text NOT NULL,
	`barcode` text NOT NULL,
	`fit_type` text NOT NULL,
	`chest` text NOT NULL,
	`length` text NOT NULL,
	`sleeve` text NOT NULL,
	`unit` text NOT NULL,
	`condition_grade` text NOT NULL,
	`availability` text NOT NULL,
	`note` text NOT NULL,
	`rating` real,
	`stock` integer NOT NULL,
	`video` text
);
--> statement-breakpoint
CREATE INDEX `products_by_owner` ON `products` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `queue_orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`status` text NOT NULL,
	`product` text NOT NULL,
	`customer` text NOT NULL,
	`product_availability` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `stats` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`label` text NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`profile_photo` text,
	`type` text NOT NULL,
	`provider` text,
	`password_hash` text,
	`two_factor_method` text DEFAULT 'none' NOT NULL,
	`totp_secret` text,
	`totp_last_step` integer,
	`recovery_code_hashes` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);