CREATE TABLE `messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`ticket_id` integer NOT NULL,
	`temp_id` text,
	`message` text NOT NULL,
	`sender_id` integer NOT NULL,
	`sender_type` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `messages_by_ticket` ON `messages` (`ticket_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `tickets` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`owner_id` integer NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`order_id` integer,
	`sender_type` text NOT NULL,
	`sender_name` text NOT NULL,
	`sender_email` text NOT NULL,
	`author_id` integer NOT NULL,
	`author_type` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tickets_by_owner` ON `tickets` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `tickets_by_order` ON `tickets` (`order_id`);