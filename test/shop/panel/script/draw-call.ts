import type { Entry } from '../calls';

/** One call as a list item that opens. */
export function drawCall(entry: Entry, isOpen: boolean): HTMLLIElement {
  const details = element('details', '', summary(entry), body(entry));
  details.open = isOpen;
  const item = element('li', 'call', details);
  item.dataset.number = String(entry.number);
  return item;
}

function summary({ at, method, url, operation, headers, status }: Entry): HTMLElement {
  const time = new Date(at).toLocaleTimeString('en-GB', { hour12: false });
  const wallet = headers['x-wallet-name'];
  return element(
    'summary',
    '',
    element('span', 'time', time),
    element('strong', 'name', operation ?? `${method} ${url}`),
    ...(wallet ? [element('span', 'chip', wallet)] : []),
    element('span', `status ${tone(status)}`, status === undefined ? '…' : String(status)),
  );
}

function tone(status = 0): string {
  return status >= 400 ? 'bad' : status ? 'good' : 'wait';
}

function body({ method, url, headers, variables, answer }: Entry): HTMLElement {
  const rows = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return element(
    'div',
    'body',
    ...part('Request', [`${method} ${url}`, ...rows].join('\n')),
    ...part('Variables', show(variables)),
    ...part('Answer', show(answer)),
  );
}

function part(title: string, text: string): HTMLElement[] {
  const pre = element('pre', '', text);
  pre.tabIndex = 0;
  return text ? [element('h3', '', title), pre] : [];
}

function show(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
}
