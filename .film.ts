import { writeFile } from 'node:fs/promises';
import { createShop } from './sandbox/server/server';
import { launchChromium } from './sandbox/browser/chromium';
const shop = await createShop();
const browser = await launchChromium();
const mode = process.argv[2];
async function visit({ plain, margin, speed, film }: { plain?: boolean; margin?: string; speed: number; film?: string }) {
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 412, height: 823 }, deviceScaleFactor: 1 });
  const page = await context.newPage();
  if (margin) await page.route('**/products/**', async route => {
    const r = await route.fetch(); const t = await r.text();
    await route.fulfill({ response: r, body: t.replace(/<script data-src=/g, `<script data-margin="${margin}" data-src=`).replace('<shopify-accelerated-checkout ', '<div style="height:2500px"></div><shopify-accelerated-checkout ') });
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${shop.url}/products/cafe-da-serra?cartWallets=&recommended=buy_it_now${plain ? '' : '&script=when-visible'}`, { waitUntil: 'load' });
  const shots: Buffer[] = [];
  let on = true;
  const filming = film ? (async () => { while (on) { const t = Date.now(); const { data } = await cdp.send('Page.captureScreenshot', { format: 'jpeg', quality: 60 }); shots.push(Buffer.from(data, 'base64')); await new Promise(r => setTimeout(r, Math.max(0, 100 - (Date.now() - t)))); } })() : undefined;
  await page.waitForTimeout(1500);
  const skeletonMs = await page.evaluate(async speed => {
    const host = document.querySelector('#main shopify-accelerated-checkout')!;
    let seen: number | undefined, shown: number | undefined, y = 0, last = performance.now();
    const target = host.getBoundingClientRect().top + scrollY - 300;
    for (;;) {
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      y = Math.min(target, y + speed * (now - last) / 1000); last = now; scrollTo(0, y);
      const { top } = host.getBoundingClientRect();
      if (seen === undefined && top < innerHeight - 20) seen = now;
      if (shown === undefined && host.querySelector('shopify-buy-it-now-button button')) shown = now;
      if (seen !== undefined && shown !== undefined) return Math.max(0, shown - seen);
      if (now > 30000) return NaN;
    }
  }, speed);
  on = false; await filming;
  if (film) for (const [i, s] of shots.entries()) await writeFile(`/tmp/pictures/${film}-${String(i).padStart(2, '0')}.jpg`, s);
  await context.close();
  return Math.round(skeletonMs);
}
if (mode === 'film') {
  console.log('plain', await visit({ plain: true, speed: 2000, film: 'film-plain' }));
  console.log('lines', await visit({ speed: 2000, film: 'film-lines' }));
} else if (mode === 'margins') {
  for (const speed of [500, 2000, 6000]) for (const margin of ['0%', '25%', '50%', '100%']) {
    const all = []; for (let i = 0; i < 4; i++) all.push(await visit({ margin, speed }));
    console.log(speed, 'px/s margin', margin, all.sort((a, b) => a - b).join(' '));
  }
} else {
  // Median delay of a button above the fold, plain tag against lines.
  const run = async (plain: boolean) => {
    const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 412, height: 1600 } });
    const page = await context.newPage(); const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => { new MutationObserver((_, o) => { if (document.querySelector('shopify-buy-it-now-button button')) { o.disconnect(); (window as any).shownAt = performance.now(); } }).observe(document, { childList: true, subtree: true }); });
    await page.goto(`${shop.url}/products/cafe-da-serra?cartWallets=&recommended=buy_it_now${plain ? '' : '&script=when-visible'}`);
    await page.waitForFunction(() => (window as any).shownAt, undefined, { timeout: 30000 });
    const v = await page.evaluate(() => (window as any).shownAt); await context.close(); return Math.round(v);
  };
  const p: number[] = [], l: number[] = [];
  for (let i = 0; i < 9; i++) { p.push(await run(true)); l.push(await run(false)); }
  const med = (a: number[]) => a.sort((x, y) => x - y)[a.length >> 1];
  console.log('plain', med(p), p.join(' '), 'lines', med(l), l.join(' '));
}
await browser.close(); await shop.close();
