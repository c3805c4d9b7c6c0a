import {
  findDisabled,
  findMissingField,
  findOtherShop,
  findPrivateToken,
  findUnlistedVariant,
} from './elements.mjs';
import { findUnknownNames } from './unknown-names.mjs';
import { toSentence } from './violations.mjs';

const LOG = /^\[portable-wallets\] /;

/** The script's warning about a form that it can't buy from. */
const NO_BUTTONS = /^No buttons: /;

/**
 * A mistake of the page, which makes the doctor exit with code 1, or a note.
 *
 * @typedef {{ level: 'mistake' | 'note'; text: string }} Finding
 */

/**
 * Both visits of a page.
 *
 * @typedef {object} Visits
 * @property {import('./visit.mjs').Visit} now
 * @property {import('./visit.mjs').Visit} next with the release
 * @property {boolean} isSaved
 * @property {import('./visit.mjs').Violation[]} violations that the release causes
 * @property {import('./examine.mjs').Declaration[]} declarations
 * @property {import('./replacement.mjs').Replacement} replacement
 */

/** What the doctor looks for, in the order of the report. @type {[Finding['level'], (visits: Visits) => string[]][]} */
const FINDINGS = [
  [
    'mistake',
    ({ next }) =>
      next.facts.isDefined
        ? []
        : ['The release did not run on this page. Read the policies below, and the console of the page.'],
  ],
  ['mistake', ({ next }) => toLogged(next, 'error')],
  ['mistake', ({ next }) => toLogged(next, 'warning').filter(text => NO_BUTTONS.test(text))],
  ['mistake', ({ violations }) => violations.filter(({ isReportOnly }) => !isReportOnly).map(toSentence)],
  [
    'mistake',
    ({ now }) =>
      findBlocked(now).map(
        url =>
          `The page has an integrity that does not match ${url}, so browsers don't run the file. Set the hash of the served file.`,
      ),
  ],
  ['mistake', ({ now, isSaved }) => (isSaved ? [] : findMissing(now))],
  ['mistake', ({ now, next }) => findLost(now, next)],
  ['mistake', ({ next }) => next.facts.elements.flatMap(findMissingField)],
  ['mistake', ({ next }) => next.facts.elements.flatMap(findUnlistedVariant)],
  ['mistake', ({ next }) => next.facts.elements.flatMap(findPrivateToken)],
  ['mistake', visits => toTexts(visits, 'mistake')],
  ['note', ({ next }) => toLogged(next, 'warning')],
  ['note', ({ violations }) => violations.filter(({ isReportOnly }) => isReportOnly).map(toSentence)],
  ['note', ({ now, replacement }) => findRenamed(now, replacement)],
  [
    'note',
    ({ now }) =>
      now.facts.hasBanner
        ? ['The page shows a cookie banner. The report leaves out what loads after consent.']
        : [],
  ],
  ['note', ({ now }) => findEmpty(now)],
  ['note', ({ next }) => next.facts.elements.flatMap(findDisabled)],
  [
    'note',
    ({ next: { facts } }) => facts.elements.flatMap(element => findOtherShop(element, facts.features)),
  ],
  [
    'note',
    ({ next }) =>
      findBlocked(next).map(
        url =>
          `The release did not run in place of ${url}, because the doctor could not replace the integrity in the page.`,
      ),
  ],
  ['note', visits => toTexts(visits, 'note')],
];

/**
 * Lists the mistakes and the notes by comparing both visits.
 *
 * @param {Visits} visits
 * @returns {Finding[]}
 */
export function listFindings(visits) {
  const found = FINDINGS.flatMap(([level, find]) => find(visits).map(text => ({ level, text })));
  return found.filter(({ text }, index) => found.findIndex(other => other.text === text) === index);
}

/** @param {Visits} visits @param {Finding['level']} level */
const toTexts = ({ now, declarations }, level) =>
  findUnknownNames(now, declarations).flatMap(finding => (finding.level === level ? finding.text : []));

/** Returns what the release has logged. @param {import('./visit.mjs').Visit} visit @param {'error' | 'warning'} type */
const toLogged = ({ log }, type) =>
  log.flatMap(entry => (entry.type === type && LOG.test(entry.text) ? entry.text.replace(LOG, '') : []));

/**
 * Returns the script's URLs that the browser has blocked by their integrity.
 *
 * @param {import('./visit.mjs').Visit} visit
 */
const findBlocked = ({ integrityErrors, scripts }) =>
  scripts.filter(url => integrityErrors.some(text => text.includes(`'${url}'`)));

/** Returns the script's URLs that the server doesn't have. @param {import('./visit.mjs').Visit} visit */
const findMissing = ({ scripts, statuses }) =>
  scripts.flatMap(url => {
    const status = statuses.get(url) ?? 0;
    return status < 400 ? [] : [`${url} returned ${status}. Correct the URL in the page.`];
  });

/**
 * Lists the wallets that a shopper can press today, but not with the release.
 *
 * @param {import('./visit.mjs').Visit} now
 * @param {import('./visit.mjs').Visit} next
 */
function findLost(now, next) {
  return now.facts.elements.flatMap(({ name, wallets }, index) =>
    wallets.flatMap(wallet => {
      const left = next.facts.elements[index]?.wallets.find(other => other.name === wallet.name);
      if (!left) return [`<${name}> shows ${wallet.name} today, but not with the release.`];
      return left.isDisabled && !wallet.isDisabled
        ? [`<${name}> has an enabled ${wallet.name} today, but a disabled one with the release.`]
        : [];
    }),
  );
}

/**
 * @param {import('./visit.mjs').Visit} now
 * @param {import('./replacement.mjs').Replacement} replacement
 */
function findRenamed({ scripts }, replacement) {
  return scripts
    .filter(url => !url.split(/[?#]/)[0]?.includes(`/${replacement.toFile(url)}`))
    .map(
      url => `The release has no file with the name of ${url}. The doctor used ${replacement.toFile(url)}.`,
    );
}

/** @param {import('./visit.mjs').Visit} now */
function findEmpty({ facts }) {
  return facts.elements
    .filter(({ wallets }) => !wallets.length)
    .map(
      ({ name }) =>
        `<${name}> shows no wallet today${name.endsWith('-cart') ? ', for example because the cart is empty' : ''}.`,
    );
}
