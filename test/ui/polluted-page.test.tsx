import '../run/dom';
import { createRoot } from 'react-dom/client';
import * as assert from 'uvu/assert';
import { openModal } from '../../src/ui/dialog/modal';
import { findDialog } from '../fakes/dialog';
import { clearPage, show } from '../fakes/page';
import { pollutePrototype } from '../fakes/pollute-prototype';
import { settle } from '../fakes/settle';
import { test } from '../run/suite';

/** Properties that a script of the page may add to `Object.prototype`. */
const ADDED: Record<string, unknown> = {
  children: 'Elsewhere',
  dangerouslySetInnerHTML: { __html: '<b>Elsewhere</b>' },
  ref: 'elsewhere',
  key: 'elsewhere',
  class: 'elsewhere',
  className: 'elsewhere',
  style: 'display: none',
  display: 'none',
  id: 'elsewhere',
  title: 'Elsewhere',
  hidden: true,
  onClick: () => assert.unreachable(),
  render: 'elsewhere',
  closeButton: false,
};

function Button({ label, title }: { label: string; title?: string }) {
  return (
    <button type="button" style={{ margin: '8px' }} ref={() => {}}>
      {title}
      <i />
      {[label].map(text => (
        <b key={text}>{text}</b>
      ))}
    </button>
  );
}

/** Returns the HTML of a button that renders twice, and of a dialog. */
async function draw(): Promise<string[]> {
  const place = show('<div></div>', 'div');
  const tree = createRoot(place);
  tree.render(<Button label="Comprar" />);
  tree.render(<Button label="Pagar" />);
  const close = openModal({ title: 'Falha', children: <p>Tente de novo.</p> });
  await settle();
  const drawn = [place.innerHTML, findDialog().outerHTML];
  close();
  tree.unmount();
  clearPage();
  return drawn;
}

for (const [name, value] of Object.entries(ADDED))
  test(`renders the same if Object.prototype has ${name}`, async () => {
    const expected = await draw();
    const clean = pollutePrototype({ [name]: value });
    const found = await draw();
    clean();
    assert.equal(found, expected);
  });

test.run();
