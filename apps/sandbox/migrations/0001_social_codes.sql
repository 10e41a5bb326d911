CREATE TABLE `social_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`expires_at` integer NOT NULL
);
