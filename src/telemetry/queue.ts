import { type Channel, createSender, type Sender } from './sender';

export interface QueueOptions<T> extends Pick<Channel, 'url' | 'headers' | 'drop'> {
  /** More than this is given up. */
  max: number;
  /** Whether anything may go out yet. @default yes */
  isOpen?(): boolean;
  /** Nothing where none of them is for sending. */
  toBody(items: T[]): object | undefined;
}

export interface Queue<T> extends Sender {
  push(item: T): void;
}

/** Keeps what is to be sent, within its bound, and sends it in one body. */
export function createQueue<T>({ max, isOpen, toBody, ...channel }: QueueOptions<T>): Queue<T> {
  let items: T[] = [];
  const sender = createSender({
    ...channel,
    take() {
      if (!items.length || isOpen?.() === false) return undefined;
      const taken = items;
      items = [];
      const body = toBody(taken);
      return body && { body, size: taken.length };
    },
  });
  return {
    ...sender,
    push(item) {
      if (items.length === max) return channel.drop(1);
      items.push(item);
      sender.nudge();
    },
  };
}
