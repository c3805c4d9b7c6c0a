import { metric } from '../../core/base/metric';
import { openModal } from './modal';

/** The dialog that a purchase ends with. */
export function showDialog(title: string, message: string): void {
  metric('dialog.shown');
  openModal({ title, children: <p>{message}</p> });
}
