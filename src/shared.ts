import { signal } from '@preact/signals';
import { jsx, jsxs } from 'react/jsx-runtime';
import { createRoot } from 'react-dom/client';
import { togetherLater } from './core/base/batch-reads';
import { readCookie } from './core/base/cookie';
import { DeveloperError } from './core/base/developer-error';
import { loadModule, toFile } from './core/base/load-module';
import { metric } from './core/base/metric';
import { policy } from './core/base/policy';
import { report, toReadable } from './core/base/report';
import { script } from './core/base/script';
import { ownDocument, unclobbered } from './core/base/unclobbered';
import { running } from './core/click/click';
import { later } from './core/click/later';
import { fillIn, marks, t } from './core/labels/i18n';
import { readAttributes, readFlags, readWallet, readWallets } from './core/page/config';
import { createButtonSet } from './ui/buttons/button-set';
import { setConsent } from './ui/buttons/set-consent';
import { createStyledRoot, Skeleton, styleDocument } from './ui/styles/styles';
import { broken, findWallet, loadWallet, prepareWallet, putFirst } from './wallets';

/** What the later files take from the first one: the libraries, and what has a state that a page must have only once. */
export const shared = {
  jsx,
  jsxs,
  createRoot,
  signal,
  running,
  fillIn,
  marks,
  t,
  readCookie,
  loadModule,
  toFile,
  metric,
  report,
  toReadable,
  script,
  policy,
  ownDocument,
  unclobbered,
  DeveloperError,
  later,
  readAttributes,
  readFlags,
  readWallet,
  readWallets,
  broken,
  findWallet,
  loadWallet,
  prepareWallet,
  putFirst,
  createButtonSet,
  togetherLater,
  setConsent,
  styleDocument,
  Skeleton,
  createStyledRoot,
};

export type Shared = typeof shared;
