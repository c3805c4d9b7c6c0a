import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { examine } from './examine.mjs';
import { DoctorError, toLine } from './obstacles.mjs';
import { openBrowser } from './open-browser.mjs';
import { toHtml } from './report-html.mjs';
import { toText } from './report-text.mjs';
import { servePage } from './saved-page.mjs';

const OPTIONS = /** @type {const} */ ({ out: { type: 'string' }, script: { type: 'string' } });
const EXIT_CODES = { passed: 0, mistakes: 1, notExamined: 2 };

/**
 * Runs `portable-wallets doctor`: prints the report, and writes it with `--out`.
 *
 * @param {string[]} args
 * @param {string} packageFolder has the release's folder and `manifest.json`
 * @returns the exit code: 0 if the page has no mistakes, 1 if it has some, 2 if it could not be examined
 */
export async function runDoctor(args, packageFolder) {
  try {
    const { page, script, out } = readArgs(args);
    const report = await examinePage(page, script, Boolean(out), packageFolder);
    console.log(toText(report));
    if (out) await writeReport(out, report);
    return report.findings.some(({ level }) => level === 'mistake') ? EXIT_CODES.mistakes : EXIT_CODES.passed;
  } catch (error) {
    if (!(error instanceof DoctorError)) throw error;
    console.error(error.message);
    return EXIT_CODES.notExamined;
  }
}

/**
 * @param {string} page URL or file
 * @param {string | undefined} script
 * @param {boolean} hasPictures
 * @param {string} packageFolder
 */
async function examinePage(page, script, hasPictures, packageFolder) {
  const isWeb = /^https?:\/\//i.test(page) && URL.canParse(page);
  const saved = isWeb ? undefined : await servePage(toPath(page));
  try {
    const browser = await openBrowser();
    try {
      const url = saved?.url ?? new URL(page).href;
      return await examine({
        browser,
        url,
        packageFolder,
        hasPictures,
        isSaved: Boolean(saved),
        ...(script && { script }),
      });
    } finally {
      await browser.close();
    }
  } finally {
    saved?.close();
  }
}

/** @param {string} page */
function toPath(page) {
  const path = /^file:/i.test(page) && URL.canParse(page) ? fileURLToPath(page) : page;
  if (!existsSync(path))
    throw new DoctorError(`${page} is neither a file nor a URL with http: or https:. Pass one of them.`);
  return path;
}

/** @param {string[]} args */
function readArgs(args) {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const [page, ...others] = positionals;
    if (!page || others.length) throw new Error('Pass one page');
    const { script, out } = values;
    if (script && !URL.canParse(script)) throw new Error(`--script takes a URL, not ${script}`);
    return { page, out, script: script && new URL(script).href.split('#')[0] };
  } catch (error) {
    throw new DoctorError(
      `${toLine(error).replace(/\.$/, '')}: npx portable-wallets doctor https://shop.example/products/coffee [--out folder] [--script url]`,
    );
  }
}

/**
 * @param {string} folder
 * @param {import('./examine.mjs').Report} report
 */
async function writeReport(folder, report) {
  const { pictures, ...facts } = report;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'report.json'), `${JSON.stringify(facts, null, 2)}\n`);
    await writeFile(join(folder, 'report.html'), toHtml(report));
  } catch (error) {
    throw new DoctorError(`Could not write the report: ${toLine(error)}. Pass another folder to --out.`);
  }
  console.log(`\nWrote report.html, with pictures, and report.json to ${folder}.`);
}
