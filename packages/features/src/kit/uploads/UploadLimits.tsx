'use client';
import { createContext, type ReactNode, use } from 'react';

/** What the API's host takes in one request. */
export interface UploadLimits {
  /** The most files, a video counted. PHP drops the others without a word. @default 20 */
  maxFiles?: number;
  /** The most megabytes of one file. @default 5 for a picture, 100 for a video */
  maxFileMb?: number;
  /** The most megabytes of all files together. @default no limit */
  maxTotalMb?: number;
}

/** The limits of the product's form and of the profile's photo. */
export interface KnownLimits {
  maxFiles: number;
  maxPictureMb: number;
  maxVideoMb: number;
  maxTotalMb: number | undefined;
}

const PICTURE_MB = 5;
const VIDEO_MB = 100;

const limitsOf = ({ maxFiles = 20, maxFileMb = Infinity, maxTotalMb }: UploadLimits): KnownLimits => ({
  maxFiles,
  maxPictureMb: Math.min(PICTURE_MB, maxFileMb),
  maxVideoMb: Math.min(VIDEO_MB, maxFileMb),
  maxTotalMb,
});

const UploadLimitsContext = createContext(limitsOf({}));

export interface UploadLimitsProviderProps {
  /** What the host takes; the defaults without it. */
  limits?: UploadLimits;
  children: ReactNode;
}

/** Tells the forms below what the host takes, so that they say it before a file is chosen. */
export function UploadLimitsProvider({ limits = {}, children }: UploadLimitsProviderProps) {
  return <UploadLimitsContext value={limitsOf(limits)}>{children}</UploadLimitsContext>;
}

export const useUploadLimits = (): KnownLimits => use(UploadLimitsContext);
