/** The tests of which `npm test` plays a sample of each matrix, with all that is in them: see `sample` in `test/browser/drivers/matrix.ts`. */
import '../browser/accessibility/accessibility-pages.test';
import '../browser/accessibility/accessibility.test';
import '../browser/attack/origin.test';
import '../browser/attack/policy.test';
import '../browser/attack/sdk.test';
import '../browser/layout/gallery.test';
import '../browser/layout/languages-look.test';
import '../browser/layout/layout-focus.test';
import '../browser/layout/layout-media.test';
import '../browser/layout/layout-sizes.test';
import '../browser/layout/layout-states.test';
import '../browser/layout/layout.test';
import '../browser/wallets/apple-pay-refused.test';
import '../browser/wallets/logos.test';
import '../browser/wallets/paypal-refused.test';
