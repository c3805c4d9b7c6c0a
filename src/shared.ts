import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { createRoot } from 'react-dom/client';
import { running } from './core/click';
import { findText, t } from './core/i18n';
import { toLanguage } from './core/language';
import { metric } from './core/metric';
import { report } from './core/report';
import { script } from './core/script';
import { trusted } from './core/trusted';
import { ownDocument } from './core/unclobbered';
import { Skeleton } from './ui/skeleton';
import { createStyledRoot } from './ui/styles';

/** What the later files take from the first one: the libraries, and what has a state of its own, which a page has once. */
export const shared = {
  jsx,
  jsxs,
  createRoot,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  running,
  findText,
  t,
  metric,
  toLanguage,
  report,
  script,
  trusted,
  ownDocument,
  Skeleton,
  createStyledRoot,
};

export type Shared = typeof shared;
