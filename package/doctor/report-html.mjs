import { COSTS, toNames } from './report-text.mjs';

/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text of the page, which may be markup. @param {unknown} text */
const escapeHtml = text => String(text).replaceAll(/[&<>"']/g, character => ENTITIES[character] ?? '');

const STYLE = `
:root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 16%, Canvas); --soft: color-mix(in srgb, CanvasText 5%, Canvas); }
* { box-sizing: border-box; }
body { max-width: 1200px; margin: 0 auto; padding: 32px 24px 64px; font: 15px/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 4px; font-size: 26px; line-height: 1.25; }
h2 { margin: 40px 0 12px; font-size: 18px; }
p { margin: 0; }
code, .facts td { font: 13px/1.5 ui-monospace, monospace; }
code, td { overflow-wrap: anywhere; }
.muted { color: color-mix(in srgb, CanvasText 65%, Canvas); overflow-wrap: anywhere; }
.result { display: inline-block; margin: 16px 0 0; padding: 4px 12px; border-radius: 6px; font-weight: 600; color: #fff; background: #1a7f47; }
.result.mistakes { background: #b42318; }
ul { margin: 0; padding: 0; list-style: none; }
.findings li { margin-bottom: 8px; padding: 8px 12px; border-left: 4px solid var(--line); background: var(--soft); overflow-wrap: anywhere; }
.findings .mistake { border-color: #d92d20; }
.findings b { margin-right: 6px; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { font-weight: 600; }
.costs { max-width: 480px; }
.facts td:first-child:not(:only-child) { width: 30%; min-width: 128px; }
.hooks { display: flex; flex-wrap: wrap; gap: 8px; }
.hooks li { padding: 2px 8px; border-radius: 4px; background: var(--soft); }
.number { text-align: right; font-variant-numeric: tabular-nums; }
.pictures { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; align-items: end; margin-bottom: 24px; }
.pictures.narrow { max-width: 640px; }
figure { margin: 0; }
figcaption { margin-bottom: 6px; font-size: 13px; }
img { display: block; width: 100%; border: 1px solid var(--line); border-radius: 6px; }
section > h3 { margin: 20px 0 4px; font-size: 15px; }
`;

/** @param {string} title @param {string} content */
const section = (title, content) => (content ? `<section><h2>${title}</h2>${content}</section>` : '');

/** @param {string[][]} rows the cells' text */
function table(rows) {
  const lines = rows.map(cells => `<tr>${cells.map(cell => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`);
  return lines.length ? `<table class="facts">${lines.join('')}</table>` : '';
}

/** @param {string[]} names */
const list = names =>
  names.length
    ? `<ul class="hooks">${names.map(name => `<li><code>${escapeHtml(name)}</code></li>`).join('')}</ul>`
    : '';

/** @param {import('./examine.mjs').Report} report */
function costs({ costs }) {
  const rows = COSTS.map(
    ([name, toValue]) =>
      `<tr><td>${name}</td><td class="number">${toValue(costs.now)}</td><td class="number">${toValue(costs.release)}</td></tr>`,
  );
  return `<table class="costs"><tr><th></th><th class="number">today</th><th class="number">release</th></tr>${rows.join('')}</table>`;
}

/** @param {import('./examine.mjs').Report} report */
function pictures({ pictures }) {
  return pictures.now
    .map(({ width, image }, index) => {
      const figures = [
        { caption: 'today', image },
        { caption: 'with the release', image: pictures.release[index]?.image ?? Buffer.of() },
      ].map(
        figure =>
          `<figure><figcaption>${width.toLocaleString('en')} px, ${figure.caption}</figcaption><img alt="The page ${figure.caption}" src="data:image/jpeg;base64,${figure.image.toString('base64')}"></figure>`,
      );
      return `<div class="pictures${width < 600 ? ' narrow' : ''}">${figures.join('')}</div>`;
    })
    .join('');
}

/** @param {import('./examine.mjs').Report} report */
function elements({ elements }) {
  return elements
    .map(
      ({ name, attributes, shows }) =>
        `<h3><code>&lt;${escapeHtml(name)}&gt;</code></h3><p>Shows ${escapeHtml(toNames(shows.now))} today, ${escapeHtml(toNames(shows.release))} with the release.</p>${table(attributes.map(attribute => [attribute.name, attribute.value]))}`,
    )
    .join('');
}

/**
 * Formats the report as one HTML file with its pictures. Its policy blocks scripts and requests.
 *
 * @param {import('./examine.mjs').Report} report
 */
export function toHtml(report) {
  const { findings, decisions, policies, aborted, hooks, paymentButton, properties } = report;
  const mistakes = findings.filter(({ level }) => level === 'mistake').length;
  const names = [...hooks, ...paymentButton.map(name => `Shopify.PaymentButton.${name}`)];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(report.title)}: doctor report</title>
<style>${STYLE}</style>
<h1>${escapeHtml(report.title || report.finalUrl)}</h1>
<p class="muted">${escapeHtml(report.finalUrl)}</p>
<p class="muted">${escapeHtml(report.script)}, replaced by ${escapeHtml(report.file)} of release ${escapeHtml(report.release)}</p>
<p class="result${mistakes ? ' mistakes' : ''}">${mistakes ? `${mistakes} ${mistakes === 1 ? 'mistake' : 'mistakes'}` : 'No mistakes'}</p>
${section('Findings', findings.length ? `<ul class="findings">${findings.map(({ level, text }) => `<li class="${level}"><b>${level}</b>${escapeHtml(text)}</li>`).join('')}</ul>` : '')}
${section('Costs', costs(report))}
${section('Pictures', pictures(report))}
${section('Elements', elements(report))}
${section('Decisions of the release', table(decisions.map(text => [text])))}
${section('Policy violations', table(policies.map(({ directive, blocked, isReportOnly }) => [directive, blocked || 'inline', isReportOnly ? 'report-only' : 'blocks'])))}
${section('Theme hooks', list(names))}
${section('Custom properties', list(properties.map(({ name, value }) => `${name}: ${value}`)))}
${section('Blocked requests', table(aborted.release.map(({ method, url }) => [method, url])))}
</html>
`;
}
