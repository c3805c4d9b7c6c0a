import * as assert from 'uvu/assert';
import { browserSuite } from '../open';
import { openProduct, PRODUCT } from '../shop-page';

const test = browserSuite('inherited styles');

/** Values of all kinds. Each property is tried with those that it accepts. */
const VALUES =
  '0|1px|40px|200%|3|.1|-1em|red|transparent|none|hidden|visible|uppercase|small-caps|vertical-rl|upright|bold|italic|nowrap|pre|break-all|anywhere|manual|rtl|right|justify|super|6px red|0 0 9px red|all|disc inside|"x" "y"|square|help|collapse|only dark|dark|contents|unset|condensed|stroke|crisp-edges|pixelated|under|off|isolate|never|always|exact|filled sesame';

/** What a page decides for the whole element: a hidden drawer, a form that ignores the pointer, the direction of its text. */
const KEPT = ['visibility', 'pointer-events', 'direction'];

for (const wallet of ['shop_pay', 'facebook_pay'])
  test(`no style that ${wallet} inherits changes its label`, async fixtures => {
    await openProduct(fixtures, PRODUCT.standard, { recommended: wallet });
    const { count, changed } = await fixtures.page.evaluate(
      ({ values, kept }) => {
        const host = document.querySelector('#main shopify-accelerated-checkout') as HTMLElement;
        const place = host.parentElement as HTMLElement;
        const element = host.querySelector('[slot=button]') as HTMLElement;
        const label = element.shadowRoot?.querySelector('img')?.parentElement as Element;
        const styles = getComputedStyle(label);
        const probe = document.createElement('div');
        const child = document.createElement('span');
        probe.append(child);
        document.body.append(probe);
        const names = [...styles].filter(name => !name.startsWith('--'));
        const before = Object.fromEntries(names.map(name => [name, styles.getPropertyValue(name)]));
        let count = 0;
        const changed: string[] = [];
        for (const name of names) {
          if (kept.includes(name)) continue;
          for (const value of values) {
            if (!CSS.supports(name, value)) continue;
            const initial = getComputedStyle(child).getPropertyValue(name);
            probe.style.setProperty(name, value);
            const isInherited = getComputedStyle(child).getPropertyValue(name) !== initial;
            probe.removeAttribute('style');
            if (!isInherited) continue;
            count++;
            place.style.setProperty(name, value, 'important');
            const seen = styles.getPropertyValue(name);
            const size = Number.parseFloat(styles.fontSize);
            place.style.removeProperty(name);
            const isWell = name.includes('font-size') ? size >= 14 && size <= 20 : seen === before[name];
            if (!isWell) changed.push(`${name}: ${value} gives ${seen}, not ${before[name]}`);
          }
        }
        return { count, changed };
      },
      { values: VALUES.split('|'), kept: KEPT },
    );
    assert.ok(count > 80, `only ${count} inherited styles`);
    assert.equal(changed, []);
  });

test.run();
