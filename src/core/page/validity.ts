import { unclobbered } from '../platform/document';
import { toControls } from './form';

/**
 * Returns why an invalid form can't be sent, if the browser can't show it, because the control isn't rendered: the control's label
 * and the browser's message. Otherwise returns an empty text.
 */
export function explainInvalid(form: HTMLFormElement): string {
  const invalid = toControls(form).filter(
    ({ validity, willValidate }) => willValidate && validity && !validity.valid,
  );
  // The browser focuses the control whose message it shows.
  const { activeElement } = unclobbered(form).getRootNode() as Document;
  const [control] = invalid;
  if (!control || invalid.some(other => other === activeElement)) return '';
  const { labels, name, placeholder, validationMessage } = control;
  const label = labels?.[0]?.textContent || control.getAttribute('aria-label') || placeholder || name;
  return `${label.trim().replace(/\s+/g, ' ')}: ${validationMessage}`;
}
