import { signal } from '@preact/signals';
import { useEffect, useRef } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { createRoot } from 'react-dom/client';
import { readCookie } from './core/base/cookie';
import { metric } from './core/base/metric';
import { report } from './core/base/report';
import { script } from './core/base/script';
import { trusted } from './core/base/trusted';
import { ownDocument } from './core/base/unclobbered';
import { running } from './core/click/click';
import { findText, t } from './core/labels/i18n';
import { createStyledRoot, Skeleton } from './ui/styles/styles';

/** What the later files take from the first one: the libraries, and what has a state that a page must have only once. */
export const shared = {
  jsx,
  jsxs,
  createRoot,
  useEffect,
  useRef,
  signal,
  running,
  findText,
  t,
  readCookie,
  metric,
  report,
  script,
  trusted,
  ownDocument,
  Skeleton,
  createStyledRoot,
};

export type Shared = typeof shared;
