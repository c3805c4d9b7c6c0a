import { type Channel, createSender, type Sender } from './sender';

export interface QueueOptions<T> extends Pick<Channel, 'url' | 'headers' | 'drop'> {
  /** How many items are kept; further ones are dropped. */
  max: number;
  /** Whether anything may go out yet. @default yes */
  isOpen?(): boolean;
  /** Makes one body of the items; absent where none of them may be sent. */
  toBody(items: T[]): object | undefined;
}

export interface Queue<T> extends Sender {
  push(item: T): void;
}

/** Keeps a bounded number of items until they are sent, all in one body. */
export function createQueue<T>({ max, isOpen, toBody, ...channel }: QueueOptions<T>): Queue<T> {
  let items: T[] = [];
  const sender = createSender({
    ...channel,
    drain() {
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
