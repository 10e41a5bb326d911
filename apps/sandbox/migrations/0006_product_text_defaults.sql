PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_products` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`owner_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`brand` text DEFAULT '' NOT NULL,
	`color` text DEFAULT '' NOT NULL,
	`material` text DEFAULT '' NOT NULL,
	`care_method` text DEFAULT '' NOT NULL,
	`weight` text DEFAULT '' NOT NULL,
	`url` text DEFAULT '' NOT NULL,
	`base_price` real,
	`extension_price` text DEFAULT '' NOT NULL,
	`deposit` real,
	`late_fee` real,
	`replacement_value` text DEFAULT '' NOT NULL,
	`keep_to_buy_price` real,
	`min_rental_period` text DEFAULT '' NOT NULL,
	`max_rental_period` text DEFAULT '' NOT NULL,
	`prep_buffer` text DEFAULT '' NOT NULL,
	`blackout_date` text,
	`location` text DEFAULT '' NOT NULL,
	`sku` text DEFAULT '' NOT NULL,
	`barcode` text DEFAULT '' NOT NULL,
	`fit_type` text DEFAULT '' NOT NULL,
	`chest` text DEFAULT '' NOT NULL,
	`length` text DEFAULT '' NOT NULL,
	`sleeve` text DEFAULT '' NOT NULL,
	`condition_grade` text DEFAULT '' NOT NULL,
	`unit` text DEFAULT '' NOT NULL,
	`availability` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`rating` real,
	`stock` integer NOT NULL,
	`video` text
);
--> statement-breakpoint
INSERT INTO `__new_products`("id", "owner_id", "created_at", "name", "brand", "color", "material", "care_method", "weight", "url", "base_price", "extension_price", "deposit", "late_fee", "replacement_value", "keep_to_buy_price", "min_rental_period", "max_rental_period", "prep_buffer", "blackout_date", "location", "sku", "barcode", "fit_type", "chest", "length", "sleeve", "condition_grade", "unit", "availability", "note", "rating", "stock", "video") SELECT "id", "owner_id", "created_at", "name", "brand", "color", "material", "care_method", "weight", "url", "base_price", "extension_price", "deposit", "late_fee", "replacement_value", "keep_to_buy_price", "min_rental_period", "max_rental_period", "prep_buffer", "blackout_date", "location", "sku", "barcode", "fit_type", "chest", "length", "sleeve", "condition_grade", "unit", "availability", "note", "rating", "stock", "video" FROM `products`;--> statement-breakpoint
DROP TABLE `products`;--> statement-breakpoint
ALTER TABLE `__new_products` RENAME TO `products`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `products_by_owner` ON `products` (`owner_id`,`created_at`);