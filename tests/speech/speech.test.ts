import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { findSpeech } from '../../scripts/ensureSpeech.mjs';
import { root } from '../../scripts/workspace.mjs';
import { firstPort } from '../browsers/ports.ts';
import { flow } from './flow/all.ts';
import { readRecord, recordText } from './record.ts';
import { brokenIn, rules } from './rules.ts';
import { walk } from './walk.ts';

const kept = readRecord(readFileSync(join(import.meta.dirname, 'record.txt'), 'utf8'));
const heard = new Map<string, readonly string[]>();

beforeAll(async () => {
  const programs = findSpeech();
  if (programs === undefined) throw new Error('Orca, Xvfb, D-Bus, xdotool or Chromium is missing');
  const results = join(root, 'test-results/speech');
  mkdirSync(results, { recursive: true });
  try {
    await walk(flow, programs, firstPort, heard);
  } finally {
    writeFileSync(join(results, 'record.txt'), recordText(heard));
  }
});

test.each(flow)('what is said is as recorded: $title', ({ title }) => {
  const { always, sometimes } = kept.get(title) ?? { always: [], sometimes: [] };
  const said = heard.get(title) ?? [];
  expect({
    new: said.filter((text) => !always.includes(text) && !sometimes.includes(text)),
    missing: always.filter((text) => !said.includes(text)),
  }).toEqual({ new: [], missing: [] });
});

test.each(rules)('$title', (rule) => {
  expect(brokenIn(rule, heard)).toEqual([]);
});
