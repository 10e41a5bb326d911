DROP TABLE `queue_orders`;--> statement-breakpoint
DELETE FROM `stats` WHERE `label` = 'Pending Orders';
