import { later } from '../../src/core/click/later';
import { extendHost } from '../../src/core/sdk/extend-host';
import type { Config } from '../../src/core/types/config';
import type { Host } from '../../src/core/types/host';
import { createHost } from '../../src/wallets/host';
import { contextOf } from './context';

const brand = await later.loadBrand();

/** The core as a wallet with a sheet has it. */
export const createWholeHost = (page: Config, instrument: string): Host =>
  extendHost(createHost(page, contextOf(instrument), brand), page, contextOf(instrument));
