import { expect, test } from 'vitest';
import { checkVideo } from './checkVideo.ts';
import { fileSize } from './fileSize.ts';
import { videoType } from './videoType.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const ftyp = (brand: string) => encode(`\0\0\0\u0018ftyp${brand}\0\0\u0002\0`);

test('MP4, MOV and AVI are detected by their first bytes', () => {
  expect(videoType(ftyp('isom'))).toBe('mp4');
  expect(videoType(ftyp('mp42'))).toBe('mp4');
  expect(videoType(ftyp('qt  '))).toBe('mov');
  expect(videoType(encode('\0\0\0\u0008wide\0\0\0\0mdat'))).toBe('mov');
  expect(videoType(encode('RIFF\0\0\0\0AVI LIST'))).toBe('avi');
});

test('an image in the same container, audio, WebM and an empty file are rejected', () => {
  expect(videoType(ftyp('heic'))).toBeUndefined();
  expect(videoType(ftyp('avif'))).toBeUndefined();
  expect(videoType(ftyp('M4A '))).toBeUndefined();
  expect(videoType(encode('RIFF\0\0\0\0WAVEfmt '))).toBeUndefined();
  expect(videoType(encode('\u001aEß£webm'))).toBeUndefined();
  expect(videoType(new Uint8Array())).toBeUndefined();
});

test('a file is judged by its content, not by its name', async () => {
  expect(await checkVideo(new File([ftyp('isom')], 'walk.txt'))).toBeUndefined();
  expect(await checkVideo(new File(['<html>'], 'walk.mp4', { type: 'video/mp4' }))).toBe('type');
});

test('a file of 100 MB passes, one byte more is refused without reading it', async () => {
  const sized = (size: number) => Object.defineProperty(new File([ftyp('isom')], 'walk.mp4'), 'size', { value: size });
  expect(await checkVideo(sized(100 * 1024 * 1024))).toBeUndefined();
  expect(await checkVideo(sized(100 * 1024 * 1024 + 1))).toBe('size');
});

test('a size is formatted in the unit that fits', () => {
  expect(fileSize(18.4 * 1024 * 1024, 'en-US')).toBe('18.4 MB');
  expect(fileSize(300 * 1024, 'en-US')).toBe('300 kB');
  expect(fileSize(18.4 * 1024 * 1024, 'de-DE')).toBe('18,4 MB');
});
