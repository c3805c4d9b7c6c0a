import { openModal } from './modal';

/** The dialog that a purchase ends with. */
export function tell(title: string, message: string): void {
  openModal({ title, children: <p>{message}</p> });
}
