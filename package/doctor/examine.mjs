import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFindings } from './findings.mjs';
import { DoctorError, findObstacle } from './obstacles.mjs';
import { createReplacement } from './replacement.mjs';
import { findViolations } from './violations.mjs';
import { visit } from './visit.mjs';

const PREFIX = '--shopify-accelerated-checkout-';
const LOG = '[portable-wallets] ';

/** Theme markup around the elements that the script, its style sheets or its skeletons refer to. */
const HOOKS = [
  '.shopify-payment-button',
  '.shopify-payment-button__button--unbranded',
  '.shopify-payment-button__more-options',
  '.shopify-payment-button__skeleton',
  '.additional-checkout-buttons',
  '.additional-checkout-buttons--horizontal',
  '.additional-checkout-buttons--vertical',
  '.wallet-cart-grid',
  '.wallet-cart-button__skeleton',
  '.product-form__buttons .button',
  '.cart__blocks .button',
  '#shopify-buyer-consent',
  '#shopify-subscription-policy-button',
];

/** Attributes and values that the report leaves out: tokens, and parameters of wallets. Names of wallets stay. */
const PRIVATE = /^(access-token|cart-id)$|wallet_params/;
const LONGEST_VALUE = 120;

/**
 * Visits a page with its own script and with the release, and compares the visits.
 *
 * @param {object} wanted
 * @param {import('playwright-core').Browser} wanted.browser
 * @param {string} wanted.url
 * @param {string} wanted.packageFolder has `manifest.json`, `custom-elements.json` and the release's folder
 * @param {string} [wanted.script] URL of the page's script, if its name isn't `portable-wallets*.js`
 * @param {boolean} [wanted.isSaved] true for a saved page, whose files may be missing
 * @param {boolean} [wanted.hasPictures]
 * @param {number} [wanted.timeoutMs] of each visit
 * @throws DoctorError if the page can't be examined
 */
export async function examine({
  browser,
  url,
  packageFolder,
  script,
  isSaved = false,
  hasPictures = false,
  timeoutMs = 60_000,
}) {
  const { modules } = JSON.parse(await readFile(join(packageFolder, 'custom-elements.json'), 'utf8'));
  /** @type {Declaration[]} */
  const declarations = modules[0].declarations;
  const replacement = await createReplacement(packageFolder, script);
  const read = {
    tags: declarations.map(({ tagName }) => tagName),
    prefix: PREFIX,
    properties: declarations.flatMap(({ cssProperties }) => cssProperties.map(({ name }) => name)),
    hooks: HOOKS,
  };
  const visitPage = (/** @type {boolean} */ isReplaced) =>
    visit(browser, { url, replacement, read, isReplaced, hasPictures, timeoutMs });
  const now = await visitPage(false);
  const obstacle = findObstacle(now, url);
  if (obstacle) throw new DoctorError(obstacle);
  for (const [file, body] of now.bodies) replacement.addReplaced(file, body);
  const next = await visitPage(true);

  const violations = findViolations(now, next, replacement);
  const decisions = next.log.filter(({ type, text }) => type === 'info' && text.startsWith(LOG));
  return {
    url,
    finalUrl: now.url,
    title: now.facts.title,
    release: replacement.release,
    script: now.scripts[0] ?? '',
    file: replacement.toFile(now.scripts[0] ?? '') ?? '',
    findings: listFindings({ now, next, isSaved, violations, declarations, replacement }),
    costs: { now: toCosts(now), release: toCosts(next) },
    elements: now.facts.elements.map(({ name, attributes, wallets }, index) => ({
      name,
      attributes: attributes.map(toShown),
      shows: { now: wallets.map(toName), release: next.facts.elements[index]?.wallets.map(toName) ?? [] },
    })),
    decisions: decisions.map(({ text }) => text.slice(LOG.length)),
    policies: violations,
    aborted: { now: now.aborted, release: next.aborted },
    hooks: now.facts.hooks,
    paymentButton: now.facts.paymentButton,
    properties: now.facts.properties.filter(({ value }) => value),
    pictures: { now: now.pictures, release: next.pictures },
  };
}

/** @param {import('./in-page.mjs').PageFacts['elements'][number]['wallets'][number]} wallet */
const toName = ({ name, isDisabled }) => (isDisabled ? `${name} (disabled)` : name);

/** @param {import('./visit.mjs').Visit} visit */
const toCosts = ({ files, bytes, cpuMs, facts }) => ({
  requests: files.length,
  bytes,
  cpuMs: cpuMs && Math.round(cpuMs),
  layoutShift: Math.round(facts.layoutShift * 1000) / 1000,
});

/** @param {{ name: string; value: string }} attribute */
function toShown({ name, value }) {
  if (!PRIVATE.test(name) && !PRIVATE.test(value))
    return { name, value: value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value };
  const wallets = [...value.matchAll(/"name"\s*:\s*"(\w+)"/g)].map(([, wallet]) => wallet);
  return { name, value: wallets.join(', ') || `(${value.length} characters)` };
}

/**
 * The part of an element's declaration in `custom-elements.json` that is read here.
 *
 * @typedef {{ tagName: string; attributes: { name: string }[]; cssProperties: { name: string }[] }} Declaration
 */

/** @typedef {Awaited<ReturnType<typeof examine>>} Report */
