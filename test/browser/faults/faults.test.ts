import { playsAll } from '../matrix';
import { browserSuite, FAILED_REQUEST } from '../open';
import { amazonPay, buyWithPrime } from './amazon-pay';
import { applePay } from './apple-pay';
import { ANSWERS, type Cell, FAULTS, type Fault, toCells } from './cells';
import { googlePay } from './google-pay';
import { buyItNow, metaPay, moreOptions, shopPay } from './links';
import { paypal, venmo } from './paypal';
import { playCase } from './play-case';
import { SDK_ERROR } from './sdk-fault';
import type { Step } from './walk';

const WALKS = [
  applePay,
  googlePay,
  paypal,
  venmo,
  shopPay,
  metaPay,
  amazonPay,
  buyWithPrime,
  buyItNow,
  moreOptions,
];

const MONEY = FAULTS.filter(fault => fault !== 'SDK never answers');

/**
 * Cells that `npm test` runs, with the first case of each: first those that may charge the shopper
 * twice, then those that may leave the button disabled, then one wallet of each kind in each step.
 */
const ALWAYS: [wallet: string, step: Step, faults: Fault[]][] = [
  ['apple_pay', 'submit', MONEY],
  ['google_pay', 'submit', MONEY],
  ['apple_pay', 'leave', ['page hidden', 'cancelled meanwhile']],
  ['google_pay', 'leave', ['element removed']],
  ['apple_pay', 'authorise', ['cut', 'cancelled meanwhile', 'cart changed', 'page hidden']],
  ['google_pay', 'authorise', ['500', 'cancelled meanwhile', 'cart changed']],
  ['apple_pay', 'click', ['SDK throws', 'SDK never answers']],
  ['apple_pay', 'session', ['SDK throws', 'cancelled meanwhile']],
  ['apple_pay', 'address', ['page hidden']],
  ['google_pay', 'load', ['SDK never answers']],
  ['google_pay', 'mount', ['SDK throws']],
  ['google_pay', 'click', ['SDK throws', 'SDK never answers']],
  ['paypal', 'load', ['refused']],
  ['paypal', 'mount', ['SDK throws', 'SDK never answers']],
  ['paypal', 'session', ['refused', 'SDK throws', 'cancelled meanwhile']],
  ['paypal', 'address', ['cut', 'page hidden', 'element removed']],
  ['shop_pay', 'mount', ['refused']],
  ['shop_pay', 'session', ['429']],
  ['amazon_pay', 'session', ['500', 'SDK throws', 'SDK never answers']],
  ['amazon_pay', 'leave', ['cancelled meanwhile']],
  ['facebook_pay', 'session', ['page hidden']],
  ['buy_it_now', 'click', ['500']],
  ['buy_it_now', 'leave', ['cancelled meanwhile']],
  ['more_options', 'session', ['slow']],
];

/** Expected errors of the script in the page. Others fail the test. */
const EXPECTED: Partial<Record<Fault, RegExp>> = {
  nonsense: /The server answered BAD_ANSWER/,
  'SDK throws': new RegExp(`${SDK_ERROR}|INTERNAL_ERROR|The shopper simulated a failure`),
  'SDK never answers': /timeout/,
  // After the order, the page's cart no longer exists.
  'page hidden': /The server answered ERROR/,
};

/** Errors of a script file that does not load, and Chromium's message about a page instead of a file. */
const FILE_EXPECTED =
  /has no button: (moduleNotLoaded|SDK not there)|Failed to fetch dynamically imported module|Failed to load module script|Unexpected token '<'/;

/** The error if no retry has created a cart. */
const CREATION_EXPECTED = /A cart could not be created: (HTTP|NETWORK|THROTTLED)/;

/** Returns the errors that the page may log for this fault in this step. */
function listExpected(step: Step, fault: Fault): RegExp[] {
  const isAnswer = fault in ANSWERS;
  return [
    FAILED_REQUEST,
    EXPECTED[fault],
    isAnswer && (step === 'load' || step === 'click') && FILE_EXPECTED,
    isAnswer && step === 'session' && CREATION_EXPECTED,
  ].filter(pattern => pattern instanceof RegExp);
}

const test = browserSuite('faults');

const all = toCells(WALKS);
const always = ALWAYS.flatMap(([wallet, step, faults]) =>
  faults.map((fault): Cell => {
    const cell = all.find(cell => cell.walk.wallet === wallet && cell.step === step && cell.fault === fault);
    if (!cell?.cases[0]) throw new Error(`${wallet} has no ${fault} in ${step}`);
    return { ...cell, cases: cell.cases.slice(0, 1) };
  }),
);

for (const cell of playsAll ? all : always)
  for (const played of cell.cases)
    test(
      `${cell.walk.wallet}, ${cell.step}, ${cell.fault}: ${played.name}, on the ${played.page} page`,
      async fixtures => {
        for (const pattern of listExpected(cell.step, cell.fault)) fixtures.expect(pattern);
        await playCase(fixtures, cell, played);
      },
      // Large enough for Shop Pay's iframe.
      { viewport: { width: 1000, height: 1000 } },
    );

test.run();
