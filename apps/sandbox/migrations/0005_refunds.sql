CREATE TABLE `refunds` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`owner_id` integer NOT NULL,
	`refund_id` text NOT NULL,
	`order_id` integer NOT NULL,
	`requested_at` integer NOT NULL,
	`status` text NOT NULL,
	`amount` real NOT NULL,
	`reason` text NOT NULL,
	`images` text NOT NULL,
	`traveler` text NOT NULL,
	`partner` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `refunds_by_owner` ON `refunds` (`owner_id`,`requested_at`);